import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verify } from '../../../db/file/verify.ts'
import { rebuild } from '../../../db/projections/rebuild.ts'
import { PROJECTIONS } from '../../../db/schema/migrations/list.ts'
import { act } from '../../../db/writing/act.ts'
import { folder, NOON, newFile, raw, reopen, writeEverything } from '../fixtures/a-file.ts'

const everything = () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  writeEverything(db)
  return { file, db }
}

test.each([
  ['changing an entry', "UPDATE entry SET body = '{}' WHERE seq = 3"],
  ['removing an entry', 'DELETE FROM entry WHERE seq = 3'],
  ['removing all', 'DELETE FROM entry'],
  [
    'replacing by place',
    "INSERT OR REPLACE INTO entry SELECT seq, 'x', 99, at, by, kind, version, body, previous, zeroblob(32) FROM entry WHERE seq = 3",
  ],
  [
    'replacing by number',
    'INSERT OR REPLACE INTO entry SELECT 999, device, number, at, by, kind, version, body, previous, zeroblob(32) FROM entry WHERE seq = 3',
  ],
  [
    'replacing by hash',
    "INSERT OR REPLACE INTO entry SELECT 999, 'x', 99, at, by, kind, version, body, previous, hash FROM entry WHERE seq = 3",
  ],
  ['updating on conflict', "INSERT INTO entry SELECT * FROM entry WHERE seq = 3 ON CONFLICT (seq) DO UPDATE SET by = 'x'"],
])('the database itself refuses %s', (_, sql) => {
  const { file } = everything()
  raw(file, (db) => expect(() => db.exec(sql)).toThrow('the log only grows'))
})

test('a body that is no JSON is refused by the database itself', () => {
  const { file } = everything()
  raw(file, (db) =>
    expect(() =>
      db.exec("INSERT INTO entry SELECT 999, 'x', 99, at, by, kind, version, '{', previous, zeroblob(32) FROM entry WHERE seq = 1"),
    ).toThrow(/CHECK/),
  )
})

test('the hash is what docs/database.md says: anyone can compute it', () => {
  const { db } = everything()
  type Row = {
    device: string
    number: number
    at: string
    by: string
    kind: string
    version: number
    body: string
    previous: Buffer
    hash: Buffer
  }
  const rows = db.prepare('SELECT * FROM entry ORDER BY seq').all() as readonly Row[]
  let previous = Buffer.alloc(32)
  for (const row of rows) {
    const fields = [row.device, row.number, row.at, row.by, row.kind, row.version, row.body].map((value) => Buffer.from(String(value)))
    const netstrings = [...fields, previous].map((field) => Buffer.concat([Buffer.from(`${field.length}:`), field, Buffer.from(',')]))
    const hash = createHash('sha256').update(Buffer.concat(netstrings)).digest()
    expect(row.previous.equals(previous)).toBe(true)
    expect(row.hash.equals(hash)).toBe(true)
    previous = hash
  }
})

test('two devices write one chain, ordered by what each had seen', () => {
  const { file, db } = everything()
  const before = verify(db).entries
  const other = reopen(file, 'ffeeddccbbaa9988')
  act(other, NOON, (write) => write('referee', { referee: 'r2', name: 'Claire Fontaine', head: false }))
  act(db, NOON, (write) => write('referee', { referee: 'r3', name: 'Paweł Kamiński', head: false }))
  const newest = db.prepare('SELECT device, number FROM entry WHERE seq > ? ORDER BY seq').raw().all(before)
  expect(newest).toEqual([
    ['ffeeddccbbaa9988', before + 1],
    ['00112233445566aa', before + 2],
  ])
  expect(verify(db)).toMatchObject({ ok: true, entries: before + 2 })
})

test('an act is written whole or not at all', () => {
  const { db } = everything()
  const { head, entries } = verify(db)
  expect(() =>
    act(db, NOON, (write) => {
      write('round', { round: 2, starts: null, minutes: null })
      throw new Error('changed my mind')
    }),
  ).toThrow('changed my mind')
  expect(verify(db)).toMatchObject({ ok: true, head, entries })
  expect(db.prepare('SELECT count(*) FROM round').pluck().get()).toBe(1)
})

test('a rebuild makes the same rows as were there', () => {
  const { db } = everything()
  const rows = () => PROJECTIONS.map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all())
  const before = rows()
  // what a newer version wrote is in no file of this one
  expect(PROJECTIONS.filter((_, n) => before[n]?.length === 0)).toEqual(['unread'])
  expect(rebuild(db)).toBe(verify(db).entries)
  expect(rows()).toEqual(before)
})
