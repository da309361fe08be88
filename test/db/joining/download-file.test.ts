import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { verify } from '../../../db/file/verify.ts'
import { arrivingFile } from '../../../db/joining/download-file.ts'
import { mergeFiles } from '../../../db/joining/merge-files.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { logEntries } from '../../../db/log/read.ts'
import { canUnproject, UNDO_LOG_ENTRIES } from '../../../db/projections/undo/undo-log.ts'
import { DEVICE, reopen } from '../fixtures/a-file.ts'
import { aTournament, contentIn } from '../fixtures/a-tournament.ts'
import { OTHER, referee, twoCopies, write } from '../fixtures/two-copies.ts'

const schemaIn = (db: Database.Database): unknown => db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY 1, 2').all()

/** With many more expected, the undo log begins later. */
const MANY = 1_000_000

test.each([
  ['', 0],
  [' while many more are expected', MANY],
])('a tournament that came in pieces%s is the same as the one it came from, and guarded as that one is', (_, more) => {
  const { path, db, all, tournament, to } = aTournament()
  const half = all.length >> 1
  const arriving = arrivingFile(to, tournament, all.length + more)
  arriving.add(all.slice(0, half))
  arriving.close()
  const again = arrivingFile(to, tournament, all.length + more)
  expect(again.entries()).toBe(half)
  again.add(all.slice(half))
  again.finish()
  const other = reopen(to)
  expect(verify(other).ok).toBe(true)
  expect(contentIn(other)).toEqual(contentIn(db))
  expect(schemaIn(other)).toEqual(schemaIn(db))
  const replaced = new Database(to)
  expect(() => replaced.exec('INSERT OR REPLACE INTO entry SELECT * FROM entry WHERE seq = 2')).toThrow('the log only grows')
  replaced.close()
  expect(readdirSync(path).filter((name) => name.includes('arriving'))).toEqual([])
})

test.each([
  ['in a draft without an undo log', MANY],
  ['in a draft with an undo log', 0],
])('entries of two devices that went on apart, those of one device first, %s: the file is the same as the two joined', (_, expected) => {
  const { path, a, b } = twoCopies()
  for (const name of ['Ann', 'Bo']) write(a, DEVICE, referee(name))
  for (const name of ['Cy', 'Di', 'Ed']) write(b, OTHER, referee(name))
  const joined = join(path, 'joined.shinpan')
  expect(mergeFiles(joined, [a, b]).ok).toBe(true)
  const db = reopen(joined)
  const all: readonly Arriving[] = [...logEntries(db)]
  const to = join(path, 'arrived.shinpan')
  const tournament = all[0]?.hash ?? Buffer.alloc(0)
  const before = arrivingFile(to, tournament, expected)
  before.add(all.filter(({ device }) => device !== OTHER))
  before.close()
  const arriving = arrivingFile(to, tournament, MANY)
  // before the newest of those, then after them
  arriving.add(all.filter(({ device }) => device === OTHER))
  arriving.finish()
  const other = reopen(to)
  expect(other.prepare('SELECT count(*) FROM head').pluck().get()).toBe(2)
  expect(verify(other).ok).toBe(true)
  expect(contentIn(other)).toEqual(contentIn(db))
})

test('the last of many are noted in the undo log, from the batch on with which it begins', () => {
  const { db, all, tournament, to } = aTournament()
  const half = all.length >> 1
  const arriving = arrivingFile(to, tournament, half + UNDO_LOG_ENTRIES)
  for (const some of [all.slice(0, half), all.slice(half, half + 3), all.slice(half + 3)]) arriving.add(some)
  arriving.finish()
  const other = reopen(to)
  expect(contentIn(other)).toEqual(contentIn(db))
  expect(other.prepare('SELECT DISTINCT entry FROM way_back ORDER BY 1').pluck().all()).toEqual(all.slice(half).map((_, n) => half + 1 + n))
  expect(canUnproject(other, half + 1)).toBe(true)
  expect(canUnproject(other, half)).toBe(false)
})

test.each([
  ['', 0],
  [', while many more are expected', MANY],
])('a wrong entry takes none of those before it along that came without it%s', (_, more) => {
  const { all, tournament, to } = aTournament()
  const arriving = arrivingFile(to, tournament, all.length + more)
  arriving.add(all.slice(0, 5))
  const [next, ...rest] = all.slice(5)
  if (!next) throw new Error('there is no entry')
  expect(() => arriving.add([{ ...next, by: 'somebody else' }, ...rest])).toThrow()
  expect(arriving.entries()).toBe(5)
  arriving.close()
  const again = arrivingFile(to, tournament, all.length + more)
  expect(again.entries()).toBe(5)
  again.add(all.slice(5))
  again.finish()
  expect(verify(reopen(to)).ok).toBe(true)
})

test('a program killed while entries come: the next goes on with what was kept, and nothing is lost or doubled', async () => {
  const { file, db, all, tournament, to } = aTournament()
  const child = fork(join(import.meta.dirname, 'arriving-program.ts'), [file, to, String(all.length - 3)])
  const [came] = await once(child, 'message')
  expect(came).toBe(all.length - 3)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(to)).toBe(false)
  const again = arrivingFile(to, tournament, all.length)
  again.add(all)
  again.finish()
  expect(contentIn(reopen(to))).toEqual(contentIn(db))
})

test('a try that brought nothing leaves nothing', () => {
  const { path, all, tournament, to } = aTournament()
  arrivingFile(to, tournament, all.length).close()
  expect(readdirSync(path).filter((name) => name.includes('arriving'))).toEqual([])
})
