import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A desk's report of its tablet service at the start. */
export type Began = { readonly url: string | null; readonly code: string | null; readonly cutOff: boolean; readonly trouble: string | null }
export type DeskProcess = Began & { readonly end: (signal: NodeJS.Signals) => Promise<void> }

/** Starts a desk that serves tablets as a process of its own; `on`: switches them on, else they come back by themselves or not. */
export const deskProcess = async (folder: string, on?: 'on'): Promise<DeskProcess> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'desk-with-tablets.ts'), folder, ...(on ? [on] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { ...(await saidBy(child)), end: (signal) => ended(child, signal) }
}

const saidBy = async ({ stdout }: ChildProcess): Promise<Began> => {
  if (!stdout) throw new Error('no output')
  for await (const line of createInterface({ input: stdout })) return JSON.parse(line) as Began
  throw new Error('the desk ended without a word')
}

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
