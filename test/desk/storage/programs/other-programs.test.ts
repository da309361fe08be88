import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aHub } from '../../network/hub/a-hub.ts'
import { openOf } from '../../network/hub/a-laptop.ts'
import { postgresPrograms } from '../../network/hub/postgres.ts'
import { open, type Running, record, serve, shell } from './running.ts'
import { atFile, DISPLACERS, hasSqlite3, isLocked, leaveOpen, READERS } from './sqlite3.ts'

if (!hasSqlite3) console.log('the program sqlite3 is not here: what it does to a file in use is not tried')
if (!postgresPrograms()) console.log('no PostgreSQL here: a desk with a hub beside other programs is not tried')

const made = mkdtempSync(join(tmpdir(), 'shinpan-'))
afterAll(() => rmSync(made, { recursive: true }))
beforeAll(async () => {
  mkdirSync(join(made, 'place'))
  const recording = await record(join(made, 'place/a.shinpan'))
  await recording.act('* note first')
  await recording.kill()
})

/** A copy of a file that a killed `record` left, with its home, in a folder that may be renamed. */
const fresh = (): string => {
  const own = folder()
  cpSync(made, own, { recursive: true })
  return join(own, 'place/a.shinpan')
}

type Start = (file?: string) => Promise<Running>
const started =
  (start: (file: string) => Promise<Running>): Start =>
  async (file) => {
    const running = await start(file ?? fresh())
    onTestFinished(running.kill)
    return running
  }
const PROGRAMS: readonly (readonly [string, Start])[] = [
  ['record', started(record)],
  ['serve', started(serve)],
  ['the window of open', started(open)],
  ['the window of Electron', started(shell)],
]

/** The notes in a file, once no process has it open. */
const notesIn = (file: string): readonly string[] => {
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.detail)
  try {
    expect(verify(opened.value)).toMatchObject({ ok: true })
    return opened.value.prepare("SELECT body ->> '$.text' FROM entry WHERE kind = 'event'").pluck().all() as string[]
  } finally {
    opened.value.close()
  }
}

const aHubDesk = (hub: ReturnType<typeof aHub>) => async (): Promise<Running> => {
  const laptop = await hub.laptop()
  const { file } = openOf(laptop)
  await laptop.desk.closed()
  return started((path) => serve(path, laptop.path))(file)
}

/** Other programs read the file while it is written: every act is acknowledged, and is there after a kill. */
const besideReaders = async (running: Running): Promise<void> => {
  const saved: string[] = []
  const act = async (text: string): Promise<void> => {
    const answer = await running.act(text)
    expect(answer, text).toMatchObject({ saved: true })
    saved.push(text)
  }
  await act('* note before')
  for (const name of Object.keys(READERS)) {
    await atFile(name, running.file)
    await act(`* note after ${name}`)
    expect(isLocked(running.file, running.pid), name).not.toBe(false)
  }
  const end = await leaveOpen(running.file, 'BEGIN')
  await act('* note while somebody reads')
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  await act('* note while somebody still reads')
  await end()
  const release = await leaveOpen(running.file, 'BEGIN IMMEDIATE')
  const busy = await running.act('* note while somebody writes')
  expect(busy).toMatchObject({ saved: false, says: expect.stringMatching(/another program/), copy: undefined })
  await release()
  await act('* note after somebody wrote')
  if (running.call) expect((await running.call('saving')).json).toMatchObject({ state: 'saved', trouble: null })
  await running.kill()
  expect(notesIn(running.file)).toEqual(expect.arrayContaining(saved))
}

/** The file is moved away: the next act is not acknowledged, and is in the copy that the alarm names, with all earlier ones. */
const displaced = async (running: Running, displace: (file: string) => void): Promise<void> => {
  expect(await running.act('* note before')).toMatchObject({ saved: true })
  displace(running.file)
  const answer = await running.act('* note after')
  expect(answer).toMatchObject({
    saved: false,
    says: expect.stringMatching(/is no longer there|was replaced|was overwritten/),
    copy: expect.any(String),
  })
  const later = await running.act('* note later')
  expect(later).toMatchObject({ saved: false, copy: answer.copy, says: expect.stringMatching(/is not in that copy/) })
  if (running.call) expect((await running.call('saving')).json).toMatchObject({ trouble: { code: 'misplaced', copy: answer.copy } })
  await running.kill()
  const kept = notesIn(String(answer.copy))
  expect(kept).toContain('* note before')
  // if the alarm came before the act, nothing of it is written, and the window stores it
  expect(kept.includes('* note after')).toBe(answer.says.includes('This act is in that copy'))
}

// all at once, since they mostly wait
test.runIf(hasSqlite3)(
  'every desk loses nothing beside programs that read its file, and raises no alarm',
  { timeout: 300_000 },
  async () => {
    const tried = PROGRAMS.map(async ([, start]) => besideReaders(await start()))
    const failed = (await Promise.allSettled(tried)).flatMap((one, n) =>
      one.status === 'fulfilled' ? [] : [[PROGRAMS[n]?.[0], one.reason]],
    )
    expect(failed).toEqual([])
  },
)

/** Of programs that share their code with another one: npm run tool soak tries all ways with all programs. */
const FEW = ['rm FILE', 'rm FILE-wal', 'FILE replaced by a sync folder']
const SHARING = ['serve', 'the window of open']

describe.each(PROGRAMS)('%s', (name, start) => {
  test.each(Object.entries(DISPLACERS).filter(([way]) => !SHARING.includes(name) || FEW.includes(way)))(
    '%s: the alarm comes before the act is called saved',
    { timeout: 300_000 },
    async (_way, displace) => {
      await displaced(await start(), displace)
    },
  )
})

describe.runIf(postgresPrograms())('a desk with a hub', () => {
  const hub = aHub()
  test.runIf(hasSqlite3)('loses nothing beside programs that read its file, and raises no alarm', { timeout: 300_000 }, async () => {
    await besideReaders(await aHubDesk(hub)())
  })
  test.each(FEW)('%s: the alarm comes before the act is called saved', { timeout: 300_000 }, async (way) => {
    await displaced(await aHubDesk(hub)(), DISPLACERS[way] ?? (() => undefined))
  })
})

test('record says on standard error, and by its exit code, that its file lost its place', { timeout: 120_000 }, async () => {
  const running = await record(fresh())
  onTestFinished(running.kill)
  expect((await running.act('* note before')).saved).toBe(true)
  DISPLACERS['rm FILE']?.(running.file)
  const { copy } = await running.act('* note after')
  const { code, errors } = await running.end()
  expect([code, errors]).toEqual([1, expect.stringContaining(`copied to ${copy}`)])
  expect(errors.match(/no longer there/g)).toHaveLength(1)
})

test('a file that comes back to its place goes on, with all that was called saved', { timeout: 120_000 }, async () => {
  const running = await started(serve)()
  expect((await running.act('* note before')).saved).toBe(true)
  const away = join(folder(), 'away')
  renameSync(dirname(running.file), away)
  expect((await running.act('* note meanwhile')).saved).toBe(false)
  renameSync(away, dirname(running.file))
  expect((await running.act('* note after')).saved).toBe(true)
  expect((await running.call?.('saving'))?.json).toMatchObject({ state: 'saved', trouble: null })
  await running.kill()
  expect(notesIn(running.file)).toEqual(expect.arrayContaining(['* note before', '* note after']))
})

test.runIf(process.platform === 'linux')(
  'nothing that looks at files takes the lock from the file in use',
  { timeout: 300_000 },
  async () => {
    const running = await started(serve)()
    const { file, pid, call } = running
    if (!call) throw new Error('no calls')
    const looks: readonly (readonly [string, unknown?])[] = [
      ['tournaments/list'],
      ['tournaments/current'],
      ['backups/make'],
      ['backups/list', {}],
      ['backups/newestGood', { file }],
      ['backups/place'],
      ['backups/salvage', { file }],
      ['tournaments/list'],
      ['joining/copies'],
      ['joining/preview', { files: [file] }],
      ['precedents/open', { file }],
      ['precedents/files'],
      ['log/verify'],
      ['saving'],
      ['tournaments/open', { file }],
      ['tournaments/list'],
    ]
    for (const [procedure, input] of looks) {
      await call(procedure, input)
      expect(isLocked(file, pid), procedure).toBe(true)
    }
    const { json } = await call('backups/list', {})
    const [backup] = json as readonly { readonly file: string }[]
    expect((await call('backups/restore', { file, backup: backup?.file })).status).toBe(200)
    expect(isLocked(file, pid), 'restored').toBe(true)
    expect((await call('tournaments/open', { file: backup?.file })).status).toBe(200)
    expect(isLocked(String(backup?.file), pid), 'a backup in use').toBe(true)
    await call('backups/restore', { file: String(backup?.file), backup: backup?.file })
    expect(existsSync(file)).toBe(true)
  },
)

test.runIf(hasSqlite3)('a copy of the file alone has every act a few seconds after the last', { timeout: 120_000 }, async () => {
  const running = await started(serve)()
  for (let n = 1; n <= 5; n++) await running.act(`* note ${n}`)
  const copy = join(folder(), 'copy.shinpan')
  await expect
    .poll(
      () => {
        return notesAlone(running.file, copy)
      },
      { timeout: 30_000, interval: 500 },
    )
    .toContain('* note 5')
  expect((await running.act('* note 6')).saved).toBe(true)
})

const notesAlone = (file: string, copy: string): readonly string[] => {
  mkdirSync(join(copy, '..'), { recursive: true })
  copyFileSync(file, copy)
  return notesIn(copy)
}
