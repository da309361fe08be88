import type { Result } from '../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../context/context.ts'
import { notFound, type Refusal, refused } from '../context/refusals.ts'
import type { ReportHead } from '../contract/report-data.ts'
import type { ReportAsked } from '../contract/reports.ts'
import type { PageFormat, ReportLanguage, ReportStep } from '../contract/vocabulary.ts'
import { printing } from '../messages/printing.ts'
import { refusals } from '../messages/refusals.ts'
import { idOf } from '../privacy/person/persons.ts'
import { personApart } from '../privacy/thread/apart.ts'
import { picture } from '../rulings/incidents/pictures.ts'
import { whyNotPrintable } from '../storage/checks/printable.ts'
import { incidentData } from './data/incident.ts'
import { type Printed, penaltySheetData, personReportData, slipData, tournamentReportData } from './data/printed-sheets.ts'
import { reportedTournament } from './data/tournament-head.ts'
import { formHtml } from './pages/form.ts'
import { incidentHtml } from './pages/incident.ts'
import { madeAt } from './pages/made-at.ts'
import { penaltySheetHtml, slipHtml } from './pages/penalties.ts'
import { personHtml } from './pages/person.ts'
import { tournamentHtml } from './pages/tournament.ts'
import { noteExport, type Written } from './printed/versions.ts'
import { writeExport } from './sheets/write-export.ts'

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

const writeReport = (
  desk: DeskContext,
  open: OpenFile,
  asked: ReportAsked,
  signal: AbortSignal | undefined,
): Result<Written, Refusal> | Promise<Result<Written, Refusal>> => {
  if (isPage(asked)) return writeSheet(desk, open, asked)
  switch (asked.what) {
    case 'incident':
      return writeIncident(desk, open, asked)
    case 'person':
      return writePerson(desk, open, asked, signal)
    case 'form':
      return writeForm(desk, asked)
    case 'player':
      return writeSlip(desk, open, asked)
    case 'penalties':
    case 'tournament':
    case 'incidents':
    case 'players':
    case 'scores':
      return writeExport(open.db, asked)
  }
}

type Page = Extract<ReportAsked, { what: 'penalties' | 'tournament'; format: PageFormat }>

const isPage = (asked: ReportAsked): asked is Page =>
  (asked.what === 'penalties' || asked.what === 'tournament') && (asked.format === 'pdf' || asked.format === 'html')

const writeSheet = (desk: DeskContext, open: OpenFile, { what, format, language }: Page): Result<Written, Refusal> => {
  const page = what === 'penalties' ? penaltySheet(desk, open, language) : tournamentReport(desk, open, language)
  if (!page) return { ok: false, error: { code: 'NO_TOURNAMENT' } }
  return written({ ...page, subject: { what }, name: nameOf(what, language, format), language })
}

type Sheet = Pick<Written, 'written' | 'digest' | 'head' | 'content'>

const penaltySheet = (desk: DeskContext, open: OpenFile, language: ReportLanguage): Sheet | undefined => {
  const sheet = penaltySheetData(desk, open)
  return sheet && { ...madeFrom(sheet), content: penaltySheetHtml(sheet, language) }
}

const tournamentReport = (desk: DeskContext, open: OpenFile, language: ReportLanguage): Sheet | undefined => {
  const report = tournamentReportData(desk, open)
  return report && { ...madeFrom(report), content: tournamentHtml(report, language) }
}

const madeFrom = ({ written, version, data }: Printed & { readonly data: ReportHead }) => ({
  written,
  digest: version.digest,
  head: data.log.hash,
})

const writeSlip = (desk: DeskContext, open: OpenFile, { player, format, language }: Asked<'player'>): Result<Written, Refusal> => {
  const slip = slipData(desk, open, player)
  if (!slip) return notFound(refusals.noPlayer)
  return written({
    ...madeFrom(slip),
    subject: { what: 'player', player },
    name: nameOf(`player-${slip.player.number ?? player}`, language, format),
    language,
    content: slipHtml(slip, language),
  })
}

type Asked<What extends ReportAsked['what']> = Extract<ReportAsked, { what: What }>

const writeIncident = (desk: DeskContext, open: OpenFile, { incident, format, language }: Asked<'incident'>): Result<Written, Refusal> => {
  const data = incidentData(desk, open, incident)
  if (!data) return notFound(refusals.noIncident(incident))
  return written({
    subject: { what: 'incident', incident },
    name: format === 'json' ? `incident-${incident}.json` : nameOf(`incident-${incident}`, language, format),
    language: format === 'json' ? null : language,
    written: data.written,
    digest: data.version.digest,
    head: data.log.head.hash,
    content: format === 'json' ? `${JSON.stringify(data, null, 2)}\n` : incidentHtml(data, language, (id) => picture(open.db, id)),
  })
}

const writePerson = async (
  desk: DeskContext,
  open: OpenFile,
  { person, format, language }: Asked<'person'>,
  signal: AbortSignal | undefined,
): Promise<Result<Written, Refusal>> => {
  const found = await personApart(open, person, { signal })
  if (!found.ok) return refused(found.error)
  const report = found.value && personReportData(desk, open, found.value)
  if (!report) return { ok: false, error: { code: 'NO_TOURNAMENT' } }
  const { number } = report.data.person
  const name = number === null ? 'person' : `person-${number}`
  return written({
    ...madeFrom(report),
    subject: { what: 'person', player: idOf(report.data.person) },
    name: format === 'json' ? `${name}.json` : nameOf(name, language, format),
    language: format === 'json' ? null : language,
    content: format === 'json' ? `${JSON.stringify(report.data, null, 2)}\n` : personHtml(report, language),
  })
}

/** A blank form contains none of the record, so its export is not recorded. */
const writeForm = (desk: DeskContext, { form, format, language }: Asked<'form'>): Result<Written, Refusal> => {
  const tournament = reportedTournament(desk)
  if (!tournament) return { ok: false, error: { code: 'NO_TOURNAMENT' } }
  return written({
    subject: null,
    name: nameOf(`form-${form}`, language, format),
    language,
    written: desk.now(),
    digest: null,
    head: null,
    content: formHtml(form, tournament, language),
  })
}

const written = (value: Written): Result<Written, Refusal> => ({ ok: true, value })

const nameOf = (name: string, language: ReportLanguage, format: string): string =>
  `${name}${language === 'en' ? '' : language === 'fr' ? '-fr' : '-en-fr'}.${format}`
