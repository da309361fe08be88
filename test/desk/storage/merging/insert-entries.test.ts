import { copyFileSync, existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFile } from '../../../../db/file/open-file.ts'
import { verify } from '../../../../db/file/verify.ts'
import type { Arriving } from '../../../../db/joining/validate-entries.ts'
import { logEntries } from '../../../../db/log/read.ts'
import { insertEntries } from '../../../../desk/storage/merging/insert-entries.ts'
import { endInsertThread, insertInThread } from '../../../../desk/storage/merging/insert-in-thread.ts'
import { aDesk, aTable, type Calls } from '../../api/a-desk.ts'
import { entryHeard } from '../../context/events/heard.ts'

/** A table here, and acts at it in a copy. */
const fromThere = async (there: (calls: Calls, table: string) => Promise<unknown>) => {
  const made = await aTable()
  await made.calls.tables.record({ table: made.table, text: 'E discard 1z', by: 'Ann' })
  const { open } = made.desk.context
  if (!open) throw new Error('no file is open')
  open.db.pragma('wal_checkpoint(TRUNCATE)')
  const copy = join(made.path, 'copy.shinpan')
  copyFileSync(made.file, copy)
  const other = aDesk({ folder: made.path })
  await other.calls.tournaments.open({ file: copy })
  const since = open.db.prepare('SELECT max(seq) FROM entry').pluck().get() as number
  await there(other.calls, made.table)
  const arriving: readonly Arriving[] = [...logEntries(other.desk.context.open?.db ?? open.db, since + 1)]
  return { ...made, open, arriving }
}
const anAct = (calls: Calls, table: string) => calls.tables.record({ table, text: 'S draw', by: 'Bo' })

test('windows hear of another desk’s act as of one of their own, and show it', async () => {
  const { desk, calls, open, table, arriving } = await fromThere(anAct)
  const news = await calls.news()
  expect(await insertEntries(desk.context, open, arriving)).toEqual({ ok: true, value: { added: arriving.length, moved: false } })
  expect(await entryHeard(news)).toMatchObject({ kind: 'entry', table })
  await news.return(undefined)
  expect((await calls.tables.state({ table })).acts.map(({ text }) => text)).toEqual(['E discard 1z', 'S draw'])
  expect(await calls.log.verify()).toMatchObject({ ok: true, trouble: null })
})

test('where it comes in before others, or is no act at a table, windows look at everything again', async () => {
  const crossed = await fromThere(anAct)
  await crossed.calls.tables.record({ table: crossed.table, text: 'S draw 3p', by: 'Ann' })
  await crossed.calls.tables.record({ table: crossed.table, text: 'S discard 3p', by: 'Ann' })
  const round = await fromThere((calls, table) => calls.incidents.open({ table, by: 'Bo' }))
  for (const [{ desk, calls, open, arriving, table }, moved] of [
    [crossed, true],
    [round, false],
  ] as const) {
    const news = await calls.news()
    expect(await insertEntries(desk.context, open, arriving)).toMatchObject({ ok: true, value: { moved } })
    expect(await entryHeard(news)).toMatchObject({ kind: 'entry', table: null })
    await news.return(undefined)
    expect((await calls.tables.state({ table })).acts.length).toBe(moved ? 4 : 1)
  }
})

test('a contradiction that comes in is waiting at once, though none was a moment ago', async () => {
  const named = (by: string) => (calls: Calls) => calls.tables.create({ name: '12', players: { E: '', S: '', W: '', N: '' }, by })
  const { desk, calls, open, arriving } = await fromThere(named('Bo'))
  await named('Ann')(calls)
  expect(await calls.waiting()).toMatchObject({ conflicts: 0 })
  expect(await insertEntries(desk.context, open, arriving)).toMatchObject({ ok: true })
  expect(await calls.waiting()).toMatchObject({ conflicts: 1 })
})

test('a forged entry is refused by its name, and nobody hears anything', async () => {
  const { desk, calls, open, arriving } = await fromThere(anAct)
  const before = await calls.log.verify()
  const [forged] = arriving.map((entry) => ({ ...entry, by: 'Cy' }))
  expect(await insertEntries(desk.context, open, forged ? [forged] : [])).toMatchObject({
    ok: false,
    error: { code: 'REFUSED', text: { en: expect.stringContaining(`entry ${forged?.number} of device ${forged?.device}: its hash`) } },
  })
  expect(await calls.log.verify()).toEqual(before)
})

test('many come in beside the desk, in a thread of their own', async () => {
  const { desk, calls, open, table, arriving } = await fromThere(async (there, at) => {
    for (let n = 0; n < 3; n++) await there.tables.record({ table: at, text: '* note there\n'.repeat(80), by: 'Bo' })
  })
  expect(arriving.length).toBeGreaterThan(200)
  expect(await insertEntries(desk.context, open, arriving)).toMatchObject({ ok: true, value: { added: arriving.length } })
  expect((await calls.tables.state({ table })).acts.length).toBe(241)
  expect(await calls.log.verify()).toMatchObject({ ok: true, trouble: null })
})

test.runIf(existsSync('/proc/self/fd'))('a file that is closed is open nowhere in the desk, also right after many came in', async () => {
  const { desk, calls, file, open, arriving } = await fromThere(async (there, at) => {
    for (let n = 0; n < 3; n++) await there.tables.record({ table: at, text: '* note there\n'.repeat(80), by: 'Bo' })
  })
  await expect.poll(async () => (await calls.saving()).check.state, { timeout: 30_000 }).toBe('ok')
  await insertEntries(desk.context, open, arriving)
  expect(opened(file)).not.toEqual([])
  desk.close()
  expect(opened(file)).toEqual([])
})

/** The descriptors by which this process has a file or its side files open. */
const opened = (file: string): readonly string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const at = readlinkSync(join('/proc/self/fd', fd))
      return at.startsWith(file) ? [at] : []
    } catch {
      // the descriptor of the folder listing itself
      return []
    }
  })

test('the thread takes in what comes next too, also after something forged; once that is ended it has the file open no more', async () => {
  const { open, path, arriving } = await fromThere(async (there, at) => {
    for (let n = 0; n < 6; n++) await there.tables.record({ table: at, text: '* note there\n'.repeat(80), by: 'Bo' })
  })
  open.db.pragma('wal_checkpoint(TRUNCATE)')
  const file = join(path, 'alone.shinpan')
  copyFileSync(open.file, file)
  const alone = openFile(file, 'abc')
  if (!alone.ok) throw new Error(alone.error.detail)
  const taking = { file, jobs: { insertThread: null } }
  const both = [insertInThread(taking, arriving.slice(0, 240)), insertInThread(taking, arriving.slice(240))]
  expect(await Promise.all(both)).toMatchObject([
    { ok: true, value: { added: 240 } },
    { ok: true, value: { added: 240 } },
  ])
  const forged = arriving.map((entry) => ({ ...entry, number: entry.number + 1000 }))
  expect(await insertInThread(taking, forged)).toMatchObject({ ok: false })
  expect(await insertInThread(taking, arriving)).toMatchObject({ ok: true, value: { added: 0 } })
  expect(verify(alone.value).trouble).toBe(null)
  endInsertThread(taking)
  alone.value.close()
  // the last process to close the file deletes SQLite's side files
  expect(existsSync(`${file}-wal`)).toBe(false)
})
