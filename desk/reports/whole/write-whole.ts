import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { Refusal } from '../../context/refusals.ts'
import type { ReportHead } from '../../contract/report-data.ts'
import type { ReportAsked, ReportAskedOf } from '../../contract/reports.ts'
import { type Export, PAGE_FORMATS, type PageFormat, type ReportLanguage } from '../../contract/vocabulary.ts'
import { type PrintDetails, penaltySheetData, tournamentReportData } from '../data/printed-sheets.ts'
import type { ReportSource } from '../data/report-source.ts'
import { penaltySheetHtml } from '../pages/penalties.ts'
import { tournamentHtml } from '../pages/tournament.ts'
import type { WrittenReport } from '../printed/versions.ts'
import { writeExport } from '../sheets/write-export.ts'

/** A request for a report about the whole record of a tournament: it takes longer, the longer the record is. */
export type WholeAsked = ReportAskedOf<Export>

/** Writes a report about the whole record, as a page or as data. */
export const writeWhole = (
  source: ReportSource,
  asked: WholeAsked,
): Result<WrittenReport, Refusal> | Promise<Result<WrittenReport, Refusal>> => {
  if (!isPage(asked)) return writeExport(source.db, asked)
  const { what, format, language } = asked
  const page = what === 'penalties' ? penaltySheet(source, language) : tournamentReport(source, language)
  if (!page) return refuse({ code: 'NO_TOURNAMENT' })
  return ok({ ...page, subject: { what }, name: reportFileName(what, language, format), language })
}

type Page = Extract<ReportAsked, { what: 'penalties' | 'tournament'; format: PageFormat }>

const isPage = (asked: WholeAsked): asked is Page => PAGE_FORMATS.some((format) => format === asked.format)

type Sheet = Pick<WrittenReport, 'written' | 'digest' | 'head' | 'content'>

const penaltySheet = (source: ReportSource, language: ReportLanguage): Sheet | undefined => {
  const sheet = penaltySheetData(source)
  return sheet && { ...madeFrom(sheet), content: penaltySheetHtml(sheet, language) }
}

const tournamentReport = (source: ReportSource, language: ReportLanguage): Sheet | undefined => {
  const report = tournamentReportData(source)
  return report && { ...madeFrom(report), content: tournamentHtml(report, language) }
}

/** The time, version and newest entry of a report on paper. */
export const madeFrom = ({ written, version, data }: PrintDetails & { readonly data: ReportHead }) => ({
  written,
  digest: version.digest,
  head: data.log.hash,
})

const SUFFIXES: Readonly<Record<ReportLanguage, string>> = { en: '', fr: '-fr', both: '-en-fr' }

/** The file name of a page. */
export const reportFileName = (name: string, language: ReportLanguage, format: string): string => `${name}${SUFFIXES[language]}.${format}`
