import type { TableFile } from '../../engine/record/table-file.ts'
import { ok, type Result, refuse } from '../../engine/result.ts'
import { type ImportError, importError, type Place } from './import-error.ts'
import { readJsonText } from './json-text.ts'
import { readKobalab } from './kobalab.ts'
import { type MjaiLine, readMjai } from './mjai.ts'
import { type ReadGame, readTenhouJson } from './tenhou-json.ts'

type Format = 'mjai' | 'tenhou' | 'kobalab'
/** A JSON value and where it stands in its file. */
type Document = { readonly value: unknown; readonly place: Place }

const MOST_GAMES = 10_000

/** Reads a record in JSON: one value, a list of them, or one a line; the format is told by the first. */
export const readJsonRecord = (text: string, name: string): Result<TableFile, ImportError> => {
  const whole = readJsonText(text)
  if (whole.ok) return readDocuments(Array.isArray(whole.value) ? whole.value : [whole.value], Array.isArray(whole.value), name)
  const [first] = linesOf(text)
  if (!first?.ok || !formatOf(first.value.value)) return whole
  return formatOf(first.value.value) === 'mjai' ? together(readMjai(mjaiLines(text))) : readLines(text, name)
}

const readDocuments = (values: readonly unknown[], isList: boolean, name: string): Result<TableFile, ImportError> => {
  const steps = (i: number) => (isList ? [i] : [])
  if (formatOf(values[0]) === 'mjai') return together(readMjai(values.map((value, i) => ok({ value, steps: steps(i), place: {} }))))
  return together(
    readEach(
      values.map((value, i) => ({ value, steps: steps(i), place: {} })),
      name,
    ),
  )
}

const readLines = (text: string, name: string): Result<TableFile, ImportError> => {
  const documents: MjaiLine[] = []
  for (const line of linesOf(text)) {
    if (!line.ok) return line
    documents.push({ ...line.value, steps: [] })
  }
  return together(readEach(documents, name))
}

/** Games of one format, each read for itself. */
const readEach = (documents: readonly MjaiLine[], name: string): Result<readonly ReadGame[], ImportError> => {
  const format = formatOf(documents[0]?.value)
  if (documents.length > MOST_GAMES) return refuse(importError('json-large'))
  if (format !== 'tenhou' && format !== 'kobalab') return refuse(importError('unknown', name))
  const read = format === 'tenhou' ? readTenhouJson : readKobalab
  const games: ReadGame[] = []
  for (const { value, steps, place } of documents) {
    const game = read(value, steps, place)
    if (!game.ok) return game
    games.push(game.value)
  }
  return ok(games)
}

/** One file holds games under the same rules. */
const together = (games: Result<readonly ReadGame[], ImportError>): Result<TableFile, ImportError> => {
  if (!games.ok) return games
  const [settings = []] = games.value.map((game) => game.settings)
  const isOne = games.value.every((game) => JSON.stringify(game.settings) === JSON.stringify(settings))
  if (!isOne) return refuse(importError('other-rules'))
  return ok({ settings, expectations: [], games: games.value.map(({ game }) => game) })
}

/** What a value is, by the names in it. */
const formatOf = (value: unknown): Format | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if ('type' in value && typeof value.type === 'string') return 'mjai'
  if (!('log' in value)) return undefined
  return 'qijia' in value || 'player' in value || 'defen' in value ? 'kobalab' : 'tenhou'
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
