import type { Result } from '../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../context/context.ts'
import { type Refusal, refused } from '../context/refusals.ts'
import type { ReportAsked } from '../contract/reports.ts'
import type { ReportStep } from '../contract/vocabulary.ts'
import { printing } from '../messages/printing.ts'
import { refusals } from '../messages/refusals.ts'
import { whyNotPrintable } from '../storage/checks/printable.ts'
import { madeAt } from './pages/made-at.ts'
import { noteExport } from './printed/versions.ts'

/** A report as it is, before it is sent or put into a file; `note` says in the log that it left. */
export type MadeReport = {
  readonly name: string
  readonly mime: string
  readonly content: string | Uint8Array
  readonly note: () => Result<unknown, Refusal>
}

/** Progress: the current step, the steps done, and their number. */
export type Step = { readonly step: ReportStep; readonly done: number; readonly of: number }

/**
 * Makes a report. Refused if the file's log or its projections are invalid, if the subject does not exist, or if it
 * can't be printed. Other requests run between its steps, and it can be cancelled.
 */
export async function* makeReport(
  desk: DeskContext,
  open: OpenFile,
  asked: ReportAsked,
  signal?: AbortSignal,
): AsyncGenerator<Step, Result<MadeReport, Refusal>> {
  yield await at('checking', 0)
  const trouble = await whyNotPrintable(open, signal)
  if (trouble === undefined) return refused(printing.stopped)
  if (trouble !== null) return refused(refusals.noReport(trouble))
  yield await at('reading', 1)
  if (signal?.aborted) return refused(printing.stopped)
  const { writeReport } = await import('./write-report.ts')
  const written = await writeReport(desk, open, asked, signal)
  if (!written.ok) return written
  const { subject, language, digest, head, name, content } = written.value
  const note = (): Result<unknown, Refusal> =>
    subject ? noteExport(desk, open, { ...subject, format: asked.format, language, digest, head, by: asked.by }) : { ok: true, value: null }
  if (asked.format !== 'pdf') return { ok: true, value: { name, mime: MIMES[asked.format], content, note } }
  yield await at('printing', 2)
  if (signal?.aborted) return refused(printing.stopped)
  const printed = await desk.print(String(content), signal)
  if (!printed.ok) return refused(printed.error)
  return { ok: true, value: { name, mime: MIMES.pdf, content: madeAt(printed.value, written.value.written), note } }
}

const STEPS = 3

/** A step, once everybody else has had a turn. */
const at = async (step: ReportStep, done: number): Promise<Step> => {
  await new Promise((resolve) => setImmediate(resolve))
  return { step, done, of: STEPS }
}

const MIMES: Readonly<Record<ReportAsked['format'], string>> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
