import { Worker, type WorkerOptions } from 'node:worker_threads'
import { removeCopiesOf } from '../../../db/disk/reading-copies.ts'
import { troubled } from '../../../db/messages/messages.ts'
import { openFiles } from '../../../db/sqlite/open-database.ts'

/** What a thread is given: its work, where it says that it may be ended from now on, and which files this process has open. */
export type GivenWork = {
  readonly work: unknown
  readonly mayEnd: Int32Array<SharedArrayBuffer>
  readonly openFiles: SharedArrayBuffer
}

/** What is said of a thread that ended before it answered. */
export const STOPPED = troubled({ en: 'it was stopped', fr: 'cela a été interrompu' })

/** Threads that would take the whole program with them if they were ended now: what SQLite is reached by aborts while it is being loaded. */
const loading = new Set<Int32Array<SharedArrayBuffer>>()

/** The most that the end of the program waits for a thread to have loaded, in milliseconds. */
const PATIENCE = 2000

process.on('exit', () => {
  for (const mayEnd of loading) Atomics.wait(mayEnd, 0, 0, PATIENCE)
})

/** The program of a thread, by its path without its ending: a source, or as it was built for the shell. */
const programOf = (path: string): string => `${path}${import.meta.filename.endsWith('.ts') ? '.ts' : '.mjs'}`

/** Starts a piece of work in a thread of its own (`givenWork` is what the thread begins with); answers how it is ended, which is safe at any moment; it has closed its files then. */
export const startThread = (path: string, work: unknown, options: Pick<WorkerOptions, 'resourceLimits' | 'trackUnmanagedFds'> = {}) => {
  const mayEnd = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  loading.add(mayEnd)
  const worker = new Worker(programOf(path), { ...options, workerData: { work, mayEnd, openFiles } satisfies GivenWork })
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
