import { join } from 'node:path'
import type { TakenIn } from '../../../db/joining/insert-entries.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { OpenFile } from '../../context/context.ts'
import { startThread, THREAD_STOPPED } from '../../context/threads/start-thread.ts'

/** Input of the thread: its file, and a flag that it sets while it has the file open. */
export type InsertWork = { readonly file: string; readonly isOpen: Int32Array<SharedArrayBuffer> }
export type InsertResult = Result<TakenIn, ByLanguage<string>>

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'insert-worker')
/** How long an idle thread lives, in ms: starting one costs as much as inserting a thousand entries. */
const KEPT = 10_000
/** How long closing a file waits for the thread to close it, in ms. */
const PATIENCE = 1000

type Taking = { readonly take: (arriving: readonly Arriving[]) => Promise<InsertResult>; readonly end: () => void }
/** An open file; only its path matters here. */
type InUse = Pick<OpenFile, 'file'>
const threads = new WeakMap<InUse, Taking>()

/** Inserts entries into the open file in a thread, which stays alive for further entries. */
export const insertInThread = (open: InUse, arriving: readonly Arriving[]): Promise<InsertResult> => {
  const taking = threads.get(open) ?? startTaking(open)
  threads.set(open, taking)
  return taking.take(arriving)
}

/** Call when a file is closed: ends the thread after the current insertion. */
export const endInsertThread = (open: InUse): void => threads.get(open)?.end()

const startTaking = (open: InUse): Taking => {
  const isOpen = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const { worker } = startThread(PROGRAM, { file: open.file, isOpen } satisfies InsertWork)
  const asked: ((taken: InsertResult) => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    clearTimeout(timer)
    threads.delete(open)
    worker.postMessage(null)
    if (asked.length === 0) Atomics.wait(isOpen, 0, 1, PATIENCE)
  }
  const failed = (error: unknown): void => {
    clearTimeout(timer)
    if (threads.get(open) === taking) threads.delete(open)
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
  const taking: Taking = {
    take: (arriving) =>
      new Promise((resolve) => {
        clearTimeout(timer)
        asked.push(resolve)
        worker.ref()
        worker.postMessage(arriving)
      }),
    end,
  }
  return taking
}
