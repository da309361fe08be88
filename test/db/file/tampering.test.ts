import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { rebuildFile } from '../../../db/file/open-file.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { mergeFiles } from '../../../db/joining/merge-files.ts'
import { type Dice, diceOf } from '../../../tools/generator/dice.ts'
import { DEVICE } from '../fixtures/a-file.ts'
import { OTHER, referee, twoCopies, write } from '../fixtures/two-copies.ts'
import { TAMPERINGS, type Tampered, writeAnewFrom } from './tampering.ts'

/** How many changes are tried; `npm run tool tamper` tries 1,000. */
const TRIED = Number(process.env.SHINPAN_TAMPERINGS ?? 40)

/** A file with an entry of every kind, two branches joined by an act, and two more that no act has joined yet. */
const written = (): { readonly path: string; readonly file: string } => {
  const { path, a, b } = twoCopies()
  const apart = (names: readonly string[]): void => {
    for (const name of names) {
      write(a, DEVICE, referee(`${name} here`))
      write(b, OTHER, referee(`${name} there`))
    }
  }
  const join = (): void => {
    for (const [into, from] of [
      [a, b],
      [b, a],
    ] as const)
      if (!mergeFiles(into, [from]).ok) throw new Error('the copies were not joined')
  }
  apart(['Ann', 'Bo', 'Cy'])
  join()
  apart(['Di', 'Ed'])
  join()
  write(a, DEVICE, referee('Fi'))
  join()
  apart(['Gus', 'Ha'])
  join()
  return { path, file: a }
}

const look = (file: string, head?: string) => {
  const opened = openToRead(file)
  if (!opened.ok) return { ok: false, trouble: opened.error.detail, heads: [] }
  try {
    return verify(opened.value, head === undefined ? {} : { head })
  } finally {
    opened.value.close()
  }
}

/** As somebody with a SQLite shell: guards off, the change, guards on again. Null where the database itself refuses it. */
const tamper = (file: string, dice: Dice, what: (db: Database.Database, dice: Dice) => Tampered | null): Tampered | null => {
  const db = new Database(file)
  db.pragma('journal_mode = DELETE')
  db.pragma('synchronous = OFF')
  db.pragma('ignore_check_constraints = ON')
  try {
    const guards = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all() as { name: string; sql: string }[]
    for (const { name } of guards) db.exec(`DROP TRIGGER ${name}`)
    const did = what(db, dice)
    for (const { sql } of guards) db.exec(sql)
    return did
  } catch (error) {
    if (!String((error as { code?: string }).code).startsWith('SQLITE_CONSTRAINT')) throw error
    return null
  } finally {
    db.close()
  }
}

test(`${TRIED} single changes with the guards taken off: each is found, and the first wrong entry named`, { timeout: 3_600_000 }, () => {
  const { path, file } = written()
  expect(look(file)).toMatchObject({ ok: true, heads: [expect.any(String), expect.any(String)] })
  const changed = join(path, 'changed.shinpan')
  const dice = diceOf(20_261_121)
  const missed: string[] = []
  const misnamed: string[] = []
  for (let tried = 0; tried < TRIED; ) {
    copyFileSync(file, changed)
    const done = tamper(changed, dice, dice.pick(TAMPERINGS))
    if (!done) continue
    tried++
    const { ok, trouble } = look(changed)
    if (ok) missed.push(done.did)
    else if (!done.says.test(String(trouble))) misnamed.push(`${done.did}: ${trouble}`)
    for (const end of ['', '-wal', '-shm']) rmSync(`${changed}${end}`, { force: true })
  }
  expect([missed, misnamed]).toEqual([[], []])
})

test('a log written anew from some entry on, with everything else made anew, is found by any hash noted before', () => {
  const { path, file } = written()
  const noted = look(file).heads
  const changed = join(path, 'changed.shinpan')
  for (const seq of [1, 12, 30]) {
    copyFileSync(file, changed)
    tamper(changed, diceOf(1), (db) => {
      writeAnewFrom(db, seq)
      return null
    })
    rebuildFile(changed, DEVICE)
    expect(look(changed)).toMatchObject({ ok: true })
    const found = noted.filter((head) => !look(changed, head).ok)
    expect([seq, found.length > 0]).toEqual([seq, true])
    rmSync(changed)
  }
})
