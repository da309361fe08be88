import { isUtf8 } from 'node:buffer'
import type { ByLanguage } from '../../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../../engine/model/result.ts'
import type { Encoding, Separator } from '../../../contract/vocabulary.ts'
import { listWords } from '../../../messages/lists.ts'
import { LINE_END, LIST_LIMITS, type LineProgress, type ListLine, readListText } from './text.ts'
import { readListWorkbook, type Workbook } from './workbook.ts'

/** The user's choices for reading a file; omitted ones are detected. */
export type ReadAs = {
  readonly encoding?: Encoding | undefined
  readonly separator?: Separator | undefined
  /** The name of a sheet; the first that has lines, where none is named. */
  readonly sheet?: string | undefined
}

/** The lines of a list, and its detected format; `encoding` and `separator` of a text, `sheet` and all `sheets` of a workbook. */
export type ReadList = {
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  readonly sheet: string | null
  readonly sheets: readonly { readonly name: string; readonly lines: number }[]
  readonly lines: readonly ListLine[]
  /** All sheets of a workbook; of a text none. */
  readonly workbook: Workbook
}

/** Reads a list, CSV or XLSX, detected by its content and not by its name; any other type is refused in one line. */
export const readList = async (bytes: Uint8Array, as: ReadAs, progress: LineProgress): Promise<Result<ReadList, ByLanguage<string>>> => {
  if (bytes.length > LIST_LIMITS.bytes) return refuse(listWords.large(LIST_LIMITS.bytes / 1_000_000))
  const kind = KINDS.find(({ starts }) => starts.every((byte, at) => bytes[at] === byte))
  if (kind?.is === 'zip') return readSheet(bytes, as)
  if (kind) return refuse(listWords[kind.is])
  const decoded = decodeText(bytes, as.encoding)
  if (!decoded.ok) return decoded
  const { text, encoding } = decoded.value
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text.slice(0, 200))) return refuse(listWords.webPage)
  const read = await readListText(text, as.separator, progress)
  if (!read.ok) return read
  if (read.value.lines.length === 0) return refuse(listWords.empty)
  return ok({ encoding, sheet: null, sheets: [], workbook: [], ...read.value })
}

/** First bytes of files that are no text. */
const KINDS = [
  { is: 'zip', starts: [0x50, 0x4b, 0x03, 0x04] },
  { is: 'oldExcel', starts: [0xd0, 0xcf, 0x11, 0xe0] },
  { is: 'pdf', starts: [0x25, 0x50, 0x44, 0x46] },
  { is: 'packed', starts: [0x1f, 0x8b] },
] as const

const readSheet = async (bytes: Uint8Array, { sheet }: ReadAs): Promise<Result<ReadList, ByLanguage<string>>> => {
  const read = await readListWorkbook(bytes)
  if (!read.ok) return read
  return sheetIn(read.value, sheet)
}

/** One sheet of a workbook: the one of that name, else the first that has lines. */
export const sheetIn = (workbook: Workbook, sheet: string | undefined): Result<ReadList, ByLanguage<string>> => {
  const sheets = workbook.map(({ name, lines }) => ({ name, lines: lines.length }))
  const named = workbook.find(({ name }) => name === sheet)
  if (sheet !== undefined && !named)
    return refuse(
      listWords.noSheet(
        sheet,
        sheets.map(({ name }) => name),
      ),
    )
  const shown = named ?? workbook.find(({ lines }) => lines.length > 0)
  if (!shown || shown.lines.length === 0) return refuse(listWords.empty)
  return ok({ encoding: null, separator: null, sheet: shown.name, sheets, lines: shown.lines, workbook })
}

/** A text as it was read, without its byte order mark. */
type Decoded = { readonly text: string; readonly encoding: Encoding }

/** Decodes a text in the given encoding, else in a detected one. */
const decodeText = (bytes: Uint8Array, asked?: Encoding): Result<Decoded, ByLanguage<string>> => {
  const encoding = asked ?? encodingOf(bytes)
  const noText = refuse(asked ? listWords.otherEncoding(asked) : listWords.notText)
  try {
    const text = new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)
    const [first, ...others] = text.matchAll(CONTROLS)
    if (!first) return ok({ text, encoding })
    return (others.length + 1) * TEXT_FOR_A_CONTROL > text.length
      ? noText
      : refuse(listWords.control(text.slice(0, first.index).split(LINE_END).length, first[0]))
  } catch {
    return noText
  }
}

/** Control characters other than tabs and line ends, which no text has; those beyond ASCII come from a wrongly guessed encoding. */
const CONTROLS = /[^\P{Cc}\t\n\v\f\r\x80-\x9f]/gu

/** With less text for each control character, in characters, a file is no text. */
const TEXT_FOR_A_CONTROL = 20

/**
 * By the byte order mark; without one, by the zeros of UTF-16; else UTF-8 if the bytes are valid, and otherwise the
 * encoding of Western European spreadsheets.
 */
const encodingOf = (bytes: Uint8Array): Encoding => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 2000)
  const zeros = [0, 1].map((side) => start.filter((byte, at) => byte === 0 && at % 2 === side).length) as [number, number]
  if (zeros[1] > start.length / 5 && zeros[0] === 0) return 'utf-16le'
  if (zeros[0] > start.length / 5 && zeros[1] === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}
