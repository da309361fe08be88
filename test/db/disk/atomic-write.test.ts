import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAtomic, writeAtomic, writeAtomicAsync } from '../../../db/disk/atomic-write.ts'
import { folder } from '../fixtures/a-file.ts'

const notOnWindows = test.skipIf(process.platform === 'win32')

const WRITERS = [
  ['at once', (path: string, content: string) => new Promise<void>((resolve) => resolve(writeAtomic(path, content)))],
  ['in the background', writeAtomicAsync],
] as const

test.each(WRITERS)('a file is replaced as a whole, %s, and nothing is left beside it', async (_, write) => {
  const path = folder()
  await write(join(path, 'a'), 'one')
  await write(join(path, 'a'), 'two')
  expect([readFileSync(join(path, 'a'), 'utf8'), readdirSync(path)]).toEqual(['two', ['a']])
})

test.each(WRITERS)('on failure nothing is changed or left beside it, %s', async (_, write) => {
  const path = folder()
  mkdirSync(join(path, 'a'))
  await expect(write(join(path, 'a'), 'one')).rejects.toThrow()
  await expect(write(join(path, 'none', 'a'), 'one')).rejects.toThrow(/^ENOENT: .* '[^']*none\/a'$/)
  expect([readdirSync(path), statSync(join(path, 'a')).isDirectory()]).toEqual([['a'], true])
})

notOnWindows.each(WRITERS)(
  'only this user may read it, whatever was there before, %s; a link is replaced, not followed',
  async (_, write) => {
    const path = folder()
    writeFileSync(join(path, 'open'), 'open')
    chmodSync(join(path, 'open'), 0o666)
    symlinkSync(join(path, 'open'), join(path, 'link'))
    await write(join(path, 'link'), 'own')
    await write(join(path, 'open'), 'own')
    for (const name of ['link', 'open'])
      expect([lstatSync(join(path, name)).isFile(), statSync(join(path, name)).mode & 0o777]).toEqual([true, 0o600])
  },
)

test('a file that is created never replaces another', () => {
  const path = folder()
  createAtomic(join(path, 'a'), 'one')
  expect(() => createAtomic(join(path, 'a'), 'two')).toThrow('EEXIST')
  expect([readFileSync(join(path, 'a'), 'utf8'), readdirSync(path)]).toEqual(['one', ['a']])
})
