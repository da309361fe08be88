import { join } from 'node:path'
import type { Verified } from '../../../db/file/verify.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { startThread, THREAD_STOPPED } from '../../context/threads/start-thread.ts'

/** The result, or why the file can't be read. */
export type VerifyResult = Result<Verified, ByLanguage<string>>

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'verify-worker')

/** Verifies a whole file in a thread, so that the desk stays responsive: a million entries take a minute. The caller can cancel it. */
export const verifyInThread = (file: string, signal?: AbortSignal): Promise<VerifyResult> =>
  new Promise((resolve) => {
    const { worker, stop } = startThread(PROGRAM, file)
    worker.once('message', resolve)
    worker.once('error', (error) => resolve({ ok: false, error: saidBy(error) }))
    worker.once('exit', () => resolve({ ok: false, error: saidBy(THREAD_STOPPED) }))
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
