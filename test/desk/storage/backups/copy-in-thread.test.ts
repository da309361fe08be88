import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { backUp } from '../../../../db/file/backup/backup.ts'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { newestHead } from '../../../../db/log/read.ts'
import { requireOpenFile } from '../../../../desk/context/errors.ts'
import { copyInThread } from '../../../../desk/storage/backups/copy-in-thread.ts'
import { aTable } from '../../api/a-desk.ts'
import { fill } from '../full-file.ts'

/** A record so long that a thread copies it. */
const longRecord = async () => {
  const made = await aTable()
  const open = requireOpenFile(made.desk.context)
  if (!open.writable) throw new Error('the file is not open')
  fill(open.writable, [made.table], 12_000)
  return { ...made, open, to: join(made.path, 'copy.shinpan') }
}

const verified = (file: string) => {
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.text.en)
  const found = verify(opened.value)
  opened.value.close()
  return found
}

test('acts during a long copy are saved before it is there; the copy holds one state of the file, whole', async () => {
  const { calls, table, open, to } = await longRecord()
  const { seq: before = 0 } = newestHead(open.db) ?? {}
  let done = false
  const copying = backUp(open.db, to, { copy: copyInThread }).finally(() => {
    done = true
  })
  let acts = 0
  while (!done) {
    await calls.tables.record({ table, text: acts++ % 2 ? 'S draw' : '@hand E2 0\nE discard 1z', by: 'recorder' })
    await wait(5)
  }
  const made = await copying
  if (!made.ok) throw new Error(made.error.en)
  const { entries, trouble } = verified(to)
  expect(trouble).toBe(null)
  expect(entries).toBe(made.value.entries)
  expect(entries).toBeGreaterThanOrEqual(before)
  expect(entries).toBeLessThan(newestHead(open.db)?.seq ?? 0)
  expect(acts).toBeGreaterThan(5)
})

test('a copy that is cancelled leaves nothing', async () => {
  const { open, to } = await longRecord()
  const cancel = new AbortController()
  const told = () => cancel.abort()
  expect(await backUp(open.db, to, { copy: copyInThread, told, signal: cancel.signal })).toMatchObject({ ok: false })
  expect(openToRead(to)).toMatchObject({ ok: false, error: { reason: 'missing' } })
})

test('a long file that was moved is copied through its connection', async () => {
  const { open, file, to } = await longRecord()
  renameSync(file, `${file}-moved`)
  expect(await backUp(open.db, to, { copy: copyInThread })).toMatchObject({ ok: true })
  expect(verified(to).trouble).toBe(null)
})
