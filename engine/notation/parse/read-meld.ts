import { GROUP_KINDS } from '../../model/events.ts'
import type { StartMeld } from '../../model/table-file.ts'
import { isKnown, kindOf, type Tile } from '../../model/tiles.ts'
import { readKnownTile, readTileWord } from './read-tiles.ts'
import { readOneOf, readSeat } from './read-words.ts'
import type { WordReader } from './word-reader.ts'

/** Reads a group from before the first event: its seat, kind and tiles, and the seat that the claimed one came from. */
export const readMeld = (words: WordReader): StartMeld => {
  const seat = readSeat(words)
  const kind = readOneOf(words, GROUP_KINDS)
  if (kind === 'chii') return { seat, kind, ...readChow(words) }
  const tile = readKnownTile(words)
  if (kind === 'ankan') return { seat, kind, tile }
  const word = words.peek()
  const from = readSeat(words)
  if (from === seat) words.fail({ code: 'other-seat' }, word)
  return { seat, kind, tile, from }
}

const readChow = (words: WordReader) => {
  const start = words.peek()
  const tiles = takeThree(words)
  if (!isRun(tiles)) words.fail({ code: 'run' }, start)
  const word = words.peek()
  const claimed = readKnownTile(words)
  if (!tiles.includes(claimed)) words.fail({ code: 'of-group' }, word)
  return { tiles, claimed }
}

/** The group's three tiles: in one word, or one by one. */
const takeThree = (words: WordReader): readonly [Tile, Tile, Tile] => {
  const tiles: Tile[] = []
  const start = words.peek()
  while (tiles.length < 3 && words.peek()) tiles.push(...readTileWord(words, 3))
  const [a, b, c] = tiles
  if (!a || !b || !c || tiles.length > 3) words.fail({ code: 'tiles', least: 3, most: 3 }, start)
  return [a ?? '?', b ?? '?', c ?? '?']
}

const isRun = (tiles: readonly Tile[]): boolean => {
  const kinds = tiles.filter(isKnown).map(kindOf).sort()
  const [low, middle, high] = kinds.map((kind) => Number(kind[0]))
  const suit = kinds[0]?.[1]
  return (
    low !== undefined &&
    middle === low + 1 &&
    high === low + 2 &&
    suit !== 'z' &&
    kinds.length === 3 &&
    kinds.every((kind) => kind[1] === suit)
  )
}
