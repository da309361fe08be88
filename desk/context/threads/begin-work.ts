import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadInput } from './start-thread.ts'

/** A thread's messages about its work: progress, then its result. */
export type ThreadSays<Done, Progress> = { readonly progress: Progress } | { readonly done: Done }

/** The work of this thread, after `load`: a thread can't be stopped safely while it loads SQLite. */
export const beginWork = (load: () => void): unknown => {
  const { work, mayEnd } = workerData as ThreadInput
  load()
  Atomics.store(mayEnd, 0, 1)
  Atomics.notify(mayEnd, 0)
  return work
}

export const answerWith = async (work: unknown, does: (work: never, tell: (progress: unknown) => void) => unknown): Promise<void> => {
  const say = (says: ThreadSays<unknown, unknown>): void => parentPort?.postMessage(says)
  say({ done: await does(work as never, (progress) => say({ progress })) })
}
