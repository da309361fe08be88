import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { CALLS, calledWorker } from './worker-calls.ts'

/** The shell as it was built: `npm run build:shell`. */
const BUILT = resolve('dist/electron')

const workers = globSync('desk/**/*-worker.ts').map((file) => basename(file, '.ts'))

test('every worker of the desk has a call here', () => expect(Object.keys(CALLS).sort()).toEqual([...workers].sort()))

test('every module of the build looks for its worker where it is', () => {
  const modules = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'))
  const wanted = modules.flatMap((name) =>
    [...readFileSync(join(BUILT, name), 'utf8').matchAll(/join\(import\.meta\.dirname, ["'`]([\w-]+-worker)["'`]\)/g)].map(([, worker]) =>
      join(BUILT, name, '..', `${worker}.mjs`),
    ),
  )
  expect(new Set(wanted.map((path) => basename(path, '.mjs')))).toEqual(new Set(workers))
  expect(wanted.filter((path) => !existsSync(path))).toEqual([])
})

test.each(workers)('%s of the build answers', async (name) => {
  const { answer, expected } = await calledWorker(BUILT, name)
  expect(answer).toMatchObject(expected as object)
})
