import { join } from 'node:path'
import type { ByLanguage } from '../../../../engine/model/language.ts'
import { type Result, refuse } from '../../../../engine/model/result.ts'
import { runInThread } from '../../../context/threads/run-in-thread.ts'
import { listWords } from '../../../messages/lists.ts'
import type { ReadAs, ReadList } from './read-list.ts'
import type { LineProgress } from './text.ts'

export type ReadWork = { readonly bytes: Uint8Array; readonly as: ReadAs }
export type ReadProgress = { readonly read: number; readonly of: number }

/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'read-worker')

/** The memory that reading a list may take, in MB. */
const MEMORY = 768

/**
 * Reads a list in a worker thread, so that recording goes on meanwhile. The caller can cancel it, and a file that
 * takes too much memory is refused.
 */
export const readListInThread = async (
  work: ReadWork,
  { progress, signal }: { readonly progress: LineProgress; readonly signal?: AbortSignal | undefined },
): Promise<Result<ReadList, ByLanguage<string>>> => {
  const onProgress = ({ read, of }: ReadProgress): void => progress(read, of)
  try {
    return await runInThread(PROGRAM, work, { resourceLimits: { maxOldGenerationSizeMb: MEMORY }, onProgress, signal })
  } catch (error) {
    const why = isOutOfMemory(error) ? listWords.bomb : listWords.crashed(String(error))
    return refuse(signal?.aborted ? listWords.stopped : why)
  }
}

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
