import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFile } from '../../../../db/file/open-file.ts'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { brokenLog } from '../../../../db/file/raw/broken-wal.ts'
import { verify } from '../../../../db/file/verify.ts'
import { type Dice, diceOf } from '../../../../tools/generator/dice.ts'
import { folder, newFile, raw, writeEverything } from '../../fixtures/a-file.ts'

const PAGE = 4096
const FRAME = PAGE + 24

type Bytes = Readonly<Record<'' | '-wal', Buffer | undefined>>

/** A file with an entry of every kind, and its write-ahead log beside it where it was not closed. */
const aFile = (closed: boolean): string => {
  const bytes = made.get(closed) ?? makeFile(closed)
  made.set(closed, bytes)
  const copy = join(folder(), 'a.shinpan')
  for (const [end, part] of Object.entries(bytes)) if (part) writeFileSync(copy + end, part)
  return copy
}

/** Each kind of file, made once for all tests. */
const made = new Map<boolean, Bytes>()

const makeFile = (closed: boolean): Bytes => {
  const file = join(folder(), 'first.shinpan')
  const db = newFile(file)
  writeEverything(db)
  if (closed) db.close()
  return { '': readFileSync(file), '-wal': existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : undefined }
}

const change = (file: string, what: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(file)
  what(bytes)
  writeFileSync(file, bytes)
}

const turn = (bytes: Buffer, dice: Dice): void => {
  const at = dice.below(bytes.length)
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << dice.below(8)), at)
}

const pageOf = (bytes: Buffer, dice: Dice): number => PAGE * dice.below(bytes.length / PAGE)

/** Kinds of damage to a file. */
const KINDS: Readonly<Record<string, (file: string, dice: Dice) => void>> = {
  'a bit': (file, dice) => change(file, (bytes) => turn(bytes, dice)),
  'a page of zeros': (file, dice) =>
    change(file, (bytes) => {
      const at = pageOf(bytes, dice)
      bytes.fill(0, at, at + PAGE)
    }),
  'a page of noise': (file, dice) =>
    change(file, (bytes) => {
      const at = pageOf(bytes, dice)
      for (let n = 0; n < PAGE; n++) bytes[at + n] = dice.below(256)
    }),
  'a page in the place of another': (file, dice) =>
    change(file, (bytes) => void bytes.copy(bytes, pageOf(bytes, dice), pageOf(bytes, dice))),
  'cut off': (file, dice) => truncateSync(file, PAGE * (1 + dice.below(readFileSync(file).length / PAGE - 1))),
  'an entry changed': (file, dice) =>
    raw(file, (db) => {
      db.exec('DROP TRIGGER entry_is_never_changed')
      db.prepare("UPDATE entry SET body = json_set(body, '$.note', 7) WHERE seq = ?").run(1 + dice.below(20))
      db.exec("CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'the log only grows'); END")
    }),
  'a bit of the write-ahead log': (file, dice) => change(`${file}-wal`, (bytes) => turn(bytes, dice)),
  'a frame of zeros': (file, dice) =>
    change(`${file}-wal`, (bytes) => {
      const at = 32 + FRAME * dice.below(Math.floor(bytes.length / FRAME))
      bytes.fill(0, at, at + FRAME)
    }),
}

const refusedByVerify = (file: string): boolean => {
  const opened = openToRead(file)
  if (!opened.ok) return true
  const { ok } = verify(opened.value)
  opened.value.close()
  return !ok || brokenLog(file) !== null
}

test.each(Object.entries(KINDS))('%s: what verify refuses, nobody writes to', (kind, damage) => {
  let refused = 0
  for (let seed = 1; seed <= 12; seed++) {
    const file = aFile(!/log|frame/.test(kind))
    damage(file, diceOf(seed))
    const isRefused = refusedByVerify(file)
    if (isRefused) refused++
    const opened = openFile(file, 'd1')
    expect({ seed, written: opened.ok }).toEqual({ seed, written: !isRefused })
    if (opened.ok) opened.value.close()
    else expect(existsSync(`${file}-wal`)).toBe(/log|frame/.test(kind))
  }
  expect(refused).toBeGreaterThan(0)
})
