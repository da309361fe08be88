import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../../../db/schema/migrations/list.ts'
import { folder } from '../fixtures/a-file.ts'

const git = (...words: readonly string[]): string => spawnSync('git', words, { encoding: 'utf8' }).stdout ?? ''

/** The newest released version in this clone, none before 0.1.0. */
const released = git('tag', '--list', '[0-9]*.[0-9]*.[0-9]*', 'v[0-9]*.[0-9]*.[0-9]*', '--sort=-version:refname').split('\n')[0]

const migrationsOf = (tag: string): readonly string[] => {
  const copy = folder()
  const files = git('ls-tree', '-r', '--name-only', tag, 'db/schema/migrations').split('\n').filter(Boolean)
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), git('show', `${tag}:${file}`))
  }
  writeFileSync(join(copy, 'package.json'), '{"type":"module"}')
  const list = pathToFileURL(join(copy, 'db/schema/migrations/list.ts')).href
  const print = `import(${JSON.stringify(list)}).then(({ MIGRATIONS }) => console.log(JSON.stringify(MIGRATIONS)))`
  return JSON.parse(execFileSync(process.execPath, ['-e', print], { encoding: 'utf8' })) as readonly string[]
}

test.skipIf(!released)('released migrations are as they were released', () => {
  const before = migrationsOf(String(released))
  expect(before.length).toBeGreaterThan(0)
  expect(MIGRATIONS.slice(0, before.length)).toEqual(before)
})
