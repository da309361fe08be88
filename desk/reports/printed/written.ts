import { ok, type Result } from '../../../engine/model/result.ts'
import type { Refusal } from '../../context/refusals.ts'
import type { ReportHead } from '../../contract/report-data.ts'
import type { ReportLanguage } from '../../contract/vocabulary.ts'
import type { PrintDetails } from '../data/printed-sheets.ts'
import type { WrittenReport } from './versions.ts'

export const writtenReport = (value: WrittenReport): Result<WrittenReport, Refusal> => ok(value)

/** The time, version and newest entry of a report on paper. */
export const madeFrom = ({ written, version, data }: PrintDetails & { readonly data: ReportHead }) => ({
  written,
  digest: version.digest,
  head: data.log.hash,
})

/** The file name of a page. */
export const reportFileName = (name: string, language: ReportLanguage, format: string): string =>
  `${name}${language === 'en' ? '' : language === 'fr' ? '-fr' : '-en-fr'}.${format}`
