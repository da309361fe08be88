import { join } from 'node:path'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { OpenFile } from '../../context/context.ts'
import type { InsertResult, InsertThread } from '../../context/open-file-state.ts'
import { startThread, THREAD_STOPPED } from '../../context/threads/start-thread.ts'

/** Input of the thread: its file, and a flag that it sets while it has the file open. */
export type InsertWork = { readonly file: string; readonly isOpen: Int32Array<SharedArrayBuffer> }

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'insert-worker')
/** How long an idle thread lives, in ms: starting one costs as much as inserting a thousand entries. */
const KEPT = 10_000
/** How long closing a file waits for the thread to close it, in ms. */
const PATIENCE = 1000

/** An open file; only its path matters to the thread. */
type InUse = Pick<OpenFile, 'file'> & { readonly jobs: Pick<OpenFile['jobs'], 'insertThread'> }

/** Inserts entries into the open file in a thread, which stays alive for further entries. */
export const insertInThread = (open: InUse, arriving: readonly Arriving[]): Promise<InsertResult> => {
  open.jobs.insertThread ??= startInsertThread(open)
  return open.jobs.insertThread.insert(arriving)
}

/** Call when a file is closed: ends the thread after the current insertion. */
export const endInsertThread = ({ jobs }: InUse): void => jobs.insertThread?.end()

const startInsertThread = ({ file, jobs }: InUse): InsertThread => {
  const isOpen = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const { worker } = startThread(PROGRAM, { file, isOpen } satisfies InsertWork)
  const asked: ((taken: InsertResult) => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    clearTimeout(timer)
    jobs.insertThread = null
    worker.postMessage(null)
    if (asked.length === 0) Atomics.wait(isOpen, 0, 1, PATIENCE)
  }
  const failed = (error: unknown): void => {
    clearTimeout(timer)
    if (jobs.insertThread === thread) jobs.insertThread = null
    for (const answer of asked.splice(0)) answer({ ok: false, error: saidBy(error) })
  }
  worker.on('message', (taken: InsertResult) => {
    asked.shift()?.(taken)
    if (asked.length > 0) return
    // an idle thread must not keep the process alive
    worker.unref()
    timer = setTimeout(end, KEPT).unref()
  })
  worker.once('error', failed)
  worker.once('exit', () => failed(THREAD_STOPPED))
  const thread: InsertThread = {
    insert: (arriving) =>
      new Promise((resolve) => {
        clearTimeout(timer)
        asked.push(resolve)
        worker.ref()
        worker.postMessage(arriving)
      }),
    end,
  }
  return thread
}
