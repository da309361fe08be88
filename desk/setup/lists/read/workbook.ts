import { isValid } from 'date-fns/isValid'
import { type Unzipped, unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import type { ByLanguage } from '../../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../../engine/model/result.ts'
import { listWords } from '../../../messages/lists.ts'
import { LIST_LIMITS, type ListLine } from './text.ts'

/** The sheets of a workbook, in their order. */
export type Workbook = readonly { readonly name: string; readonly lines: readonly ListLine[] }[]

type Read<T> = Result<T, ByLanguage<string>>

/**
 * Reads an XLSX file. It unpacks only the parts that hold cells, up to a limit on the unpacked bytes, and reads these
 * checked parts, packed again. A formula gives its last value.
 */
export const readListWorkbook = async (bytes: Uint8Array): Promise<Read<Workbook>> => {
  const parts = unpack(bytes)
  if (!parts.ok) return parts
  const trouble = wrongPart(parts.value)
  if (trouble) return refuse(trouble)
  try {
    const sheets = await readWorkbook(Buffer.from(zipSync(parts.value, { level: 0 })), { trim: true })
    const workbook = sheets.map(({ sheet, data }) => ({
      name: sheet,
      lines: data
        .map((row, at) => ({ line: at + 1, cells: row.map(cellText) }))
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    }))
    return ok(workbook)
  } catch {
    return refuse(listWords.damagedXlsx)
  }
}

const PARTS = /^(?:\[Content_Types\]\.xml|_rels\/.*\.rels|xl\/_rels\/.*\.rels|xl\/[^/]+\.xml|xl\/worksheets\/[^/]+\.xml)$/i

/** A header with a false size gains nothing: no part gets more room than it claims. */
const unpack = (bytes: Uint8Array): Read<Unzipped> => {
  let files = 0
  let size = 0
  const names = new Set<string>()
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.add(name)
        if (++files > LIST_LIMITS.files) throw new TooMuch()
        if (!PARTS.test(name)) return false
        size += originalSize
        if (size > LIST_LIMITS.unpacked) throw new TooMuch()
        return true
      },
    })
    if (parts['xl/workbook.xml']) return ok(parts)
    if (names.has('content.xml')) return refuse(listWords.openDocument)
    return refuse(names.has('xl/workbook.bin') ? listWords.oldExcel : listWords.otherZip)
  } catch (error) {
    return refuse(error instanceof TooMuch ? listWords.bomb : listWords.damagedXlsx)
  }
}

class TooMuch extends Error {}

/** A document type could name other files or entities that grow; a cell far out would make a table of a billion cells. */
const wrongPart = (parts: Unzipped): ByLanguage<string> | null => {
  for (const [name, bytes] of Object.entries(parts)) {
    const xml = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
    if (xml.includes('\0')) return listWords.damagedXlsx
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return listWords.doctype
    if (!name.toLowerCase().startsWith('xl/worksheets/')) continue
    for (const [, letters = '', row] of xml.matchAll(/\br="([A-Z]{1,4})(\d{1,8})"/g)) {
      if (Number(row) > LIST_LIMITS.lines + 1) return listWords.lines(LIST_LIMITS.lines)
      if (columnOf(letters) > LIST_LIMITS.columns) return listWords.columns(Number(row), LIST_LIMITS.columns)
    }
    for (const [, row] of xml.matchAll(/<row\b[^>]*?\br="(\d{1,9})"/g))
      if (Number(row) > LIST_LIMITS.lines + 1) return listWords.lines(LIST_LIMITS.lines)
  }
  return null
}

const columnOf = (letters: string): number => letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  return String(value)
}

/**
 * The date as the sheet displays it, rounded to the minute in UTC: a day, a time or both. A time of day alone lies on the spreadsheets' day
 * zero.
 */
const dateText = (date: Date): string => {
  if (!isValid(date)) return ''
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / MINUTE) * MINUTE).toISOString().split('T')
  const clock = time.slice(0, 5)
  if (date.getUTCFullYear() < 1901) return clock
  return clock === '00:00' ? day : `${day} ${clock}`
}
const MINUTE = 60_000
