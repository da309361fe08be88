import { stringify } from 'csv-stringify/sync'
import { plainText } from './plain-text.ts'
import type { Cell, Sheet } from './sheet.ts'

/**
 * A sheet as CSV: UTF-8 with its mark, commas, lines end as on Windows. What a spreadsheet would take for a formula gets an apostrophe
 * before it.
 */
export const csvOf = ({ heads, rows }: Sheet): string =>
  stringify([[...heads], ...rows.map(({ cells }) => cells.map(shown))], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })

const shown = (cell: Cell): string | number | null =>
  cell instanceof Date ? cell.toISOString() : typeof cell === 'string' ? guarded(plainText(cell)) : cell

/** Some programs cut blanks and line ends off before they look for a formula; the library looks at the first character alone. */
const guarded = (text: string): string => (/^[\s\u00a0]+[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(text) ? `'${text}` : text)
