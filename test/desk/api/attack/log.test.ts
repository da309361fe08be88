import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openFile, rebuildFile } from '../../../../db/file/open-file.ts'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { entryHash, NOTHING_BEFORE } from '../../../../db/log/entry.ts'
import { MIGRATIONS } from '../../../../db/schema/migrations/list.ts'
import { schemaOf } from '../../../../db/schema/schema.ts'
import { act } from '../../../../db/writing/act.ts'
import { DEVICE, folder, NOON, raw, reopen } from '../../../db/fixtures/a-file.ts'
import { run } from '../../cli/run.ts'
import { aTable, DEAD_HAND } from '../a-desk.ts'

// regression cases of attacks

const penalized = async () => {
  const made = await aTable()
  const { state } = await made.calls.tables.record({ table: made.table, text: DEAD_HAND, by: 'Ann' })
  const finding = state.findings[0]?.id ?? 0
  await made.calls.findings.rule({ finding, decision: 'upheld', remedies: [], reason: 'as seen', by: 'Ann' })
  return made
}

test('a trigger whose name only looks like one of SQLite’s own is found', async () => {
  const { file } = await penalized()
  raw(file, (db) => db.exec(`CREATE TRIGGER sqlite1stat BEFORE INSERT ON penalty_imposed BEGIN SELECT RAISE(IGNORE); END`))
  expect(trouble(file)).toContain('tables or guards')
})

test('a file with a guard of somebody else in it is not written to, until it is made anew', async () => {
  const { file, desk } = await penalized()
  desk.close()
  raw(file, (db) => db.exec(`CREATE TRIGGER sly BEFORE INSERT ON penalty_imposed BEGIN SELECT RAISE(IGNORE); END`))
  const before = readFileSync(file)
  expect(openFile(file, DEVICE)).toMatchObject({ ok: false, error: { detail: expect.stringContaining('sly') } })
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(rebuildFile(file, DEVICE)).toMatchObject({ ok: true })
  expect(trouble(file)).toBe(null)
  expect(openFile(file, DEVICE)).toMatchObject({ ok: true })
})

test('statistics that ANALYZE leaves behind are no change', async () => {
  const { file, desk } = await penalized()
  desk.close()
  raw(file, (db) => db.exec('ANALYZE'))
  expect(trouble(file)).toBe(null)
})

test.each([
  ['a table dropped', 'DROP TABLE tournament'],
  ['views and indexes dropped', 'DROP VIEW penalties; DROP INDEX event_by_place; DROP VIEW log'],
  ['guards of the log dropped', 'DROP TRIGGER entry_is_never_changed; DROP TRIGGER entry_is_never_removed'],
  ['a table in place of a view', 'DROP VIEW penalties; CREATE TABLE penalties (id)'],
  ['another version’s number', 'PRAGMA user_version = 0'],
  ['a table of somebody else', 'CREATE TABLE zz (a INTEGER PRIMARY KEY AUTOINCREMENT)'],
])('rebuild makes all but the log anew: %s', async (_, sql) => {
  const { file, desk } = await penalized()
  desk.close()
  raw(file, (db) => db.exec(sql))
  expect(rebuildFile(file, DEVICE)).toMatchObject({ ok: true })
  expect(trouble(file)).toBe(null)
})

const trouble = (file: string, head?: string): string | null => {
  const opened = openToRead(file)
  if (!opened.ok) return opened.error.detail
  try {
    return verify(opened.value, head === undefined ? {} : { head }).trouble
  } finally {
    opened.value.close()
  }
}

/** Inserts an entry of an unknown device before the newest ones; drops the triggers and restores them afterwards. */
const putIn = (db: Database.Database): void => {
  const guards = db.prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`).all() as { name: string; sql: string }[]
  for (const { name } of guards) db.exec(`DROP TRIGGER ${name}`)
  const { seq, device, number, at } = db.prepare(`SELECT * FROM entry WHERE kind = 'penalty'`).get() as Record<string, string | number>
  const body = JSON.stringify({ penalty: `${device}:${number}`, reason: 'never said' })
  const columns = ['ffffffffffffffff', Number(number), String(at), 'Ann', 'penalty-cancelled', 1, body, NOTHING_BEFORE] as const
  db.prepare('UPDATE entry SET seq = -seq - 1 WHERE seq > ?').run(seq)
  db.prepare('UPDATE entry SET seq = -seq WHERE seq < 0').run()
  db.prepare('INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(Number(seq) + 1, ...columns, entryHash(columns))
  for (const { sql } of guards) db.exec(sql)
}

test('an entry put in before one whose hash was noted is found with that hash', async () => {
  const { file, desk } = await penalized()
  const { head } = verify(reopen(file))
  desk.close()
  raw(file, putIn)
  const home = folder()
  await run(['rebuild', '--db', file], { home })
  const { code } = await run(['verify', '--db', file, '--head', head], { home })
  expect(code).toBe(1)
})

test('another device’s entries can’t be written anew behind a hash that was noted', async () => {
  const { file, desk } = await penalized()
  desk.close()
  const other = reopen(file, 'ffeeddccbbaa9988')
  act(other, NOON, (write) => write('referee', { referee: 'r2', name: 'Claire Fontaine', head: false }))
  const own = reopen(file)
  act(own, NOON, (write) => write('referee', { referee: 'r3', name: 'Paweł Kamiński', head: false }))
  const { head } = verify(own)
  other.close()
  own.close()
  raw(file, (db) => writeAnew(db, 'ffeeddccbbaa9988', 'Claire Fontaine', 'Somebody Else'))
  expect(trouble(file)).toMatch(/^entry \d+ \(device ffeeddccbbaa9988, .* it was changed$/)
  expect(trouble(file, head)).not.toBe(null)
})

test('a device’s first entry follows on the newest of the others', async () => {
  const { file, desk } = await penalized()
  desk.close()
  const db = reopen(file, 'ffeeddccbbaa9988')
  const { head } = verify(db)
  const { hash } = act(db, NOON, (write) => write('referee', { referee: 'r2', name: 'Claire Fontaine', head: false }))
  expect(db.prepare('SELECT lower(hex(previous)) FROM entry WHERE hash = ?').pluck().get(hash)).toBe(head)
})

/** Replaces words in all entries of one device, with new hashes. */
const writeAnew = (db: Database.Database, device: string, from: string, to: string): void => {
  db.exec('DROP TRIGGER entry_is_never_changed')
  const rows = db.prepare('SELECT * FROM entry WHERE device = ?').all(device) as Record<string, string | number>[]
  for (const { seq, number, at, by, kind, version, body, previous } of rows) {
    const columns = [device, number, at, by, kind, version, String(body).replace(from, to), previous] as (string | number)[]
    db.prepare('UPDATE entry SET body = ?, hash = ? WHERE seq = ?').run(columns[6], entryHash(columns), seq)
  }
  db.exec(schemaOf(MIGRATIONS.length).find(({ name }) => name === 'entry_is_never_changed')?.sql as string)
}

test('rebuild makes the tournament’s own row anew too', async () => {
  const { file, desk } = await penalized()
  desk.close()
  raw(file, (db) => db.exec('DELETE FROM tournament'))
  const { code } = await run(['rebuild', '--db', file], { home: folder() })
  expect(code).toBe(0)
})

test('a home whose device file was cut off by a power cut still works', async () => {
  const home = folder()
  writeFileSync(join(home, 'device'), '')
  const { code } = await run(['record', '--db', join(home, 'a.shinpan'), '--table', '7'], { home, input: 'E draw\n' })
  expect(code).toBe(0)
})
