import { LANGUAGES } from '../model/language.ts'
import { isSeat, SEATS, type Seat, seatsFrom } from '../model/seats.ts'
import { isKnown, TILES, type Tile } from '../model/tiles.ts'
import type { TableView } from '../table/table-view.ts'
import { tileName } from '../wording/terms/tiles.ts'

/** The typed text, read as the beginning of a line with a seat; `before`: a clock and `&` that precede each proposal. */
export type TypedReadings = { readonly before: string; readonly texts: readonly string[] }

/** The readings of the typed text: as typed, with the seat added, a tile alone as a discard, `k` and `kan` as a kong. */
export const readTyped = (typed: string, view: TableView): TypedReadings => {
  const before = CLOCK_PREFIX.exec(typed)?.[0] ?? ''
  const text = typed.slice(before.length)
  const [first = ''] = text.split(' ', 1)
  if (first === '*' || first.startsWith('@')) return { before, texts: [text] }
  if (isSeat(first)) {
    const act = text.slice(1).trimStart()
    return { before, texts: [...actsOf(act, first, view, text), ...inWords(act, first)] }
  }
  const start = view.turn?.seat ?? 'E'
  const seats = seatsFrom(start, view.form.seats)
  // A tile or `.` alone is an act of the player whose turn it is; a verb may be any player's.
  const actors = isTileOrDot(text) ? seats.slice(0, view.turn ? 1 : 0) : seats
  const acts = actors.flatMap((seat) => actsOf(text, seat, view, `${seat} ${text}`))
  return { before, texts: [...acts, ...inWords(text, start), ...(isOfTable(text) ? [`* ${text}`] : [])] }
}

/** Claims that may have been called and not completed. */
const CALLS = ['pon', 'chii']

/** A clock and `&` before an act. */
export const CLOCK_PREFIX = /^\s{0,9}(?:\d{1,5}(?:\.\d{1,6})?\s{1,9})?(?:&\s{1,9})?/

const actsOf = (act: string, seat: Seat, view: TableView, asTyped: string): readonly string[] => {
  const { drawn } = view.seats[seat]
  if (act === '.') return drawn ? [`${seat} discard ${drawn} drawn`] : [`${seat} discard `]
  if (isTileOrDot(act)) return [`${seat} discard ${act}`]
  if (act !== '' && 'kan'.startsWith(act)) return kongsOf(act, seat, view, asTyped)
  return act !== '' && CALLS.some((call) => call.startsWith(act)) ? [asTyped, `${seat} call ${act}`] : [asTyped]
}

/** In the own turn a kong from the own hand, which needs its tile; otherwise a claimed and taken one. */
const kongsOf = (act: string, seat: Seat, { turn, seats }: TableView, asTyped: string): readonly string[] => {
  const kongs = [`${seat} daiminkan `, `${seat} kakan `, `${seat} ankan `, `${seat} call ${act}`]
  if (act !== 'kan') return [asTyped, ...kongs]
  const isOwnTurn = turn?.seat === seat && turn.due === 'discard'
  const hasPung = seats[seat].groups.some(({ kind }) => kind === 'pon')
  return isOwnTurn ? kongs.slice(hasPung ? 1 : 2, 3) : [`${seat} daiminkan`, ...kongs]
}

/** A tile named in words, after a verb or alone as a discard. */
const inWords = (act: string, seat: Seat): readonly string[] => [
  ...withTileNamed(act).map((line) => `${seat} ${line}`),
  ...tilesNamed(act).map((tile) => `${seat} discard ${tile}`),
]

/** Whether a text begins with a word that only the table has: nobody types its star when the word alone says it. */
const isOfTable = (text: string): boolean => {
  const [word = '', more] = text.split(' ', 2)
  return TABLE_WORDS.some((one) => (more === undefined ? word.length > 1 && one.startsWith(word) : one === word))
}
const TABLE_WORDS = ['dora', 'ura', 'end', 'scores']

const isTileOrDot = (text: string): boolean => text === '.' || text[0] === '?' || /^\d/.test(text)

/**
 * The tiles whose name begins with these words: `east`, `red dra`, `5 of dots`. At least three letters, except a wind by its seat letter,
 * `E`.
 */
const tilesNamed = (words: string): readonly Tile[] => {
  if (isSeat(words)) return TILES.filter((tile) => tile === `${SEATS.indexOf(words) + 1}z`)
  const said = plain(words)
  if (said.length < LEAST) return []
  return [...new Set(NAMES.filter(([name]) => name.startsWith(said)).map(([, tile]) => tile))]
}

/** An act whose tile is given in words, with the tile in notation instead. */
const withTileNamed = (act: string): readonly string[] => {
  const [, verb, words] = /^(draw|replace|return|discard|riichi|take|ankan|kakan|dora)\s(.+)$/.exec(act) ?? []
  return verb !== undefined && words !== undefined ? tilesNamed(words.trimStart()).map((tile) => `${verb} ${tile}`) : []
}

const LEAST = 3

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\b(?:of|de|d')\s*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Words that name several tiles. */
const KINDS: ReadonlySet<string> = new Set(['wind', 'dragon', 'vent'])

const NAMES: readonly (readonly [name: string, tile: Tile])[] = TILES.filter(isKnown).flatMap((tile) => {
  const names = LANGUAGES.map((language) => plain(tileName(tile, language)))
  const last = tile[1] === 'z' ? names.flatMap((name) => name.split(' ')).filter((word) => !KINDS.has(word)) : []
  return [...names, ...last].map((name) => [name, tile] as const)
})
