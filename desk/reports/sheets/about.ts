import type { Language } from '../../../engine/model/language.ts'
import type { ReportHead } from '../../contract/report-data.ts'
import { HEADS } from '../../messages/reports/column-heads.ts'
import { type Sheet, sheet, type WorkbookCell } from './sheet.ts'

/** Of which tournament, and of which entry of its log, a workbook was made. */
export const aboutSheet = ({ tournament, log }: ReportHead, language: Language): Sheet => {
  const head = HEADS[language]
  const rows: readonly (readonly [string, WorkbookCell])[] = [
    [head.tournament, tournament.name],
    [head.place, tournament.place],
    [head.date, tournament.date],
    [head.rules, tournament.edition === '' ? tournament.rules : `${tournament.rules} (${tournament.edition})`],
    [head.logEntry, log.entry],
    [head.at, new Date(log.at)],
    [head.logHash, [log.hash, ...(log.beside ?? [])].join(' ')],
  ]
  return sheet(head.about, {
    columns: [
      [head.figure, 36, ([name]) => name, 'worded'],
      [head.value, 70, ([, value]) => value],
    ],
    rows,
  })
}
