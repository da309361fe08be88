import { join } from 'node:path'
import type { TakenIn } from '../../../db/joining/insert-entries.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { OpenFile } from '../../context/context.ts'
import { STOPPED, startThread } from '../../context/threads/start-thread.ts'

/** What the thread is given: its file, and where it says whether it has that open. */
export type TakingWork = { readonly file: string; readonly isOpen: Int32Array<SharedArrayBuffer> }
export type TakenBeside = Result<TakenIn, ByLanguage<string>>

/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'take-in-worker')
/** How long it is kept when nothing comes: to begin one costs as much as taking a thousand entries in. In milliseconds. */
const KEPT = 10_000
/** The most that closing a file waits for the thread to have closed it, in milliseconds. */
const PATIENCE = 1000

type Taking = { readonly take: (arriving: readonly Arriving[]) => Promise<TakenBeside>; readonly end: () => void }
/** A file in use, of which the name is enough here. */
type InUse = Pick<OpenFile, 'file'>
const threads = new WeakMap<InUse, Taking>()

/** Takes entries into the file in use in a thread beside the desk, which is kept for those that come soon after. */
export const takeInBeside = (open: InUse, arriving: readonly Arriving[]): Promise<TakenBeside> => {
  const taking = threads.get(open) ?? startTaking(open)
  threads.set(open, taking)
  return taking.take(arriving)
}

/** Said when a file is closed: nothing more is taken into it. What is being taken in just now still is. */
export const endTaking = (open: InUse): void => threads.get(open)?.end()

const startTaking = (open: InUse): Taking => {
  const isOpen = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const { worker } = startThread(PROGRAM, { file: open.file, isOpen } satisfies TakingWork)
  const asked: ((taken: TakenBeside) => void)[] = []
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
  worker.on('message', (taken: TakenBeside) => {
    asked.shift()?.(taken)
    if (asked.length > 0) return
    // a program that is through with all else ends
    worker.unref()
    timer = setTimeout(end, KEPT).unref()
  })
  worker.once('error', failed)
  worker.once('exit', () => failed(STOPPED))
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
