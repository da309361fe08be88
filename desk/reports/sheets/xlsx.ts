import { unzipSync, zipSync } from 'fflate'
import writeXlsx, { type CellObject } from 'write-excel-file/node'
import { plainText } from './plain-text.ts'
import type { Sheet, WorkbookCell } from './sheet.ts'

/** Sheets as one XLSX file. Text is text, whatever it begins with; the same sheets give the same bytes. */
export const xlsxOf = async (sheets: readonly Sheet[]): Promise<Uint8Array> => {
  const made = await writeXlsx(
    sheets.map(({ name, heads, widths, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: widths.map((width) => ({ width })),
      data: [
        heads.map((value): CellObject => ({ value, type: String, fontWeight: 'bold', wrap: true, alignVertical: 'top' })),
        ...rows.map(({ cells, struck = false }) => cells.map((cell) => cellOf(cell, struck))),
      ],
    })),
  ).toBuffer()
  return atNoTime(made)
}

const cellOf = (cell: WorkbookCell, struck: boolean): CellObject | null => {
  if (cell === null || cell === '') return null
  const look = { alignVertical: 'top', ...(struck && { textDecoration: { strikethrough: true } }) } as const
  if (cell instanceof Date) return { ...look, value: cell, type: Date, format: 'yyyy-mm-dd hh:mm' }
  if (typeof cell === 'number') return { ...look, value: cell, type: Number }
  return { ...look, value: plainText(cell), type: String, wrap: true }
}

/** The earliest moment that a ZIP file can name, by the clock on the wall, as it is written there. */
const NO_TIME = new Date(1980, 0, 1)

/** The same archive, without the moment at which it was made. */
const atNoTime = (archive: Uint8Array): Uint8Array => zipSync(unzipSync(archive), { mtime: NO_TIME, level: 6 })
