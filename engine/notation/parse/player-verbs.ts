import { CALL_WITH_FLAGS, wordsOfVerb } from '../../model/circumstances.ts'
import { CALLS, type EventOf, type PlayerVerb, type TableEvent, unknownClaimTiles } from '../../model/events.ts'
import type { Seat } from '../../model/seats.ts'
import { expandShort } from '../short-forms.ts'
import { MAX_COUNTED_TILES, type ShortVerb, TILES_IN_SET } from '../verbs.ts'
import { readTile, readTileMaybe, readTiles } from './read-tiles.ts'
import { readNumber, readOneOf, readOptions } from './read-words.ts'
import type { WordReader } from './word-reader.ts'

/** The words before the verb of a player. */
export type PlayerStart = { readonly actor: Seat; readonly clock?: number; readonly together?: true }

type Reader<V extends PlayerVerb> = (words: WordReader, start: PlayerStart) => EventOf<V>
type ShortReader = (words: WordReader, start: PlayerStart) => readonly TableEvent[]

/** An act of a player, with the flags and the choice behind it. */
export const readPlayerVerb = (verb: PlayerVerb, words: WordReader, start: PlayerStart): TableEvent => {
  return withOptions(PLAYER_READERS[verb](words, start), words)
}

/** Reads the optional words of an act. A tile can be drawn from another player's hand only. */
const withOptions = (event: TableEvent, words: WordReader): TableEvent => {
  const { flags, choices, field, ...others } = wordsOfVerb(event.verb)
  if (flags.length + choices.length === 0) return event
  const read = readOptions(words, {
    flags: event.verb === 'call' && event.call !== CALL_WITH_FLAGS ? [] : flags,
    choices: others.before === undefined ? choices : choices.filter((one) => one !== event.actor),
    ...others,
  })
  const { choice, said } = read
  return { ...event, ...read.flags, ...(choice && { [field]: choice }), ...(said !== undefined && { said }) }
}

/** How each verb of a player is read, in the order of the notation’s table. */
export const PLAYER_READERS: { readonly [V in PlayerVerb]: Reader<V> } = {
  touch: (_, start) => ({ ...start, verb: 'touch' }),
  draw: (words, start) => ({ ...start, verb: 'draw', ...tileMaybe(words) }),
  replace: (words, start) => ({ ...start, verb: 'replace', ...tileMaybe(words) }),
  return: (words, start) => ({ ...start, verb: 'return', ...tileMaybe(words) }),
  discard: (words, start) => ({ ...start, verb: 'discard', tile: readTile(words) }),
  call: (words, start) => ({ ...start, verb: 'call', call: readOneOf(words, CALLS), ...tileMaybe(words) }),
  show: (words, start) => ({ ...start, verb: 'show', tiles: readTiles(words, 1, TILES_IN_SET) }),
  take: (words, start) => ({ ...start, verb: 'take', ...tileMaybe(words) }),
  retract: (words, start) => ({ ...start, verb: 'retract', ...tileMaybe(words) }),
  ankan: (words, start) => ({ ...start, verb: 'ankan', tile: readTile(words) }),
  kakan: (words, start) => ({ ...start, verb: 'kakan', tile: readTile(words) }),
  stick: (_, start) => ({ ...start, verb: 'stick' }),
  kita: (_, start) => ({ ...start, verb: 'kita' }),
  expose: (words, start) => ({ ...start, verb: 'expose', tiles: readTiles(words, 1, TILES_IN_SET) }),
  rearrange: (_, start) => ({ ...start, verb: 'rearrange' }),
  reveal: (words, start) => ({ ...start, verb: 'reveal', tiles: readTiles(words, 1, TILES_IN_SET) }),
  count: (words, start) => ({ ...start, verb: 'count', count: readNumber(words, 0, MAX_COUNTED_TILES) }),
  tenpai: (_, start) => ({ ...start, verb: 'tenpai' }),
  noten: (_, start) => ({ ...start, verb: 'noten' }),
  ready: (_, start) => ({ ...start, verb: 'ready' }),
  note: (words, start) => ({ ...start, verb: 'note', text: words.rest() }),
}

export const SHORT_READERS: { readonly [V in ShortVerb]: ShortReader } = {
  pon: (words, start) => expandShort({ ...start, form: 'pon', tiles: claimTiles(words, 'pon') }),
  chii: (words, start) => expandShort({ ...start, form: 'chii', tiles: claimTiles(words, 'chii') }),
  daiminkan: (words, start) => expandShort({ ...start, form: 'daiminkan', tiles: claimTiles(words, 'daiminkan') }),
  riichi: (words, start) => expandShort({ ...start, form: 'riichi', tiles: [readTile(words)] }),
  ron: (words, start) => [withOptions({ ...start, verb: 'call', call: 'ron', ...tileMaybe(words) }, words)],
  tsumo: (words, start) => [withOptions({ ...start, verb: 'call', call: 'tsumo' }, words)],
}

/** The tiles shown; unknown ones if only the claim is noted. */
const claimTiles = (words: WordReader, form: 'pon' | 'chii' | 'daiminkan') =>
  words.peek() ? readTiles(words, 1, TILES_IN_SET) : unknownClaimTiles(form)

const tileMaybe = (words: WordReader) => {
  const tile = readTileMaybe(words)
  return tile && { tile }
}
