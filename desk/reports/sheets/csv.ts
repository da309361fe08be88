import { stringify } from 'csv-stringify/sync'
import type { ReportLanguage } from '../../contract/vocabulary.ts'
import { plainText } from './plain-text.ts'
import type { Sheet, WorkbookCell } from './sheet.ts'

const DELIMITERS: Readonly<Record<ReportLanguage, string>> = { en: ',', fr: ';', both: ',' }
const DECIMALS: Readonly<Record<ReportLanguage, string>> = { en: '.', fr: ',', both: '.' }

/**
 * A sheet as CSV that a spreadsheet of that language opens without a question: UTF-8 with its mark, line ends as on Windows; semicolons and
 * decimal commas in French, else commas and decimal points. A text that looks like a formula gets an apostrophe before it.
 */
export const csvOf = ({ heads, rows }: Sheet, language: ReportLanguage): string =>
  stringify([[...heads], ...rows.map(({ cells }) => cells.map(shown))], {
    bom: true,
    delimiter: DELIMITERS[language],
    cast: { number: (value) => String(value).replace('.', DECIMALS[language]) },
    // quoted, so that a spreadsheet that splits at every possible separator finds the same columns
    quoted_match: /[,;\t]/,
    escape_formulas: true,
    record_delimiter: 'windows',
  })

const shown = (cell: WorkbookCell): string | number | null =>
  cell instanceof Date ? cell.toISOString() : typeof cell === 'string' ? guarded(plainText(cell)) : cell

/** Some programs cut blanks and line ends off before they look for a formula; the library looks at the first character alone. */
const guarded = (text: string): string => (/^[\s\u00a0]+[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(text) ? `'${text}` : text)
