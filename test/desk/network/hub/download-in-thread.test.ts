import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import type { Arriving } from '../../../../db/joining/validate-entries.ts'
import { hashOfEntry } from '../../../../db/log/entry.ts'
import { downloadHere } from '../../../../desk/network/hub/download-here.ts'
import { downloadInThread } from '../../../../desk/network/hub/download-in-thread.ts'
import { newFile, reopen } from '../../../db/fixtures/a-file.ts'
import { aTournament, contentIn } from '../../../db/fixtures/a-tournament.ts'

/** A tournament, and the work of downloading it. */
const aDownload = () => {
  const { path, db, all, tournament, to } = aTournament()
  return { path, db, all, work: { file: to, tournament, expected: 1_000_000 } }
}

test('a download in a thread that is broken off and goes on makes the same file', async () => {
  const { db, all, work } = aDownload()
  const first = await downloadInThread(work)
  expect(first.left).toMatchObject({ entries: 0, newest: undefined })
  // the second part is sent while the first goes in
  const some = [all.slice(0, 5), all.slice(5, 12)].map((part) => first.add(part))
  expect(await Promise.all(some)).toMatchObject([
    { entries: 5, refused: null },
    { entries: 12, refused: null },
  ])
  await first.close()
  const again = await downloadInThread(work)
  const { device, number } = all[11] ?? {}
  expect(again.left).toMatchObject({ entries: 12, newest: { device, number } })
  expect(await again.add(all.slice(12))).toMatchObject({ entries: all.length, refused: null })
  await again.finish()
  const came = reopen(work.file)
  expect(verify(came).text).toBeNull()
  expect(contentIn(came)).toEqual(contentIn(db))
})

/** The same entry with other fields, under a hash that fits them. */
const signedAnew = (entry: Arriving, fields: Partial<Arriving>): Arriving => {
  const changed = { ...entry, ...fields }
  return { ...changed, hash: hashOfEntry(changed) }
}

test.each<readonly [string, (entry: Arriving) => Arriving]>([
  ['whose author was changed', (entry) => ({ ...entry, by: 'somebody else' })],
  ['with another hash', (entry) => ({ ...entry, hash: Buffer.alloc(32, 1) })],
  ['that names what is not there', (entry) => signedAnew(entry, { previous: Buffer.alloc(32, 1) })],
  ['with too high a number', (entry) => signedAnew(entry, { number: entry.number + 1 })],
  ['whose body is of another kind', (entry) => signedAnew(entry, { body: '{"no":"such"}' })],
  ['without a hash', (entry) => ({ ...entry, hash: null as unknown as Buffer })],
])('an entry %s is left out with its successors, as without a thread, for the same reason', async (_, spoil) => {
  const { path, all, work } = aDownload()
  const coming = all.map((entry, n) => (n === 20 ? spoil(entry) : entry))
  const here = await downloadHere({ ...work, file: join(path, 'c.shinpan') })
  const thread = await downloadInThread(work)
  const should = await here.add(coming)
  const { entries: came, refused } = await thread.add(coming)
  expect({ came, refused }).toEqual({ came: 20, refused: should.refused })
  expect(refused?.en).toMatch(/\w/)
  expect(should.entries).toBe(20)
  await Promise.all([here.finish(), thread.finish()])
  expect(verify(reopen(work.file)).text).toBeNull()
})

test('where no file can be made the reason is said, and no thread goes on', async () => {
  const { path, work } = aDownload()
  await expect(downloadInThread({ ...work, file: join(path, 'no', 'such', 'folder', 'b.shinpan') })).rejects.toThrow(/\w/)
})

test('where the finished file can’t get its name, the reason is said; nothing waits for the thread any longer', async () => {
  const { path, all, work } = aDownload()
  const download = await downloadInThread(work)
  await download.add(all)
  newFile(work.file).close()
  await expect(download.finish()).rejects.toThrow(/EEXIST|exist/)
  await download.close()
  await expect(download.add(all)).rejects.toThrow()
  rmSync(path, { recursive: true, force: true })
})
