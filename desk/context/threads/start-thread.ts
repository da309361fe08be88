import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { removeCopiesOf } from '../../../db/disk/reading-copies.ts'
import { troubled } from '../../../db/messages/messages.ts'
import { openFiles } from '../../../db/sqlite/open-files.ts'

/** Input of a thread: its work, a flag that it sets once it may be stopped, and the files that this process has open. */
export type ThreadInput = {
  readonly work: unknown
  readonly mayEnd: Int32Array<SharedArrayBuffer>
  readonly openFiles: SharedArrayBuffer
}

/** The error of a thread that ended before it answered. */
export const THREAD_STOPPED = troubled({ en: 'it was stopped', fr: 'cela a été interrompu' })

/** Threads that are loading SQLite: stopping one now would abort the whole process. */
const loading = new Set<Int32Array<SharedArrayBuffer>>()

/** How long the process waits at exit for a thread to finish loading, in ms. */
const PATIENCE = 2000

process.on('exit', () => {
  for (const mayEnd of loading) Atomics.wait(mayEnd, 0, 0, PATIENCE)
})

/** Built programs of threads for a desk that runs from the sources; `npm test` names their folder, because they load in half the time. */
const BUILT = import.meta.filename.endsWith('.ts') ? process.env.SHINPAN_BUILT_THREADS : undefined

/** The file of a thread's program, by its path without extension: the source, or the built module. */
const programOf = (path: string): string => {
  const built = BUILT && join(BUILT, `${basename(path)}.mjs`)
  if (built && existsSync(built)) return built
  return `${path}${import.meta.filename.endsWith('.ts') ? '.ts' : '.mjs'}`
}

/**
 * Starts work in a thread, which reads it with `threadWork`. `stop` and `ended` stop the thread safely at any time; after `ended` its files
 * are closed.
 */
export const startThread = (path: string, work: unknown, options: Pick<WorkerOptions, 'resourceLimits' | 'trackUnmanagedFds'> = {}) => {
  const mayEnd = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  loading.add(mayEnd)
  const worker = new Worker(programOf(path), { ...options, workerData: { work, mayEnd, openFiles } satisfies ThreadInput })
  const { async: waits, value: said } = Atomics.waitAsync(mayEnd, 0, 0)
  const loaded = (waits ? said : Promise.resolve()).then(() => void loading.delete(mayEnd))
  const { threadId } = worker
  worker.once('exit', () => {
    removeCopiesOf(threadId)
    Atomics.store(mayEnd, 0, 1)
    Atomics.notify(mayEnd, 0)
  })
  const ended = async (): Promise<void> => {
    await loaded
    await worker.terminate()
  }
  return { worker, stop: (): void => void ended(), ended }
}
