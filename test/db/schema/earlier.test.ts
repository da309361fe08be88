import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupFolder } from '../../../db/file/backup/backups.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { MIGRATIONS } from '../../../db/schema/migrations/list.ts'
import { act } from '../../../db/writing/act.ts'
import { folder, NOON, reopen } from '../fixtures/a-file.ts'
import { contentOf, referee } from '../fixtures/two-copies.ts'
import { makeEarlierFile } from './earlier-file.ts'

const EARLIER = MIGRATIONS.map((_, version) => version).filter((version) => version > 0)

/** A file of a version, opened by this program. */
const broughtUp = (version: number) => {
  const file = join(folder(), 'old.shinpan')
  const entries = makeEarlierFile(file, version)
  return { file, entries, db: reopen(file) }
}

test.each(EARLIER)(
  'a file of version %i with every kind of entry in its first form goes on as one of today, and a backup of it is kept',
  (version) => {
    const { file, entries, db } = broughtUp(version)
    expect(db.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length)
    expect(verify(db)).toMatchObject({ ok: true, trouble: null, entries })
    expect(readdirSync(backupFolder(file))).toEqual([`before-format-${version}.shinpan`])
    expect(db.prepare('SELECT event, text FROM events WHERE hand = ? ORDER BY event').raw().all('E2 0')).toEqual([
      [1, 'E discard 1z'],
      [2, 'W call pon'],
      [3, '* ruling 2 claim.not-taken upheld'],
      [4, 'W discard 9m'],
    ])
    expect(db.prepare('SELECT player, amount, decision, cancelled_reason FROM penalties').raw().all()).toEqual([
      ['Zofia Wiśniewska', 20, 'changed', null],
      ['Zofia Wiśniewska', 20, 'changed', 'wrong player'],
    ])
    act(db, NOON, referee('Ann'))
    expect(verify(db)).toMatchObject({ ok: true, entries: entries + 1 })
  },
)

test('whatever version a file comes from, it becomes the same', () => {
  const [first, ...others] = EARLIER.map((version) => {
    const { file, db } = broughtUp(version)
    db.close()
    return contentOf(file)
  })
  for (const other of others) expect(other).toEqual(first)
})

test.each(EARLIER)('a file of version %i is read without being changed', (version) => {
  const file = join(folder(), 'old.shinpan')
  const entries = makeEarlierFile(file, version)
  const before = readFileSync(file)
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.detail)
  expect(verify(opened.value)).toMatchObject({ ok: true, entries })
  opened.value.close()
  expect(readFileSync(file).equals(before)).toBe(true)
})
