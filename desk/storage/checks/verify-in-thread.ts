import { join } from 'node:path'
import type { Verified } from '../../../db/file/verify.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { runInThread } from '../../context/threads/run-in-thread.ts'

/** The result, or why the file can't be read. */
export type VerifyResult = Result<Verified, ByLanguage<string>>

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'verify-worker')

/** Verifies a whole file in a thread, so that the desk stays responsive: a million entries take a minute. The caller can cancel it. */
export const verifyInThread = async (file: string, signal?: AbortSignal): Promise<VerifyResult> => {
  try {
    return await runInThread(PROGRAM, file, { signal })
  } catch (error) {
    return { ok: false, error: saidBy(error) }
  }
}
