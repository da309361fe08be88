import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deviceId } from '../../../db/disk/device.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { folder, newFile, writeEverything } from '../fixtures/a-file.ts'

/** A file in a folder of its own; the folder is open to everybody, or to nobody else. */
const aFile = (mode: number, fileMode: number) => {
  const path = folder()
  chmodSync(path, 0o755)
  const shared = join(path, 'shared')
  mkdirSync(shared)
  const file = join(shared, 'a.shinpan')
  const db = newFile(file)
  writeEverything(db)
  return {
    file,
    shared,
    db,
    give: () => {
      chmodSync(file, fileMode)
      chmodSync(shared, mode)
    },
  }
}

const LOOK = `import { openToRead } from '${join(import.meta.dirname, '../../../db/file/open-to-read.ts')}'
import { verify } from '${join(import.meta.dirname, '../../../db/file/verify.ts')}'
const opened = openToRead(process.argv[1])
console.log(opened.ok ? verify(opened.value).trouble : opened.error.detail)
if (opened.ok) opened.value.close()`

/** Somebody else's program on the same machine. */
const asSomebodyElse = (file: string): string =>
  spawnSync(process.execPath, ['--input-type=module', '-e', LOOK, file], { uid: 65534, gid: 65534, encoding: 'utf8' }).stdout.trim()

/** Only root can be somebody else, and only where the checkout and the scratch folder are open to others. */
const isOpenToOthers = (): boolean => {
  if (process.getuid?.() !== 0) return false
  const look = `const fs = require('node:fs'); fs.readdirSync(${JSON.stringify(join(import.meta.dirname, '../../../db'))}); fs.rmdirSync(fs.mkdtempSync(${JSON.stringify(join(tmpdir(), 'others-'))}))`
  return spawnSync(process.execPath, ['-e', look], { uid: 65534, gid: 65534 }).status === 0
}
const others = test.skipIf(!isOpenToOthers())

others('a read-only file in a read-only folder is read', () => {
  const { file, db, give } = aFile(0o555, 0o444)
  db.close()
  give()
  expect(asSomebodyElse(file)).toBe('null')
})

others('who reads somebody else’s file leaves nothing beside it', () => {
  const { file, shared, db, give } = aFile(0o777, 0o644)
  db.close()
  give()
  expect(asSomebodyElse(file)).toBe('null')
  expect(readdirSync(shared)).toEqual(['a.shinpan'])
})

others('a file that its owner has open is read along by somebody else, where its group may', () => {
  const { file, give } = aFile(0o755, 0o640)
  give()
  for (const part of ['', '-wal', '-shm']) {
    chownSync(`${file}${part}`, 0, 65534)
    chmodSync(`${file}${part}`, 0o640)
  }
  expect(asSomebodyElse(file)).toBe('null')
})

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, 5000)],
  ['zeroed behind its first page', (whole: Buffer) => Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100)])],
])('a file that is %s leaves nothing beside it', (_, damage) => {
  const path = folder()
  const whole = join(path, 'whole.shinpan')
  const db = newFile(whole)
  writeEverything(db)
  db.close()
  const file = join(path, 'a.shinpan')
  copyFileSync(whole, file)
  writeFileSync(file, damage(readFileSync(whole)))
  const opened = openToRead(file)
  if (opened.ok) opened.value.close()
  expect(readdirSync(path)).toEqual(['a.shinpan', 'whole.shinpan'])
})

test.each(['', 'cut off', '0123'])('a device’s name that reads %j is made anew, and kept', (text) => {
  const home = folder()
  writeFileSync(join(home, 'device'), text)
  const made = deviceId(home)
  expect(made).toMatch(/^[0-9a-f]{16}$/)
  expect([deviceId(home), readdirSync(home)]).toEqual([made, ['device']])
})
