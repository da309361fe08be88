import { ok, type Result } from '../../engine/model/result.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { DeskContext, OpenFile } from '../context/context.ts'
import { type Refusal, refused } from '../context/refusals.ts'
import type { ReportAsked, ReportAskedOf } from '../contract/reports.ts'
import type { ReportStep, RulePageKind } from '../contract/vocabulary.ts'
import { printing } from '../messages/printing.ts'
import { refusals } from '../messages/refusals.ts'
import { whyNotPrintable } from '../storage/checks/printable.ts'
import { madeAt } from './pages/made-at.ts'
import { noteExport, type WrittenReport } from './printed/versions.ts'

/** A report as it is, before it is sent or put into a file. */
export type ReportContent = { readonly name: string; readonly mime: string; readonly content: string | Uint8Array }

/** `note` says in the log that the report left. */
export type MadeReport = ReportContent & { readonly note: () => Result<unknown, Refusal> }

/** Progress: the current step, the steps done, and their number. */
export type ReportStepDone = { readonly step: ReportStep; readonly done: number; readonly of: number }

/**
 * Makes a report. Refused if the file's log or its projections are invalid, if the subject does not exist, or if it
 * can't be printed. Other requests run between its steps, and it can be cancelled.
 */
export async function* makeReport(
  desk: DeskContext,
  open: OpenFile,
  asked: ReportAsked,
  signal?: AbortSignal,
): AsyncGenerator<ReportStepDone, Result<MadeReport, Refusal>> {
  yield await at('checking', 0)
  const trouble = await whyNotPrintable(open, signal)
  if (trouble === undefined) return refused(printing.stopped)
  if (trouble !== null) return refused(refusals.noReport(trouble))
  yield await at('reading', 1)
  if (signal?.aborted) return refused(printing.stopped)
  const { writeReport } = await import('./write-report.ts')
  const written = await writeReport(desk, open, asked, signal)
  if (!written.ok) return written
  const { subject, language, digest, head } = written.value
  const note = (): Result<unknown, Refusal> =>
    subject ? noteExport(desk, open, { ...subject, format: asked.format, language, digest, head, by: asked.by }) : ok(null)
  const made = yield* printed(desk, written.value, asked.format, signal)
  return made.ok ? ok({ ...made.value, note }) : made
}

/** Makes a page about a rule set, without a tournament. */
export async function* makeRulePage(
  desk: Pick<DeskContext, 'now' | 'print'>,
  rules: RuleSet,
  asked: ReportAskedOf<RulePageKind>,
  signal?: AbortSignal,
): AsyncGenerator<ReportStepDone, Result<ReportContent, Refusal>> {
  yield await at('reading', 1)
  const { rulePage } = await import('./write-report.ts')
  return yield* printed(desk, rulePage(desk, rules, asked), asked.format, signal)
}

async function* printed(
  desk: Pick<DeskContext, 'print'>,
  { name, content, written }: WrittenReport,
  format: ReportAsked['format'],
  signal: AbortSignal | undefined,
): AsyncGenerator<ReportStepDone, Result<ReportContent, Refusal>> {
  if (format !== 'pdf') return ok({ name, mime: MIMES[format], content })
  yield await at('printing', 2)
  if (signal?.aborted) return refused(printing.stopped)
  const page = await desk.print(String(content), signal)
  return page.ok ? ok({ name, mime: MIMES.pdf, content: madeAt(page.value, written) }) : refused(page.error)
}

const STEPS = 3

/** A step, once everybody else has had a turn. */
const at = async (step: ReportStep, done: number): Promise<ReportStepDone> => {
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
