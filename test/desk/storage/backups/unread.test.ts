import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { sql } from '../../../../db/sqlite/handle.ts'
import type { News } from '../../../../desk/contract/contract.ts'
import { backUpNow } from '../../../../desk/storage/backups/keeper.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { type ADesk, aDesk, aTable } from '../../api/a-desk.ts'
import { aHall, aTablet } from '../../network/tablets/a-tablet.ts'

const openOf = ({ desk }: Pick<ADesk, 'desk'>) => {
  const { open } = desk.context
  if (!open) throw new Error('no file is open')
  return open
}

/** Makes the file of a desk unreadable, like a USB stick that is pulled out; returns a function that puts it back. */
const pulledOut = async (made: Pick<ADesk, 'desk' | 'calls'>): Promise<() => void> => {
  await vi.waitFor(async () => expect((await made.calls.saving()).check.state).toBe('ok'), { timeout: 20_000 })
  const { db, file } = openOf(made)
  db.pragma('wal_checkpoint(TRUNCATE)')
  const bytes = readFileSync(file)
  truncateSync(file, 0)
  db.pragma('shrink_memory')
  return () => {
    writeFileSync(file, bytes, { flag: 'r+' })
    db.pragma('shrink_memory')
  }
}

const notes = ({ desk }: Pick<ADesk, 'desk'>, what: string): number =>
  desk.context.diagnostics.lines(1000).filter((line) => (JSON.parse(line) as { what: string }).what === what).length

test('a stick that is pulled out is said to every window, the desk goes on, and all is well once it is back', async () => {
  const made = await aTable()
  const { calls, table } = made
  const heard: News[] = []
  const news = await calls.news()
  void (async () => {
    for await (const one of news) heard.push(one)
  })()
  const putIn = await pulledOut(made)
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ kind: 'saving', saving: { state: 'trouble' } }), { timeout: 20_000 })
  const { seq } = openOf(made).lastPublished ?? {}
  expect(await calls.saving()).toMatchObject({
    state: 'trouble',
    seq,
    trouble: { code: 'damaged', detail: { fr: expect.stringContaining('SQLITE') } },
  })
  await expect(calls.tables.record({ table, text: 'E discard 1z', by: '' })).rejects.toMatchObject({ code: 'NOT_SAVED' })
  await expect(calls.backups.make()).rejects.toMatchObject({ code: 'REFUSED' })
  // several intervals pass
  await after(2500)
  expect(notes(made, 'not-read')).toBe(1)
  putIn()
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  expect(await calls.saving()).toMatchObject({ state: 'saved', trouble: null })
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ kind: 'saving', saving: { state: 'saved' } }), { timeout: 20_000 })
  await news.return(undefined)
})

test('what a tablet sends while the disk can’t be read is told to be not saved, so that the tablet keeps it', async () => {
  const hall = await aHall()
  const tablet = await aTablet(hall, { kind: 'recorder', table: hall.seven })
  const act = { table: hall.seven, text: 'E discard 1z', by: '' }
  expect((await tablet.ask('tables/state', { table: hall.seven })).status).toBe(200)
  const putIn = await pulledOut(hall)
  expect(await tablet.ask('tables/record', act)).toMatchObject({ status: 507, json: { code: 'NOT_SAVED', data: { detail: 'damaged' } } })
  expect(await tablet.ask('tables/state', { table: hall.seven })).toMatchObject({ status: 507 })
  putIn()
  expect((await tablet.ask('tables/record', act)).status).toBe(200)
})

test('a page that a bad disk spoilt does not end the desk before the check of the whole file says so', async () => {
  const { file, desk, path, calls, table } = await aTable()
  // a smaller file is checked when it is opened
  await calls.tables.record({ table, text: Array.from({ length: 400 }, (_, n) => `* note ${n}`).join('\n'), by: '' })
  await calls.tables.record({ table, text: Array.from({ length: 200 }, (_, n) => `* note ${n}`).join('\n'), by: '' })
  desk.close()
  const other = aDesk({ folder: path })
  await other.calls.tournaments.open({ file })
  const { db } = openOf(other)
  const page = sql<number>(db, "SELECT rootpage FROM sqlite_schema WHERE name = 'round_clock'").pluck().get() ?? 0
  const size = Number(db.pragma('page_size', { simple: true }))
  const at = openSync(file, 'r+')
  writeSync(at, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size)
  closeSync(at)
  db.pragma('shrink_memory')
  await vi.waitFor(async () => expect((await other.calls.saving()).check.state).toBe('wrong'), { timeout: 20_000 })
  expect(notes(other, 'not-read')).toBe(1)
  // the readable part is copied next to it meanwhile
  await vi.waitFor(async () => expect(existsSync(String((await other.calls.saving()).trouble?.copy))).toBe(true), { timeout: 20_000 })
})

test('a first backup to a chosen folder that is cut by closing the file fails, and nothing else', async () => {
  const { desk, calls, file } = await aTable()
  const chosen = join(folder(), 'chosen')
  mkdirSync(chosen)
  await calls.backups.moveTo({ folder: chosen })
  // the test's clock doesn't move: makes room for a backup of the same time
  rmSync(join(chosen, 'Test Open.shinpan.backups'), { recursive: true })
  await calls.tournaments.open({ file })
  expect(openOf({ desk }).backup.round).toBeNull()
  const making = backUpNow(desk.context, openOf({ desk }))
  desk.close()
  expect(await making).toMatchObject({ en: expect.stringContaining('not open') })
})
