import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { commandLine } from '../../scripts/build.ts'

/** A desk over a folder of its own. `url` opens a window that may ask it. */
export type Serving = { readonly url: string; readonly end: (signal: NodeJS.Signals) => Promise<void> }

const MAIN = commandLine()

/** Starts the real server, on a free port unless one is named. */
export const serve = async (folder: string, port = 0): Promise<Serving> => {
  const child = spawn(process.execPath, [MAIN, 'serve', '--db', join(folder, 'first.shinpan'), '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SHINPAN_HOME: join(folder, 'home') },
  })
  return { url: await addressOf(child), end: (signal) => ended(child, signal) }
}

const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (!stdout) throw new Error('no output')
  for await (const line of createInterface({ input: stdout })) {
    const url = / (http\S+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('the server gave no address')
}

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
