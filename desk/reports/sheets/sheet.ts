import type { Language } from '../../../engine/model/language.ts'
import type { SheetColumn } from '../../contract/penalty-fields.ts'

/** A value of a sheet; a date is a moment in UTC. */
export type WorkbookCell = string | number | Date | null

/** A table as a spreadsheet shows it. `struck`: rows that no longer count. Widths in characters. `worded`: columns whose cells are in a language. */
export type Sheet = {
  readonly name: string
  readonly heads: readonly string[]
  readonly worded?: readonly boolean[]
  readonly widths: readonly number[]
  readonly rows: readonly { readonly cells: readonly WorkbookCell[]; readonly struck?: boolean }[]
}

/** A column: its heading, width and cells, and whether those are in the reader's language. */
export type WorkbookColumn<Row> = readonly [head: string, width: number, cell: (row: Row) => WorkbookCell, worded?: 'worded']

/** A column in one language. */
export const columnIn = <Row>({ head, width, cell, worded }: SheetColumn<Row>, language: Language): WorkbookColumn<Row> => {
  const column = [head[language], width, (row: Row) => cell(row, language)] as const
  return worded ? [...column, 'worded'] : column
}

/** A sheet from rows and columns. */
export const sheet = <Row>(
  name: string,
  {
    columns,
    rows,
    struck,
  }: { readonly columns: readonly WorkbookColumn<Row>[]; readonly rows: readonly Row[]; readonly struck?: (row: Row) => boolean },
): Sheet => ({
  name,
  heads: columns.map(([head]) => head),
  widths: columns.map(([, width]) => width),
  worded: columns.map(([, , , worded]) => worded === 'worded'),
  rows: rows.map((row) => ({ cells: columns.map(([, , cell]) => cell(row)), ...(struck?.(row) === true && { struck: true }) })),
})

export type SheetsOf<Data> = (data: Data, language: Language) => readonly Sheet[]
