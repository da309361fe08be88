import { join } from 'node:path'
import type { ByLanguage } from '../../../../engine/model/language.ts'
import type { Result } from '../../../../engine/model/result.ts'
import { startThread } from '../../../context/threads/start-thread.ts'
import { listWords } from '../../../messages/lists.ts'
import type { ReadAs, ReadList } from './read-list.ts'
import type { Progress } from './text.ts'

export type ReadWork = { readonly bytes: Uint8Array; readonly as: ReadAs }
export type ReadWorkSays = { readonly read: number; readonly of: number } | { readonly done: Result<ReadList, ByLanguage<string>> }

/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'read-worker')

/** The memory that reading a list may take, in MB. */
const MEMORY = 768

/**
 * Reads a list in a worker thread, so that recording goes on meanwhile. The caller can cancel it, and a file that
 * takes too much memory is refused.
 */
export const readInThread = (
  work: ReadWork,
  { progress, signal }: { readonly progress: Progress; readonly signal?: AbortSignal | undefined },
): Promise<Result<ReadList, ByLanguage<string>>> =>
  new Promise((resolve) => {
    const { worker, stop } = startThread(PROGRAM, work, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } })
    const failed = (why: ByLanguage<string>) => resolve({ ok: false, error: signal?.aborted ? listWords.stopped : why })
    worker.on('message', (says: ReadWorkSays) => ('done' in says ? resolve(says.done) : progress(says.read, says.of)))
    worker.once('error', (error) => failed(isOutOfMemory(error) ? listWords.bomb : listWords.crashed(String(error))))
    worker.once('exit', (code) => failed(listWords.crashed(`exit ${code}`)))
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
