import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { folder } from '../fixtures/a-file.ts'

test('a folder is made with those above it, and one that is there stays as it is', () => {
  const path = join(folder(), 'a', 'b')
  makeFolder(path, 0o700)
  makeFolder(path)
  expect(statSync(path).isDirectory()).toBe(true)
  if (process.platform !== 'win32') for (const made of [path, join(path, '..')]) expect(statSync(made).mode & 0o777).toBe(0o700)
})

test('a file in the place of a folder is an error, and stays', () => {
  const path = join(folder(), 'a')
  writeFileSync(path, 'own')
  expect(() => makeFolder(path)).toThrow('EEXIST')
  expect(() => makeFolder(join(path, 'b'))).toThrow(`ENOTDIR: not a directory, mkdir '${join(path, 'b')}'`)
})

test.skipIf(!existsSync('/proc/self'))('where the system makes no folders, that is an error at once', () => {
  expect(() => makeFolder('/proc/shinpan/a')).toThrow('ENOENT')
})
