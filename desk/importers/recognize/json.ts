import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { TableFile } from '../../../engine/model/table-file.ts'
import { type FilePosition, type ImportError, importError } from '../import-error.ts'
import { readJsonText } from '../json/text.ts'
import { readKobalab } from '../kobalab/kobalab.ts'
import { type MjaiLine, readMjai } from '../mjai/mjai.ts'
import { type ReadGame, readTenhouJson } from '../tenhou-json/tenhou-json.ts'

export type JsonFormat = 'mjai' | 'tenhou-json' | 'kobalab'
type Document = { readonly value: unknown; readonly place: FilePosition }

const MOST_GAMES = 10_000

type ReadJson = { readonly format: JsonFormat; readonly file: TableFile }

/** Reads a record in JSON: one value, a list of them, or one a line; the first decides the format. */
export const readJsonRecord = (text: string, name: string): Result<ReadJson, ImportError> => {
  const whole = readJsonText(text)
  if (whole.ok) {
    const isList = Array.isArray(whole.value)
    const values: readonly unknown[] = isList ? (whole.value as readonly unknown[]) : [whole.value]
    const format = formatOf(values[0])
    return format ? readDocuments(values, isList, format) : refuse(importError('unknown', name))
  }
  const [first] = linesOf(text)
  const format = first?.ok ? formatOf(first.value.value) : undefined
  if (!format) return whole
  return format === 'mjai' ? together(format, readMjai(mjaiLines(text))) : readLines(text, format)
}

const readDocuments = (values: readonly unknown[], isList: boolean, format: JsonFormat): Result<ReadJson, ImportError> => {
  const documents = values.map((value, i) => ({ value, steps: isList ? [i] : [], place: {} }))
  return together(format, format === 'mjai' ? readMjai(documents.map(ok)) : readEach(documents, format))
}

const readLines = (text: string, format: OtherFormat): Result<ReadJson, ImportError> => {
  const documents: MjaiLine[] = []
  for (const line of linesOf(text)) {
    if (!line.ok) return line
    documents.push({ ...line.value, steps: [] })
  }
  return together(format, readEach(documents, format))
}

/** Formats in which a document is a game. */
type OtherFormat = Exclude<JsonFormat, 'mjai'>

const readEach = (documents: readonly MjaiLine[], format: OtherFormat): Result<readonly ReadGame[], ImportError> => {
  if (documents.length > MOST_GAMES) return refuse(importError('json-large'))
  const read = format === 'tenhou-json' ? readTenhouJson : readKobalab
  const games: ReadGame[] = []
  for (const { value, steps, place } of documents) {
    const game = read(value, steps, place)
    if (!game.ok) return game
    games.push(game.value)
  }
  return ok(games)
}

/** All games of a file must have the same rules. */
const together = (format: JsonFormat, games: Result<readonly ReadGame[], ImportError>): Result<ReadJson, ImportError> => {
  if (!games.ok) return games
  const [settings = []] = games.value.map((game) => game.settings)
  const isOne = games.value.every((game) => JSON.stringify(game.settings) === JSON.stringify(settings))
  if (!isOne) return refuse(importError('other-rules'))
  return ok({ format, file: { settings, expectations: [], games: games.value.map(({ game }) => game) } })
}

const formatOf = (value: unknown): JsonFormat | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if ('type' in value && typeof value.type === 'string') return 'mjai'
  if (!('log' in value)) return undefined
  return 'qijia' in value || 'player' in value || 'defen' in value ? 'kobalab' : 'tenhou-json'
}

function* linesOf(text: string): Generator<Result<Document, ImportError>> {
  let number = 0
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end)
    at = end < 0 ? text.length : end + 1
    number++
    if (!line.trim()) continue
    const value = readJsonText(line, number)
    yield value.ok ? ok({ value: value.value, place: { line: number } }) : value
  }
}

function* mjaiLines(text: string): Generator<Result<MjaiLine, ImportError>> {
  for (const line of linesOf(text)) yield line.ok ? ok({ ...line.value, steps: [] }) : line
}
