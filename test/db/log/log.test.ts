import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verify } from '../../../db/file/verify.ts'
import { EARLIER_PEOPLE } from '../../../db/log/earlier-people.ts'
import { EARLIER_PLAY } from '../../../db/log/earlier-play.ts'
import { EARLIER_RULINGS } from '../../../db/log/earlier-rulings.ts'
import { readBody, versionOf } from '../../../db/log/versions.ts'
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

test('an entry of each kind is read in every version that it ever had', () => {
  const said = { name: 'Open', place: '', date: '2026-11-21', rules: 'wrc-2015', edition: '2015', settings: [], sample: false }
  const later = [{ round: 3, rules: 'ema-2016', edition: '2016' }]
  // in two lists, the one would take the place of the other
  const kinds = [EARLIER_PEOPLE, EARLIER_PLAY, EARLIER_RULINGS].flatMap((list) => Object.keys(list))
  expect(kinds).toEqual([...new Set(kinds)])
  // a program of before would pass over the rules of later rounds: it must know that it can't read them
  expect(versionOf('tournament')).toBe(3)
  for (const version of [1, 2, 3]) expect(readBody('tournament', version, JSON.stringify(said)), `version ${version}`).toEqual(said)
  for (const version of [2, 3]) expect(readBody('tournament', version, JSON.stringify({ ...said, later }))).toMatchObject({ later })
  // nor of how long a call had waited
  expect(versionOf('incident')).toBe(3)
  const call = { table: 't1', hand: null, event: null, finding: null }
  for (const version of [1, 2, 3]) expect(readBody('incident', version, JSON.stringify(call))).toEqual(call)
  expect(readBody('incident', 3, JSON.stringify({ ...call, waited: 600_000 }))).toMatchObject({ waited: 600_000 })
  // nor does it know of spectators, who were heard in version 1 for some days
  expect(versionOf('statement')).toBe(2)
  const heard = { incident: 'a:1', role: 'spectator', player: null, playerName: 'Ana', text: 'It lay there.' }
  for (const version of [1, 2]) expect(readBody('statement', version, JSON.stringify(heard))).toEqual(heard)
})

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
