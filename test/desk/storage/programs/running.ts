import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { type DeskProcess, deskLine } from '../../../../electron/ipc/desk-process.ts'
import { commandLine, deskProcess } from '../../../../scripts/build.ts'

/** A program's answer to an act; `copy`: the file that its alarm names. */
export type Answered = { readonly saved: boolean; readonly says: string; readonly copy: string | undefined }

/** A desk in its own process with an open file. */
export type Running = {
  readonly pid: number
  readonly file: string
  readonly act: (text: string) => Promise<Answered>
  /** Undefined for `record`, which answers only acts. */
  readonly call: ((procedure: string, input?: unknown) => Promise<{ readonly status: number; readonly json: unknown }>) | undefined
  /** Ends it like a power cut or crash. */
  readonly kill: () => Promise<void>
}

/** Acts sent to one hand, which holds 800; a fast disk takes more before a program is killed. */
const ACTS_IN_HAND = 700

/** How a program ended by itself, and its errors. */
type Ended = { readonly code: number | null; readonly errors: string }

const MAIN = commandLine()
const REPO = join(import.meta.dirname, '../../../..')

const envOf = (file: string, home = join(dirname(dirname(file)), 'home')) => {
  mkdirSync(home, { recursive: true })
  return { ...process.env, SHINPAN_HOME: home, LC_ALL: 'C', DISPLAY: '', WAYLAND_DISPLAY: '' }
}

const answered = (saved: boolean, says: string): Answered => ({
  saved,
  says,
  copy: / copied to (.+?\.shinpan): open/.exec(says)?.[1],
})

/** `record`, fed through its standard input. */
export const record = (file: string): Promise<Running & { readonly end: () => Promise<Ended> }> => {
  const child = spawn(process.execPath, [MAIN, 'record', '--db', file, '--table', '7'], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: envOf(file),
  })
  child.stdin.on('error', () => undefined)
  let errors = ''
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let sent = 0
  const act = async (text: string): Promise<Answered> => {
    if (sent > 0 && sent % ACTS_IN_HAND === 0) child.stdin.write('@hand E1 0\n')
    sent++
    child.stdin.write(`${text}\n`)
    const { value = '' } = await lines.next()
    return answered(value.startsWith('ok '), value)
  }
  const end = (): Promise<Ended> =>
    new Promise((resolve) => {
      child.once('close', (code) => resolve({ code, errors }))
      child.stdin.end()
    })
  return Promise.resolve({ pid: child.pid ?? 0, file, act, call: undefined, end, kill: () => killed(child) })
}

/** A desk for a browser on this machine: `serve`, or the window of `open`. */
const served = async (file: string, words: readonly string[], home?: string): Promise<Running> => {
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'inherit'], env: envOf(file, home) })
  const url = await addressOf(child)
  const first = await fetch(url, { redirect: 'manual' })
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  await first.arrayBuffer()
  const { origin } = new URL(url)
  const call = async (procedure: string, input: unknown = {}) => {
    const answer = await fetch(`${origin}/api/${procedure}`, {
      method: 'POST',
      body: JSON.stringify({ json: input }),
      headers: { 'content-type': 'application/json', cookie, origin },
    })
    return { status: answer.status, json: jsonIn(await answer.text()) }
  }
  return running(file, child, call)
}
export const serve = (file: string, home?: string): Promise<Running> => served(file, ['serve', '--db', file], home)
export const open = (file: string): Promise<Running> => served(file, ['open', file, '--no-window', '--port', '0'])

/** The desk of Electron's window, started as there, but by Node instead of Electron. */
export const shell = (file: string): Promise<Running> => {
  const child = fork(deskProcess(), [file], {
    execArgv: ['--import', pathToFileURL(join(REPO, 'test/electron/stand-in/parent-port.ts')).href],
    env: envOf(file),
    serialization: 'advanced',
    stdio: 'inherit',
  })
  const start = () =>
    ({
      postMessage: (message: unknown) => child.connected && child.send(message as object),
      on: (event: string, listener: (value: unknown) => void) => child.on(event, listener),
      kill: () => child.kill(),
    }) as unknown as DeskProcess
  const line = deskLine({ start, file })
  const headers = { 'content-type': 'application/json', origin: 'shinpan-app://desk' }
  const call = async (procedure: string, input: unknown = {}) => {
    const answer = await line.fetch(
      new Request(`shinpan-app://desk/api/${procedure}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) }),
    )
    return { status: answer.status, json: jsonIn(await answer.text()) }
  }
  return running(file, child, call)
}

type Call = NonNullable<Running['call']>

const running = async (file: string, child: ChildProcess, call: Call): Promise<Running> => {
  let sent = 0
  let table: string | undefined
  const act = async (text: string): Promise<Answered> => {
    if (sent % ACTS_IN_HAND === 0) {
      const name = `of ${basename(file)} ${child.pid} ${sent}`
      const made = await call('tables/create', { name, players: { E: '', S: '', W: '', N: '' } })
      if (made.status !== 200) return answerOf(made)
      table = (made.json as { readonly id?: string }).id
    }
    sent++
    return answerOf(await call('tables/record', { table, text, by: '' }))
  }
  return Promise.resolve({ pid: child.pid ?? 0, file, act, call, kill: () => killed(child) })
}

const answerOf = ({ status, json }: Awaited<ReturnType<Call>>): Answered => {
  const { code, message } = json as { readonly code?: string; readonly message?: string }
  // a desk that is killed meanwhile gives no answer of its own
  return answered(status === 200, code === undefined ? '' : `${code}: ${message}`)
}

const jsonIn = (text: string): unknown => {
  if (!text.startsWith('{')) return text
  const answer = JSON.parse(text) as { readonly json?: unknown }
  return answer.json ?? answer
}

const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (!stdout) throw new Error('no output')
  for await (const line of createInterface({ input: stdout })) {
    const url = / (http\S+)$/.exec(line)?.[1]
    if (url) {
      stdout.resume()
      return url
    }
  }
  throw new Error('the server gave no address')
}

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
