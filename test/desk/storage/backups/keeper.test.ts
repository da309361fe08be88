import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { backupsOf } from '../../../../db/file/backup/backups.ts'
import type { Saving } from '../../../../desk/contract/saving.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aDesk, aTable } from '../../api/a-desk.ts'
import { fullFile } from '../full-file.ts'

const START = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTES = 60_000

/** A desk whose clock the test sets. */
const aClock = () => {
  let minutes = 0
  const set = (to: number): void => {
    minutes = to
  }
  return { now: () => new Date(START + minutes * MINUTES), set }
}

const madeIn = async (desk: ReturnType<typeof aDesk>) => {
  const { file } = await desk.calls.tournaments.create({
    name: 'Test Open',
    place: '',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 1,
    referee: 'Michiko Hayashi',
  })
  const [table] = await desk.calls.tables.list()
  return { file, table: table?.id ?? '' }
}

test('what was entered is brought into the file itself once nobody enters anything', async () => {
  const { calls, table, file } = await aTable()
  const before = statSync(file).size
  for (let act = 0; act < 40; act++) await calls.tables.record({ table, text: act % 2 ? 'E discard 1z' : 'E draw', by: '' })
  await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(before), { timeout: 20_000 })
})

test('a backup is made after ten minutes of work, and none where nothing was done', async () => {
  const clock = aClock()
  const desk = aDesk({ now: clock.now })
  const { file, table } = await madeIn(desk)
  await desk.calls.tables.record({ table, text: 'E discard 1z', by: '' })
  clock.set(9)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(backupsOf(file)).toEqual([])
  clock.set(10)
  await vi.waitFor(() => expect(backupsOf(file)).toHaveLength(1), { timeout: 20_000 })
  await vi.waitFor(async () => expect((await desk.calls.saving()).backup).toEqual({ at: clock.now(), trouble: null, folder: null }), {
    timeout: 20_000,
  })
  clock.set(30)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(backupsOf(file)).toHaveLength(1)
  await desk.calls.tables.record({ table, text: 'S draw', by: '' })
  await vi.waitFor(() => expect(backupsOf(file)).toHaveLength(2), { timeout: 20_000 })
})

test('a laptop whose clock ran a day ahead makes its backups every ten minutes once it is set right', async () => {
  const clock = aClock()
  const desk = aDesk({ now: clock.now })
  clock.set(24 * 60)
  const { file, table } = await madeIn(desk)
  await desk.calls.backups.make()
  await desk.calls.tables.record({ table, text: 'E discard 1z', by: '' })
  clock.set(0)
  await vi.waitFor(() => expect(backupsOf(file)).toHaveLength(2), { timeout: 20_000 })
  await desk.calls.tables.record({ table, text: 'S draw', by: '' })
  clock.set(9)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(backupsOf(file)).toHaveLength(2)
  clock.set(10)
  await vi.waitFor(() => expect(backupsOf(file)).toHaveLength(3), { timeout: 20_000 })
})

test('a backup that can’t be made is said to every window, and work goes on', async () => {
  const desk = aDesk()
  const { file, table } = await madeIn(desk)
  const heard: Saving[] = []
  const news = await desk.calls.news()
  const listening = (async () => {
    for await (const one of news) if (one.kind === 'saving') heard.push(one.saving)
  })()
  const place = openSync(`${file}.backups`, 'w')
  closeSync(place)
  await expect(desk.calls.backups.make()).rejects.toMatchObject({
    code: 'REFUSED',
    message: expect.stringContaining('no backup could be made'),
  })
  await desk.calls.tables.record({ table, text: 'E discard 1z', by: '' })
  expect(await desk.calls.saving()).toMatchObject({
    state: 'saved',
    backup: { at: null, trouble: { fr: expect.stringContaining('sauvegarde') } },
  })
  await news.return(undefined)
  await listening
  expect(heard.some(({ backup }) => backup.trouble !== null)).toBe(true)
})

test('an opened file is checked whole in the background: what was altered long ago is said', async () => {
  const { file, table, calls, desk, path } = await aTable()
  for (let n = 0; n < 150; n++) await calls.tables.record({ table, text: `* note ${n}`, by: '' })
  await vi.waitFor(async () => expect((await calls.saving()).check).toEqual({ state: 'ok', text: null }), { timeout: 20_000 })
  desk.close()
  const { default: Database } = await import('better-sqlite3')
  const shell = new Database(file)
  const guard = shell.prepare("SELECT sql FROM sqlite_schema WHERE name = 'entry_is_never_changed'").pluck().get() as string
  shell.exec('DROP TRIGGER entry_is_never_changed')
  shell.exec('UPDATE entry SET by = by || char(33) WHERE seq = 5')
  shell.exec(guard)
  shell.close()
  const other = aDesk({ folder: path })
  await other.calls.tournaments.open({ file })
  await vi.waitFor(async () => expect((await other.calls.saving()).check.state).toBe('wrong'), { timeout: 20_000 })
  expect((await other.calls.saving()).check.text?.en).toContain('entry 5')
})

test('a file whose end was altered is opened to read only, the newest good backup is named, restored, and nothing is thrown away', async () => {
  const { file, table, calls, desk, path } = await aTable()
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  await calls.backups.make()
  const [backup] = await calls.backups.list({})
  await calls.tables.record({ table, text: 'S draw\nS discard 9p', by: '' })
  await desk.closed()
  const bytes = readFileSync(file)
  const at = bytes.lastIndexOf('S discard 9p')
  expect(at).toBeGreaterThan(0)
  // at every place that holds the act, as on a bad disk
  for (let place = bytes.indexOf('S discard 9p'); place >= 0; place = bytes.indexOf('S discard 9p', place + 1)) put(file, place + 10, '8')
  const other = aDesk({ folder: path })
  const opened = await other.calls.tournaments.open({ file })
  expect(opened.readOnly).toBe(true)
  expect(await other.calls.saving()).toMatchObject({
    state: 'trouble',
    trouble: { code: 'damaged', detail: { en: expect.stringMatching(/^entry \d+ .+: .*hash does not fit/) } },
  })
  expect((await other.calls.tables.state({ table })).acts).toHaveLength(3)
  await expect(other.calls.tables.record({ table, text: 'W draw', by: '' })).rejects.toMatchObject({ code: 'NOT_SAVED' })
  expect(await other.calls.backups.newestGood({ file })).toEqual(backup)
  expect(await other.calls.backups.newestGood({ file: `${file}.none` })).toBeNull()
  const saved = await other.calls.backups.salvage({ file })
  // one wrong bit is corrected if the hash proves it
  expect(saved).toMatchObject({ missing: [], mended: 1 })
  expect(await other.calls.tournaments.open({ file: saved.file })).toMatchObject({ readOnly: false, name: 'Test Open' })
  await other.calls.backups.restore({ file, backup: String(backup?.file) })
  expect(await other.calls.log.verify()).toMatchObject({ ok: true })
  expect((await other.calls.tables.state({ table })).acts).toHaveLength(1)
  expect(readdirSync(dirname(file))).toContain(`${file.split('/').pop()}.damaged`)
  await expect(other.calls.backups.restore({ file, backup: '/etc/passwd' })).rejects.toMatchObject({ code: 'REFUSED' })
})

const put = (file: string, at: number, text: string): void => {
  const open = openSync(file, 'r+')
  writeSync(open, text, at)
  closeSync(open)
}

test('another program that holds the file is named, and the act can be tried again', async () => {
  const { file, table, calls } = await aTable()
  const hold = `const D = require('better-sqlite3'); const d = new D(process.argv[1]); d.exec('BEGIN IMMEDIATE'); console.log('held'); setTimeout(() => d.exec('ROLLBACK'), 60000)`
  const holder = spawn(process.execPath, ['-e', hold, file], {
    cwd: join(import.meta.dirname, '../../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise((resolve) => holder.stdout.once('data', resolve))
    await expect(calls.tables.record({ table, text: 'E discard 1z', by: '' })).rejects.toMatchObject({
      code: 'NOT_SAVED',
      data: { code: 'busy', detail: expect.stringContaining(process.platform === 'linux' ? `process ${holder.pid}` : 'another program') },
    })
    expect(await calls.saving()).toMatchObject({ state: 'trouble', trouble: { code: 'busy' } })
  } finally {
    holder.kill('SIGKILL')
    await new Promise((resolve) => holder.once('exit', resolve))
  }
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  expect(await calls.saving()).toMatchObject({ state: 'saved', trouble: null })
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

/** The large file, made once. */
const cache = mkdtempSync(join(tmpdir(), 'shinpan-large-'))
afterAll(() => rmSync(cache, { recursive: true }))

/** A large open file whose full check has just begun; its newest act is still in the write-ahead log. */
const beingChecked = async () => {
  const path = folder()
  const file = await fullFile({ folder: path, entries: 30_000, cache })
  const before = aDesk({ folder: path })
  await before.calls.tournaments.open({ file })
  await before.calls.backups.make()
  await before.desk.closed()
  const made = aDesk({ folder: path })
  await made.calls.tournaments.open({ file })
  await checkBegun(file)
  await made.calls.tables.create({ name: 'new', players: { E: '', S: '', W: '', N: '' } })
  return { ...made, file }
}
/** The files that this process has open. */
const opened = (): readonly string[] =>
  readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`)
    } catch {
      return []
    }
  })
/** Waits until the thread has the file open, too. */
const checkBegun = (file: string) =>
  vi.waitFor(() => expect(opened().filter((one) => one === file).length).toBeGreaterThan(1), { timeout: 20_000, interval: 5 })

test.runIf(process.platform === 'linux')(
  'a file that is closed while it is being checked is whole by itself, and nothing of this program has it open',
  { timeout: 120_000 },
  async () => {
    const { desk, file } = await beingChecked()
    await desk.closed()
    expect(opened().filter((one) => one.startsWith(file))).toEqual([])
    expect(readdirSync(dirname(file)).filter((name) => name.endsWith('-wal'))).toEqual([])
  },
)

test.runIf(process.platform === 'linux')(
  'a backup is put in the place of a file that is being checked once nothing has that open any more',
  { timeout: 120_000 },
  async () => {
    const { calls, file } = await beingChecked()
    const [backup] = await calls.backups.list({})
    await calls.backups.restore({ file, backup: String(backup?.file) })
    expect(opened().filter((one) => one.startsWith(`${file}.damaged`))).toEqual([])
  },
)
