import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Saving } from '../../../desk/contract/saving.ts'

/** What one desk of the long run is to do. */
export type Task = {
  readonly home: string
  readonly file: string
  readonly name: string
  readonly seed: number
  readonly acts: { readonly from: number; readonly to: number }
  /** How far its clock is off, in ms. */
  readonly skew: number
}

/** What it is asked while it runs, at a table by its place in the list: to write a note with this text, to enter a line, to have a window open there. */
export type Asked = { readonly table: number } & ({ readonly mark: string } | { readonly line: string } | { readonly window: string })

/** What it tells: an act was done, under which key where it wrote anything; a note was seen or written, when; where its file stands. */
export type Told =
  | { readonly did: number; readonly key: string | null }
  | { readonly seen: string; readonly at: number }
  | { readonly wrote: string; readonly at: number }
  /** `cpu`: ms of processor time so far; `memory` in bytes. */
  | { readonly stands: string; readonly hub: Saving['hub']; readonly cpu: number; readonly memory: number }

/** A desk in a process of its own, which can be killed at any moment and started again. */
export type Laptop = {
  readonly name: string
  /** The keys of the acts that it said were done. */
  readonly done: ReadonlySet<string>
  readonly isThrough: () => boolean
  readonly stands: () => Extract<Told, { stands: string }> | undefined
  readonly ask: (asked: Asked) => void
  readonly start: () => void
  readonly kill: () => Promise<void>
}

const PROGRAM = join(import.meta.dirname, 'soak-desk.ts')

/** A laptop with a task; what it tells of notes goes to `hear`. */
export const laptop = (task: Task, hear: (told: Told) => void): Laptop => {
  const done = new Set<string>()
  let next = task.acts.from
  let child: ChildProcess | undefined
  let stands: Extract<Told, { stands: string }> | undefined
  const take = (told: Told): void => {
    if ('did' in told) {
      next = told.did + 1
      if (told.key !== null) done.add(told.key)
    } else if ('stands' in told) stands = told
    else hear(told)
  }
  return {
    name: task.name,
    done,
    isThrough: () => next >= task.acts.to,
    stands: () => stands,
    ask: (asked) => child?.send(asked),
    start: () => {
      stands = undefined
      child = fork(PROGRAM, [JSON.stringify({ ...task, acts: { ...task.acts, from: next } })], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // what is started two hundred times is compiled once
        env: { ...process.env, NODE_COMPILE_CACHE: join(task.home, '..', 'compiled') },
      })
      child.on('message', take)
      const began = child
      child.on('exit', (code) => {
        // a kill has none
        if (code !== null && began === child) throw new Error(`${task.name} ended by itself: ${code}`)
      })
    },
    kill: async () => {
      if (!child || child.signalCode !== null || child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
