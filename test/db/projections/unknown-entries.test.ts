import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verify } from '../../../db/file/verify.ts'
import { takeIn } from '../../../db/joining/insert-entries.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { type Entry, hashOfEntry } from '../../../db/log/entry.ts'
import { headsOf } from '../../../db/log/read.ts'
import { kindVersion } from '../../../db/log/versions.ts'
import { rebuild } from '../../../db/projections/rebuild.ts'
import { unreadIn } from '../../../db/projections/unknown-entries.ts'
import type { WritableDb } from '../../../db/sqlite/handle.ts'
import { act } from '../../../db/writing/act.ts'
import { folder, NOON, newFile, raw, reopen, writeEverything } from '../fixtures/a-file.ts'
import { contentOf, referee } from '../fixtures/two-copies.ts'

/** Entries of a newer desk after all those of the file, one after another. */
const fromNewer = (db: WritableDb, said: readonly (readonly [kind: string, version: number, body: object])[]): readonly Arriving[] => {
  let previous: Buffer = Buffer.concat(headsOf(db))
  let number = db.prepare('SELECT max(number) FROM entry').pluck().get() as number
  return said.map(([kind, version, body]) => {
    const entry: Omit<Entry, 'seq' | 'hash'> = {
      device: 'ffeeddccbbaa9988',
      number: ++number,
      at: NOON.at.toISOString(),
      by: 'newer',
      kind,
      version,
      body: JSON.stringify(body),
      previous,
    }
    const hash = hashOfEntry(entry)
    previous = hash
    return { ...entry, hash }
  })
}

/** A file with everything in it, and two entries of a newer version between two of today's. */
const withNewer = () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  writeEverything(db)
  const arriving = fromNewer(db, [
    ['referee', 1, { referee: 'r1', name: 'Known', head: false }],
    ['weather', 3, { table: 'x', rain: true }],
    ['referee', 99, { referee: 'r2', name: 'Of another form', licence: 7 }],
    ['undo', kindVersion('undo'), { table: null, entries: ['ffeeddccbbaa9988:999'], text: 'what nobody here knows' }],
    ['referee', 1, { referee: 'r3', name: 'Known too', head: false }],
  ])
  return { file, db, arriving }
}

const names = (db: WritableDb): readonly unknown[] => db.prepare(`SELECT name FROM referee WHERE id LIKE 'r_'`).pluck().all()

test('what a newer version wrote is kept to the letter and verified, all else goes on, and nothing is made of it', () => {
  const { db, arriving } = withNewer()
  expect(takeIn(db, arriving).added).toBe(5)
  expect(names(db)).toEqual(['Known', 'Known too'])
  expect(unreadIn(db)).toBeGreaterThanOrEqual(2)
  for (const { hash, body } of arriving) expect(db.prepare('SELECT body FROM entry WHERE hash = ?').pluck().get(hash)).toBe(body)
  expect(verify(db).trouble).toBe(null)
  act(db, NOON, referee('on with it'))
  expect(verify(db).trouble).toBe(null)
  const before = contentOf(db.name)
  rebuild(db)
  expect(contentOf(db.name)).toEqual(before)
  db.close()
})

test('an entry that comes in before them finds all as it was', () => {
  const { file, db, arriving } = withNewer()
  const copy = `${file}.copy`
  db.pragma('wal_checkpoint(TRUNCATE)')
  copyFileSync(file, copy)
  const other = reopen(copy, '0011223344556677')
  act(other, NOON, referee('from before'))
  const early = other.prepare('SELECT * FROM entry ORDER BY seq DESC LIMIT 1').get() as Entry
  takeIn(db, arriving)
  takeIn(db, [early])
  expect(verify(db).trouble).toBe(null)
  takeIn(other, arriving)
  db.close()
  other.close()
  expect(contentOf(copy)).toEqual(contentOf(file))
})

test.each([
  ['a kind that is none', ['Weather!', 1, {}]],
  ['a version before the first', ['referee', 0, {}]],
  ['a known kind in a form that it never had', ['referee', 1, { referee: 7 }]],
] as const)('%s is refused as before', (_, said) => {
  const { db } = withNewer()
  expect(() => takeIn(db, fromNewer(db, [said]))).toThrow()
  db.close()
})

test('after the update everything is made of what is known by then', () => {
  const { file, db, arriving } = withNewer()
  takeIn(db, arriving)
  const right = contentOf(file)
  // as the version before would have left it, to which one more kind was new
  const known = db.prepare(`SELECT seq FROM entry WHERE hash = ?`).pluck().get(arriving[4]?.hash) as number
  db.close()
  raw(file, (one) => {
    one.prepare('DELETE FROM latest WHERE entry = ?').run(known)
    one.prepare('DELETE FROM act WHERE entry = ?').run(known)
    one.prepare('DELETE FROM past WHERE entry = ?').run(known)
    one.prepare(`DELETE FROM referee WHERE id = 'r3'`).run()
    one.prepare(`INSERT INTO unread VALUES (?, 'referee', 1, 0)`).run(known)
  })
  const again = reopen(file, '0011223344556677')
  expect(names(again)).toEqual(['Known', 'Known too'])
  again.close()
  expect(contentOf(file)).toEqual(right)
})
