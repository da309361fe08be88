import type { ChildProcess } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import type { Fetch } from '../../desk/network/serving/node-http.ts'
import { type DeskProcess, deskLine } from '../../electron/ipc/desk-process.ts'
import { requestGuard } from '../../electron/security/request-guard.ts'
import { forked } from './stand-in/child.ts'

/** The real desk in a real process of its own; only Electron's way of starting it is Node's. */
const realDesk = async (setting: Partial<Parameters<typeof deskLine>[0]> = {}) => {
  const home = await mkdtemp(join(tmpdir(), 'shinpan-desk-'))
  const started: ChildProcess[] = []
  const start = (file: string | undefined): DeskProcess => {
    const { child, utility } = forked('electron/desk-process.ts', file === undefined ? [] : [file], { SHINPAN_HOME: home })
    started.push(child)
    return utility
  }
  const line = deskLine({ start, ...setting })
  onTestFinished(async () => {
    await killed(started.at(-1))
    await rm(home, { recursive: true })
  })
  return {
    fetch: requestGuard(
      () => line.fetch,
      () => undefined,
    ),
    started,
    line,
    home,
  }
}

const killed = (child: ChildProcess | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

/** The one value that plain SQL finds in a file. */
const query = (file: string | undefined, sql: string): unknown => {
  const db = new Database(file ?? '', { readonly: true })
  try {
    return db.prepare(sql).pluck().get()
  } finally {
    db.close()
  }
}

const call = async (fetch: Fetch, procedure: string, json: object = {}): Promise<{ readonly json: { readonly file: string } | null }> => {
  const headers = { 'content-type': 'application/json', origin: 'shinpan-app://desk' }
  const answer = await fetch(
    new Request(`shinpan-app://desk/1/api/${procedure}`, { method: 'POST', headers, body: JSON.stringify({ json }) }),
  )
  return (await answer.json()) as { json: { file: string } | null }
}

test.skipIf(process.platform === 'win32')(
  'what the desk of the packed app makes is for its user alone, whatever the session allows',
  async () => {
    const before = process.umask(0o022)
    onTestFinished(() => void process.umask(before))
    const { fetch, home } = await realDesk()
    const at = { name: 'Spring Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 2, referee: 'M. Olsen' }
    const file = (await call(fetch, 'tournaments/create', at)).json?.file ?? ''
    const rights = [join(home, 'tournaments'), file, `${file}-wal`].map((path) => (statSync(path).mode & 0o777).toString(8))
    expect(rights).toEqual(['700', '600', '600'])
  },
)

test('the real desk answers over the line, news too; killed, it comes back on the same file', async () => {
  const { fetch, started } = await realDesk()
  const first = await call(fetch, 'tournaments/current')
  expect(first.json?.file, 'the sample opens at the first start').toMatch(/\.shinpan$/)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(new Request('shinpan-app://desk/1/api/news', { method: 'POST', headers, body: '{}' }))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const reader = answer.body?.getReader()
  const news = reader?.read()
  const sample = await call(fetch, 'tournaments/sample')
  expect(sample.json?.file).toMatch(/\.shinpan$/)
  expect((await news)?.done).toBe(false)
  await reader?.cancel()
  await killed(started[0])
  expect((await call(fetch, 'tournaments/current')).json?.file).toBe(sample.json?.file)
  expect(started).toHaveLength(2)
}, 20_000)

test('a window that closes right after an act: the act is in the file before the desk goes', async () => {
  const { fetch, line, started } = await realDesk()
  const sample = await call(fetch, 'tournaments/sample')
  const table = query(sample.json?.file, 'SELECT id FROM table_ LIMIT 1')
  const made = call(fetch, 'incidents/open', { table, by: 'Marta', key: 'k1' })
  await line.end()
  await made.catch(() => undefined)
  expect([started[0]?.exitCode, started[0]?.signalCode]).toEqual([0, null])
  expect(query(sample.json?.file, "SELECT count(*) FROM entry WHERE by = 'Marta'")).toBe(1)
}, 20_000)

test('a file that can’t be opened is said so, and the window begins without one', async () => {
  const said: unknown[] = []
  const { fetch } = await realDesk({ file: '/nowhere/at/all.shinpan', notOpened: (what) => said.push(what) })
  expect((await call(fetch, 'tournaments/current')).json).toBeNull()
  expect(said).toMatchObject([{ file: '/nowhere/at/all.shinpan', why: { en: expect.stringContaining('all.shinpan') } }])
}, 20_000)
