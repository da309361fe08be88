import { Readable } from 'node:stream'
import type { Info } from 'csv-parse'
import type { ByLanguage } from '../../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../../engine/model/result.ts'
import { SEPARATORS, type Separator } from '../../../contract/vocabulary.ts'
import { listWords } from '../../../messages/lists.ts'

/** Upper bounds of a list. The largest tournaments have some hundred players and some ten thousand seats. */
export const LIST_LIMITS = {
  /** Of the file, in bytes. */
  bytes: 12_000_000,
  /** The unpacked content of an XLSX file, in bytes. */
  unpacked: 64_000_000,
  files: 2000,
  lines: 50_000,
  columns: 100,
  /** Of one line, in letters. */
  line: 100_000,
  /** Entries that one import may write: more would keep everybody else from writing for too long. */
  entries: 20_000,
} as const

/** A line of a list: where it begins in the file (from 1), and its cells. */
export type ListLine = { readonly line: number; readonly cells: readonly string[] }

/** Reports the number of lines read so far, and the approximate total. */
export type LineProgress = (read: number, of: number) => void

export type ListText = { readonly separator: Separator; readonly lines: readonly ListLine[] }

/** Reads the lines of a CSV text; blank ones are left out. A line that has no end is refused by the number it begins at. */
export const readListText = async (
  text: string,
  asked: Separator | undefined,
  progress: LineProgress,
): Promise<Result<ListText, ByLanguage<string>>> => {
  const [said, skipped] = saidSeparator(text)
  const separator = asked ?? said ?? likelySeparator(text)
  const lines: ListLine[] = []
  let next = skipped + 1
  let ended: number = skipped
  const { parse } = await import('csv-parse')
  const parser = parse({
    delimiter: separator,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: LIST_LIMITS.line,
    on_record: (record: string[], { lines }: Info) => {
      ended = skipped + lines
      return record
    },
  })
  const about = Math.ceil(text.length / Math.max(1, averageLine(text)))
  const body = skipped > 0 ? text.slice(text.search(LINE_END)).replace(LINE_END, '') : text
  Readable.from(inPieces(body)).pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const line = next
      next = skipped + info.lines + 1
      if (record.every((cell) => cell.trim() === '')) continue
      if (record.length > LIST_LIMITS.columns) return refuse(listWords.columns(line, LIST_LIMITS.columns))
      if (lines.length === LIST_LIMITS.lines) return refuse(listWords.lines(LIST_LIMITS.lines))
      lines.push({ line, cells: record })
      if (lines.length % 500 === 0) progress(lines.length, Math.max(about, lines.length))
    }
  } catch (error) {
    return refuse(sayCsvError(error, ended + 1))
  }
  return ok({ separator, lines })
}

/** Of Windows, of Unix, and of old Macs. */
export const LINE_END = /\r\n|\n|\r/

/** In pieces, so that reading can report progress and be cancelled. */
function* inPieces(text: string): Generator<string> {
  const PIECE = 1 << 16
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

/** Excel's own first line, `sep=;`, and how many lines it takes. */
const saidSeparator = (text: string): readonly [Separator | undefined, 0 | 1] => {
  const said = /^sep=(.)[\r\n]/i.exec(text.slice(0, 20))?.[1]
  const separator = SEPARATORS.find((one) => one === said)
  return said === undefined ? [undefined, 0] : [separator, 1]
}

/** The one that the first lines have most often, outside quotation marks. */
const likelySeparator = (text: string): Separator => {
  const start = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '')
  const first = start.split(LINE_END).filter((line) => line.trim() !== '')
  const counts = SEPARATORS.map((separator) => ({
    separator,
    // a comma within names and sentences does not come in every line
    count: Math.min(...first.slice(0, 3).map((line) => line.split(separator).length - 1)),
    all: first.slice(0, 20).join('').split(separator).length,
  }))
  return counts.toSorted((a, b) => b.count - a.count || b.all - a.all)[0]?.separator ?? ';'
}

const averageLine = (text: string): number => {
  const start = text.slice(0, 20_000)
  return start.length / Math.max(1, start.split(LINE_END).length)
}

const sayCsvError = (error: unknown, line: number): ByLanguage<string> => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'CSV_MAX_RECORD_SIZE') return listWords.longLine(line, LIST_LIMITS.line)
  if (code === 'CSV_QUOTE_NOT_CLOSED') return listWords.quote(line)
  if (code.startsWith('CSV_')) return listWords.notCsv(line)
  throw error
}
