import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFile } from '../../../db/file/create-file.ts'
import { openFile } from '../../../db/file/open-file.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { APPLICATION_ID } from '../../../db/schema/migrate.ts'
import { MIGRATIONS, PROJECTIONS } from '../../../db/schema/migrations/list.ts'
import { act } from '../../../db/writing/act.ts'
import { DEVICE, folder, NOON, newFile, raw, reopen, writeEverything, writeTournament } from '../fixtures/a-file.ts'

test('a new file is ours, in WAL, fully synced, with references held', () => {
  const db = newFile(join(folder(), 'a.shinpan'))
  const pragma = (name: string) => db.pragma(name, { simple: true })
  expect(['application_id', 'user_version', 'journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema'].map(pragma)).toEqual([
    APPLICATION_ID,
    MIGRATIONS.length,
    'wal',
    2,
    1,
    0,
  ])
})

test('every table is strict', () => {
  const db = newFile(join(folder(), 'a.shinpan'))
  const tables = db
    .prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'")
    .all()
  // beside the log, and how it is taken back; the table of words is SQLite's own kind
  expect(tables).toHaveLength(PROJECTIONS.filter((table) => table !== 'incident_search').length + 2)
  expect(tables.filter((table) => (table as { strict: number }).strict !== 1)).toEqual([])
})

test('a file that was made but has no tables yet gets them', () => {
  const file = join(folder(), 'a.shinpan')
  raw(file, (db) => db.pragma(`application_id = ${APPLICATION_ID}`))
  const opened = reopen(file)
  expect(opened.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length)
  expect(verify(opened)).toMatchObject({ ok: true, entries: 0 })
})

const strange: readonly (readonly [string, (file: string) => unknown, string])[] = [
  ['a file of a newer version', (file) => raw(written(file), (db) => db.pragma(`user_version = ${MIGRATIONS.length + 1}`)), 'newer'],
  ['another program’s database', (file) => raw(file, (db) => db.exec('CREATE TABLE a (b)')), 'not-a-tournament'],
  ['a text file', (file) => writeFileSync(file, 'hello'), 'not-a-tournament'],
  ['a text file with our ending and a beginning like SQLite’s', (file) => writeFileSync(file, 'SQLite format 3\0'), 'not-a-tournament'],
  ['an empty file', (file) => writeFileSync(file, ''), 'not-a-tournament'],
]
const written = (file: string): string => {
  newFile(file).close()
  return file
}

test.each(strange)('%s is refused and left as it was, byte for byte', (_, make, reason) => {
  const file = join(folder(), 'a.shinpan')
  make(file)
  const before = readFileSync(file)
  expect(openFile(file, DEVICE)).toMatchObject({ ok: false, error: { reason } })
  expect(openToRead(file)).toMatchObject({ ok: false, error: { reason } })
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a folder or a device is refused, and not waited for', () => {
  for (const file of [folder(), '/dev/zero'])
    expect(openFile(file, DEVICE)).toMatchObject({ ok: false, error: { reason: 'not-a-tournament' } })
})

test('a missing file is not made by opening it', () => {
  expect(openFile(join(folder(), 'a.shinpan'), DEVICE)).toMatchObject({ ok: false, error: { reason: 'missing' } })
})

test('a file is never made over another one', () => {
  const file = join(folder(), 'a.shinpan')
  writeEverything(newFile(file))
  expect(createFile(file, (db) => act(db, NOON, writeTournament), DEVICE)).toMatchObject({ ok: false, error: { reason: 'exists' } })
  expect(verify(reopen(file)).ok).toBe(true)
})

test('a file whose first entries fail does not appear', () => {
  const file = join(folder(), 'a.shinpan')
  const made = createFile(
    file,
    () => {
      throw new Error('no')
    },
    DEVICE,
  )
  expect(made).toMatchObject({ ok: false })
  expect(openFile(file, DEVICE)).toMatchObject({ ok: false, error: { reason: 'missing' } })
})

test('a file opened to read can’t be written and leaves nothing beside it', () => {
  const file = join(folder(), 'a.shinpan')
  newFile(file).close()
  const read = openToRead(file)
  if (!read.ok) throw new Error(read.error.detail)
  expect(() => read.value.exec("UPDATE tournament SET name = 'x'")).toThrow(/readonly/)
  read.value.close()
  expect(() => readFileSync(`${file}-wal`)).toThrow(/ENOENT/)
})
