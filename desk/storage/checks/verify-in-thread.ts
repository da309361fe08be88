import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { VerifiedLog } from '../../../db/file/verify.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { Text } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { runInThread } from '../../context/threads/run-in-thread.ts'

/** The result, or why the file can't be read. */
export type VerifyResult = Result<VerifiedLog, Text>

/** The work of a thread: it verifies log, pages and tables, or the projections (its answer is their fault or null), or all in turn. */
export type VerifyWork = { readonly file: string; readonly part: 'log' | 'projections' | 'all'; readonly head?: string | undefined }

/** `inTwo`: in two threads, whatever the size. */
type Options = { readonly signal?: AbortSignal | undefined; readonly head?: string | undefined; readonly inTwo?: boolean }

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'verify-worker')

/** Size of a file, in bytes, from which a second thread is faster: some 40,000 entries. */
const FOR_TWO_THREADS = 20_000_000

/** Whether a file is so large, and the machine has a second core, that two threads verify it faster than one. */
export const isForTwoThreads = (file: string): boolean =>
  availableParallelism() > 1 && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > FOR_TWO_THREADS

/** Compares the projections of a file with rebuilt ones in a thread: their fault, or null. */
export const verifyProjectionsInThread = (file: string, signal: AbortSignal): Promise<Text | null> =>
  runInThread(PROGRAM, { file, part: 'projections' } satisfies VerifyWork, { signal })

/**
 * Verifies a whole file in threads, so that the desk stays responsive: a million entries take half a minute. On a second core the
 * projections are rebuilt while the log is read. The caller can cancel it. `head`: as in `verify`.
 */
export const verifyInThread = async (
  file: string,
  { signal, head, inTwo = isForTwoThreads(file) }: Options = {},
): Promise<VerifyResult> => {
  const isDecided = new AbortController()
  const rebuilt = inTwo
    ? verifyProjectionsInThread(file, AbortSignal.any([isDecided.signal, ...(signal ? [signal] : [])])).catch(saidBy)
    : undefined
  try {
    const work: VerifyWork = { file, part: rebuilt ? 'log' : 'all', head }
    const log = await runInThread<VerifyResult>(PROGRAM, work, { signal })
    // the first fault counts: what is rebuilt from a faulty log says nothing
    const trouble = log.ok && log.value.ok ? await rebuilt : undefined
    return log.ok && trouble ? ok({ ...log.value, ok: false, trouble: trouble.en, text: trouble }) : log
  } catch (error) {
    return refuse(saidBy(error))
  } finally {
    isDecided.abort()
    await rebuilt
  }
}
