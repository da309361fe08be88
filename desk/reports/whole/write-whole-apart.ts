import { join } from 'node:path'
import type { Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { ifStopped, isReadHere, runInThread } from '../../context/threads/run-in-thread.ts'
import { printing } from '../../messages/printing.ts'
import { type ReportSource, reportSource } from '../data/report-source.ts'
import type { WrittenReport } from '../printed/versions.ts'
import { type WholeAsked, writeWhole } from './write-whole.ts'

/** The file that the thread reads, what the desk knows beside it, and the request. */
export type WholeWork = Omit<ReportSource, 'db'> & { readonly file: string; readonly asked: WholeAsked }

/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'whole-worker')

/** Writes a report about the whole record, of a long one without blocking other requests. */
export const writeWholeApart = async (
  desk: DeskContext,
  open: OpenFile,
  asked: WholeAsked,
  signal?: AbortSignal,
): Promise<Result<WrittenReport, Refusal>> => {
  const source = reportSource(desk, open)
  if (isReadHere(open.db)) return writeWhole(source, asked)
  const { db: _, ...known } = source
  const work: WholeWork = { ...known, file: open.file, asked }
  return runInThread<Result<WrittenReport, Refusal>>(PROGRAM, work, { signal }).catch(ifStopped(refused(printing.stopped)))
}
