import type { Language } from '../../../engine/model/language.ts'
import type { ReportLanguage } from '../../contract/vocabulary.ts'
import type { Sheet, WorkbookCell } from './sheet.ts'

/**
 * The sheets of an export: in one language, or in both. In both, a column in words has an English and a French version
 * side by side, each under its own heading. A column that is the same in either appears once, under both headings.
 */
export const sheetsIn = (sheets: (language: Language) => readonly Sheet[], language: ReportLanguage): readonly Sheet[] => {
  if (language !== 'both') return sheets(language)
  const french = sheets('fr')
  return sheets('en').map((sheet, n) => bothIn(sheet, french[n] ?? sheet))
}

const bothIn = (en: Sheet, fr: Sheet): Sheet => {
  const isWorded = (column: number): boolean => en.worded?.[column] === true
  const twice = <T>(english: readonly T[], french: readonly T[], once: (one: T, other: T) => T): readonly T[] =>
    english.flatMap((one, column) => {
      const other = french[column] ?? one
      return isWorded(column) ? [one, other] : [once(one, other)]
    })
  const apart = (heads: readonly string[], others: readonly string[], mark: string): readonly string[] =>
    heads.map((head, column) => (isWorded(column) && head === others[column] ? `${head} (${mark})` : head))
  return {
    // the name of a sheet may not contain a slash
    name: en.name === fr.name ? en.name : `${en.name} · ${fr.name}`,
    heads: twice(apart(en.heads, fr.heads, 'en'), apart(fr.heads, en.heads, 'fr'), (one, other) =>
      one === other ? one : `${one} / ${other}`,
    ),
    widths: twice(en.widths, fr.widths, (one) => one),
    rows: en.rows.map((row, n) => ({ ...row, cells: twice<WorkbookCell>(row.cells, fr.rows[n]?.cells ?? row.cells, (one) => one) })),
  }
}
