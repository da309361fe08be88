import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { backupFolder, backupsOf } from '../../../db/file/backup/backups.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { APPLICATION_ID, migrate } from '../../../db/schema/migrate.ts'
import { MIGRATIONS } from '../../../db/schema/migrations/list.ts'
import { inMemory, schemaTrouble } from '../../../db/schema/schema.ts'
import { act } from '../../../db/writing/act.ts'
import { folder, NOON, newFile, reopen, writeEverything } from '../fixtures/a-file.ts'
import { referee } from '../fixtures/two-copies.ts'

/** One migration more than there are: Shinpan as it will be. */
const migrations = MIGRATIONS as string[]
beforeAll(() => void migrations.push('CREATE TABLE added_later (entry INTEGER PRIMARY KEY) STRICT'))
afterAll(() => void migrations.pop())

const COLUMNS = 'seq, device, number, at, by, kind, version, body, previous, hash'

/** A file of the version before with an entry of each kind, and the same entries in a file of the newest version. */
const olderFile = () => {
  const path = folder()
  const newest = newFile(join(path, 'newest.shinpan'))
  writeEverything(newest)
  const file = join(path, 'old.shinpan')
  const db = new Database(file)
  db.pragma(`application_id = ${APPLICATION_ID}`)
  migrate(db, migrations.length - 1)
  const insert = db.prepare(`INSERT INTO entry (${COLUMNS}) VALUES (${COLUMNS.replaceAll(/\w+/g, '?')})`)
  for (const row of newest.prepare(`SELECT ${COLUMNS} FROM entry ORDER BY seq`).raw().all()) insert.run(...(row as unknown[]))
  db.close()
  return { file, newest, entries: verify(newest).entries }
}

test('a file of the version before is migrated and its projections are rebuilt; a backup of it is kept', () => {
  const { file, newest, entries } = olderFile()
  const db = reopen(file)
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.length)
  expect(verify(db)).toMatchObject({ ok: true, trouble: null, entries })
  for (const view of ['penalties', 'incidents', 'findings', 'events'])
    expect(db.prepare(`SELECT * FROM ${view}`).all(), view).toEqual(newest.prepare(`SELECT * FROM ${view}`).all())
  expect(backupsOf(file)).toMatchObject([{ file: join(backupFolder(file), 'before-format-1.shinpan'), round: null }])
  const copy = new Database(join(backupFolder(file), 'before-format-1.shinpan'))
  expect([copy.pragma('user_version', { simple: true }), copy.pragma('application_id', { simple: true })]).toEqual([1, APPLICATION_ID])
  copy.close()
  act(db, NOON, referee('Ann'))
  expect(verify(db)).toMatchObject({ ok: true, entries: entries + 1 })
})

test('a file of the version before is read without being changed', () => {
  const { file, entries } = olderFile()
  const before = readFileSync(file)
  const copies = folder()
  vi.stubEnv('TMPDIR', copies)
  onTestFinished(() => void vi.unstubAllEnvs())
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.detail)
  expect(verify(opened.value)).toMatchObject({ ok: true, entries })
  if (process.platform !== 'win32') expect(readdirSync(copies)).toEqual([])
  opened.value.close()
  expect(readdirSync(copies)).toEqual([])
  expect(readFileSync(file).equals(before)).toBe(true)
})

test.each([1, 20_000])('a database in memory for %i entries has the schema of a new file', (entries) => {
  const memory = inMemory(entries)
  onTestFinished(() => void memory.close())
  expect(schemaTrouble(memory)).toBe(null)
  expect(memory.pragma('user_version', { simple: true })).toBe(migrations.length)
})
