import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Outside } from './pages.ts'

/** The app behind the stand-in's program, in a process of its own. */
export type Running = {
  readonly url: string
  /** The program's state as read from outside. */
  readonly outside: () => Promise<Outside>
  /** Something that Electron does to it, see pages.ts. */
  readonly beside: (what: string, about: Readonly<Record<string, string>>) => Promise<unknown>
  readonly end: (signal?: NodeJS.Signals) => Promise<void>
}

type Start = { readonly program: string; readonly words: readonly string[]; readonly env: Readonly<Record<string, string>> }

/** Starts a program with the stand-in in it, and waits until the app is there. */
export const running = async ({ program, words, env }: Start): Promise<Running> => {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    child.kill(signal)
    return ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^stand-in at (http\S+)$/.exec(line) ?? []
    if (url === undefined) continue
    const beside = async (what: string, about: Readonly<Record<string, string>>): Promise<unknown> => {
      const answer = await fetch(`${url}/-/${what}?${new URLSearchParams(about).toString()}`)
      return ((await answer.json()) as { readonly value: unknown }).value
    }
    return { url, beside, outside: () => beside('outside', {}) as Promise<Outside>, end }
  }
  throw new Error('the app ended before it was there')
}
