import type { WorkerOptions } from 'node:worker_threads'
import { newestHead } from '../../../db/log/read.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { misplacedIn } from '../../../db/writing/misplaced.ts'
import type { ThreadSays } from './begin-work.ts'
import { startThread, THREAD_STOPPED } from './start-thread.ts'

export type ThreadOptions<Progress> = Pick<WorkerOptions, 'resourceLimits' | 'trackUnmanagedFds'> & {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: (progress: Progress) => void
  /** Time limit, in ms. */
  readonly patience?: number
  /** The thread alone does not keep the process alive. */
  readonly inBackground?: boolean
}

/**
 * Runs one work in a thread of its own, whose program is `workInThread`. Returns its result, or throws its error; throws `THREAD_STOPPED` if it
 * was cancelled, took too long or ended without a result. In each case the thread has ended: its files are closed, and it writes no more.
 */
export const runInThread = async <Done, Progress = never>(
  program: string,
  work: unknown,
  { signal, onProgress, patience, inBackground, ...options }: ThreadOptions<Progress> = {},
): Promise<Done> => {
  if (signal?.aborted) throw THREAD_STOPPED
  const { worker, stop, ended } = startThread(program, work, options)
  if (inBackground) worker.unref()
  const done = Promise.withResolvers<Done>()
  worker.on('message', (says: ThreadSays<Done, Progress>) => ('done' in says ? done.resolve(says.done) : onProgress?.(says.progress)))
  worker.once('error', done.reject)
  worker.once('exit', () => done.reject(THREAD_STOPPED))
  signal?.addEventListener('abort', stop, { once: true })
  const late = patience === undefined ? undefined : setTimeout(stop, patience)
  try {
    const result = await done.promise
    if (signal?.aborted) throw THREAD_STOPPED
    return result
  } finally {
    clearTimeout(late)
    signal?.removeEventListener('abort', stop)
    await ended()
  }
}

/** Handles a work that failed: its error in words. */
export const failedAs = (error: unknown) => ({ ok: false, error: saidBy(error) }) as const

/** Handles a work that was cancelled, with an answer of its own; throws any other error. */
export const ifStopped =
  <T>(answer: T): ((error: unknown) => T) =>
  (error) => {
    if (error !== THREAD_STOPPED) throw error
    return answer
  }

/** A thread takes about as long to start as the desk takes to read a record of this number of entries. */
const FEW = 5000

/**
 * Whether the desk itself reads a file, rather than a thread, which opens the path again: the record is short, or another file may be at
 * its path by now.
 */
export const isReadHere = (db: ReadableDb, few = FEW): boolean => (newestHead(db)?.seq ?? 0) <= few || misplacedIn(db) !== null
