import { join } from 'node:path'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { OpenFile } from '../../context/context.ts'
import { ifStopped, isReadHere, runInThread } from '../../context/threads/run-in-thread.ts'
import type { PaperChanges } from '../../contract/reports.ts'
import { printing } from '../../messages/printing.ts'
import { changesSince, type IssuedReport } from './changes-since.ts'

/** The file that the thread reads, and the report that it compares it with. */
export type ChangesWork = { readonly file: string; readonly paper: IssuedReport }
export type ChangesFound = Result<PaperChanges | undefined, ByLanguage<string>>

/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'changes-worker')

/** A fold takes some 30 µs an entry, and must not block other requests. */
const FEW = 1000

/** The changes since a report was made, without blocking other requests: the file is folded again up to the report's entry. */
export const changesApart = async (
  { db, file }: Pick<OpenFile, 'db' | 'file'>,
  paper: IssuedReport,
  signal?: AbortSignal,
): Promise<ChangesFound> => (isReadHere(db, FEW) ? ok(changesSince(db, paper)) : inThread({ file, paper }, signal))

const inThread = (work: ChangesWork, signal?: AbortSignal): Promise<ChangesFound> =>
  runInThread<ChangesFound>(PROGRAM, work, { signal }).catch(ifStopped(refuse(printing.stopped)))
