import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { TableFile } from '../../../engine/model/table-file.ts'
import { type FilePosition, type ImportError, importError } from '../import-error.ts'
import { isSoundJson, type JsonDocument, parseJson, readJsonText, textLines } from '../json/text.ts'
import { readKobalab } from '../kobalab/kobalab.ts'
import { readMjai, readMjaiLines } from '../mjai/mjai.ts'
import { type ReadGame, readTenhouJson } from '../tenhou-json/tenhou-json.ts'

export type JsonFormat = 'mjai' | 'tenhou-json' | 'kobalab'
type Document = { readonly value: unknown; readonly place: FilePosition }

const MOST_GAMES = 10_000

type ReadJson = { readonly format: JsonFormat; readonly file: TableFile }

/** Reads a record in JSON: one value, a list of them, or one a line; the first decides the format. */
export const readJsonRecord = (text: string, name: string, bytes: Uint8Array): Result<ReadJson, ImportError> => {
  if (beginsAsMjai(text)) return together('mjai', readMjaiLines(text))
  const plain = readPlain(text, bytes)
  if (plain) return ok(plain)
  const whole = readJsonText(text)
  if (whole.ok) {
    const { format, values, isList } = valuesIn(whole.value)
    return format ? readDocuments(values, isList, format) : refuse(importError('unknown', name))
  }
  const [first] = linesOf(text)
  const format = first?.ok ? formatOf(first.value.value) : undefined
  if (!format) return whole
  return format === 'mjai' ? together(format, readMjaiLines(text)) : readLines(text, format)
}

/** The length of a first line that may be an event; a game is longer. */
const MOST_START = 1000

/** Whether an event stands alone on the first of several lines. The whole text is no JSON then: trying to read it so takes longer than a hand. */
const beginsAsMjai = (text: string): boolean => {
  const end = text.indexOf('\n')
  if (text[0] !== '{' || end < 0 || end > MOST_START || text.trimEnd().length <= end) return false
  return formatOf(parseJson(text.slice(0, end))) === 'mjai'
}

/** A record of whole games whose readers have counted all names and strings, so that the text proves to be sound; undefined for any other. */
const readPlain = (text: string, bytes: Uint8Array): ReadJson | undefined => {
  const { format, values, isList } = valuesIn(parseJson(text))
  if (!format || format === 'mjai') return undefined
  const games = readEach(documentsOf(values, isList), format)
  if (!games.ok) return undefined
  const strings = games.value.reduce((sum, game) => sum + game.strings, 0)
  const read = isSoundJson(text, strings, bytes) ? together(format, games) : undefined
  return read?.ok ? read.value : undefined
}

const valuesIn = (value: unknown) => {
  const isList = Array.isArray(value)
  const values: readonly unknown[] = isList ? value : [value]
  return { format: formatOf(values[0]), values, isList }
}

const documentsOf = (values: readonly unknown[], isList: boolean): readonly JsonDocument[] =>
  values.map((value, i) => ({ value, steps: isList ? [i] : [], place: {} }))

const readDocuments = (values: readonly unknown[], isList: boolean, format: JsonFormat): Result<ReadJson, ImportError> => {
  const documents = documentsOf(values, isList)
  return together(format, format === 'mjai' ? readMjai(documents) : readEach(documents, format))
}

const readLines = (text: string, format: OtherFormat): Result<ReadJson, ImportError> => {
  const documents: JsonDocument[] = []
  for (const line of linesOf(text)) {
    if (!line.ok) return line
    documents.push({ ...line.value, steps: [] })
  }
  return together(format, readEach(documents, format))
}

/** Formats in which a document is a game. */
type OtherFormat = Exclude<JsonFormat, 'mjai'>

const readEach = (documents: readonly JsonDocument[], format: OtherFormat): Result<readonly ReadGame[], ImportError> => {
  if (documents.length > MOST_GAMES) return refuse(importError('json-large'))
  const read = READERS[format]
  const games: ReadGame[] = []
  for (const { value, steps, place } of documents) {
    const game = read(value, steps, place)
    if (!game.ok) return game
    games.push(game.value)
  }
  return ok(games)
}

const READERS: Readonly<Record<OtherFormat, typeof readKobalab>> = {
  'tenhou-json': readTenhouJson,
  kobalab: readKobalab,
}

/** All games of a file must have the same rules. */
const together = (format: JsonFormat, games: Result<readonly ReadGame[], ImportError>): Result<ReadJson, ImportError> => {
  if (!games.ok) return games
  const [settings = []] = games.value.map((game) => game.settings)
  const isOne = games.value.every((game) => game.settings === settings)
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
  for (const { line, number } of textLines(text)) {
    const value = readJsonText(line, number)
    yield value.ok ? ok({ value: value.value, place: { line: number } }) : value
  }
}
