import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Saving } from '../../../desk/contract/saving.ts'

/** The task of one desk in the soak test. */
export type Task = {
  readonly home: string
  readonly file: string
  readonly name: string
  readonly seed: number
  readonly acts: { readonly from: number; readonly to: number }
  /** Error of its clock, in ms. */
  readonly skew: number
}

/**
 * A request to the running desk; `table` is an index in the list. `mark`: write a note with this text. `line`: enter this line. `window`:
 * open this window there.
 */
export type Asked = { readonly table: number } & ({ readonly mark: string } | { readonly line: string } | { readonly window: string })

/**
 * A message of the desk. `did`: an act was done, with its key if it wrote anything. `seen`, `wrote`: a note was read or written, with the
 * time. `stands`: state of its file.
 */
export type Told =
  | { readonly did: number; readonly key: string | null }
  | { readonly seen: string; readonly at: number }
  | { readonly wrote: string; readonly at: number }
  /** `cpu`: ms of processor time so far; `memory` in bytes. */
  | { readonly stands: string; readonly hub: Saving['hub']; readonly cpu: number; readonly memory: number }

/** A desk in a process of its own, which can be killed and restarted at any moment. */
export type Laptop = {
  readonly name: string
  /** The keys of the acts that it reported as done. */
  readonly done: ReadonlySet<string>
  readonly isThrough: () => boolean
  readonly stands: () => Extract<Told, { stands: string }> | undefined
  readonly ask: (asked: Asked) => void
  readonly start: () => void
  readonly kill: () => Promise<void>
}

const PROGRAM = join(import.meta.dirname, 'soak-desk.ts')

/** A laptop with a task; its messages about notes go to `hear`. */
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
        // the cache avoids compiling again at each of two hundred starts
        env: { ...process.env, NODE_COMPILE_CACHE: join(task.home, '..', 'compiled') },
      })
      child.on('message', take)
      const began = child
      child.on('exit', (code) => {
        // a killed process has no exit code
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
