import { join } from 'node:path'
import { head } from '../../../db/log/read.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { OpenFile } from '../../context/context.ts'
import { startThread } from '../../context/threads/start-thread.ts'
import type { PaperChanges } from '../../contract/reports.ts'
import { printing } from '../../messages/printing.ts'
import { changesSince, type Paper } from './changes-since.ts'

/** The file that the thread reads, and the report that it compares it with. */
export type ChangesWork = { readonly file: string; readonly paper: Paper }
export type ChangesFound = Result<PaperChanges | undefined, ByLanguage<string>>

/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'changes-worker')

/** A fold takes some 30 µs an entry, and must not block other requests. */
const FEW = 1000

/**
 * The changes since a report was made, without blocking other requests: the file is folded again up to the report's
 * entry.
 */
export const changesApart = async (
  { db, file }: Pick<OpenFile, 'db' | 'file'>,
  paper: Paper,
  signal?: AbortSignal,
): Promise<ChangesFound> => ((head(db)?.seq ?? 0) <= FEW ? { ok: true, value: changesSince(db, paper) } : inThread({ file, paper }, signal))

/** Answers once the thread has ended: then nothing reads the file any more. */
const inThread = (work: ChangesWork, signal?: AbortSignal): Promise<ChangesFound> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      resolve({ ok: false, error: printing.stopped })
      return
    }
    const { worker, stop } = startThread(PROGRAM, work)
    signal?.addEventListener('abort', stop, { once: true })
    let found: ChangesFound | undefined
    worker.once('message', (answer: ChangesFound) => {
      found = answer
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      signal?.removeEventListener('abort', stop)
      resolve(signal?.aborted || !found ? { ok: false, error: printing.stopped } : found)
    })
  })
