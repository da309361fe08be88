import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type DeskProcess, deskLine } from '../../electron/desk-line.ts'
import { door, type Fetch } from '../../electron/door.ts'

/** The real desk in a real process of its own; only Electron's way of starting it is Node's. */
const realDesk = async () => {
  const home = await mkdtemp(join(tmpdir(), 'shinpan-desk-'))
  const started: ChildProcess[] = []
  const line = deskLine((file) => {
    const child = fork('electron/desk-process.ts', file === undefined ? [] : [file], {
      execArgv: ['--import', pathToFileURL('test/electron/parent-port.ts').href],
      env: { ...process.env, SHINPAN_HOME: home },
      serialization: 'advanced',
      stdio: 'inherit',
    })
    started.push(child)
    return {
      postMessage: (message: unknown) => child.connected && child.send(message as object),
      on: (event: string, listener: (value: unknown) => void) => child.on(event, listener),
      kill: () => child.kill(),
    } as unknown as DeskProcess
  })
  onTestFinished(async () => {
    await killed(started.at(-1))
    await rm(home, { recursive: true })
  })
  return { fetch: door(line.fetch), started }
}

const killed = (child: ChildProcess | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

const call = async (fetch: Fetch, procedure: string): Promise<{ readonly json: { readonly file: string } | null }> => {
  const headers = { 'content-type': 'application/json', origin: 'shinpan-app://desk' }
  const answer = await fetch(new Request(`shinpan-app://desk/api/${procedure}`, { method: 'POST', headers, body: '{}' }))
  return (await answer.json()) as { json: { file: string } | null }
}

test('the real desk answers over the line; killed, it comes back on the same file', async () => {
  const { fetch, started } = await realDesk()
  const first = await call(fetch, 'tournaments/current')
  expect(first.json?.file, 'the sample opens at the first start').toMatch(/\.shinpan$/)
  const sample = await call(fetch, 'tournaments/sample')
  expect(sample.json?.file).toMatch(/\.shinpan$/)
  await killed(started[0])
  expect((await call(fetch, 'tournaments/current')).json?.file).toBe(sample.json?.file)
  expect(started).toHaveLength(2)
}, 20_000)

test('the stream of news arrives over the line, and ends when the window goes', async () => {
  const { fetch } = await realDesk()
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(new Request('shinpan-app://desk/api/news', { method: 'POST', headers, body: '{}' }))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const reader = answer.body?.getReader()
  const first = reader?.read()
  await call(fetch, 'tournaments/sample')
  expect((await first)?.done).toBe(false)
  await reader?.cancel()
}, 20_000)
