import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { mergeFiles } from '../../../../db/joining/merge-files.ts'
import { mergeInThread } from '../../../../desk/storage/merging/join-in-thread.ts'
import { DEVICE, reopen } from '../../../db/fixtures/a-file.ts'
import { OTHER, referee, twoCopies, write } from '../../../db/fixtures/two-copies.ts'

/** As for large files, whose projections another thread checks. */
const large = { isLarge: () => true }

const apart = () => {
  const { path, a, b } = twoCopies()
  write(a, DEVICE, referee('Ann'))
  write(b, OTHER, referee('Bo'))
  return { path, a, b }
}

test.each(['join', 'preview'] as const)('%s of copies whose projections another thread checks: the same as without', async (does) => {
  const { path, a, b } = apart()
  const alone = join(path, 'alone.shinpan')
  copyFileSync(a, alone)
  const should = mergeFiles(alone, [b])
  const done = await mergeInThread({ does, file: a, copies: [b] }, large)
  expect(done).toMatchObject({ ok: true, value: { entries: should.ok && should.value.entries, from: [{ file: b, added: 1 }] } })
  if (does === 'join') expect(verify(reopen(a)).text).toBeNull()
})

/** Changes a projection, and leaves the log as it is. */
const spoil = (file: string): void => {
  const db = new Database(file)
  db.exec("UPDATE referee SET name = 'somebody else'")
  db.close()
}

test.each([
  ['the copy', 1],
  ['the file itself', 0],
])('projections of %s that are not those of its log are refused with the same words, and nothing is merged', async (_, which) => {
  const { path, a, b } = apart()
  spoil(which === 1 ? b : a)
  const alone = join(path, 'alone.shinpan')
  copyFileSync(a, alone)
  const should = mergeFiles(alone, [b])
  const done = await mergeInThread({ does: 'join', file: a, copies: [b] }, large)
  if (should.ok || done.ok) throw new Error('it was merged')
  expect(done.error.en).toBe(should.error.en.replaceAll(alone, a))
  const db = new Database(a)
  expect(db.prepare('SELECT count(*) FROM entry WHERE device = ?').pluck().get(OTHER)).toBe(0)
  db.close()
})
