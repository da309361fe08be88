import { parentPort, workerData } from 'node:worker_threads'
import { loadSqlite } from '../../../db/sqlite/open-database.ts'
import type { ThreadInput } from './start-thread.ts'

/** A thread's messages about its work: progress, then its result. */
export type ThreadSays<Done, Progress> = { readonly progress: Progress } | { readonly done: Done }

/** The work of this thread. Loads SQLite first, because a thread can't be stopped safely during that. */
export const threadWork = (): unknown => {
  const { work, mayEnd } = workerData as ThreadInput
  loadSqlite()
  Atomics.store(mayEnd, 0, 1)
  Atomics.notify(mayEnd, 0)
  return work
}

/** The program of a thread for `runInThread`: does the work and answers with its result. */
export const workInThread = async (does: (work: never, tell: (progress: unknown) => void) => unknown): Promise<void> => {
  const say = (says: ThreadSays<unknown, unknown>): void => parentPort?.postMessage(says)
  say({ done: await does(threadWork() as never, (progress) => say({ progress })) })
}
