import { isKnown, type KnownTile, type Tile, tileNamed } from '../../model/tiles.ts'
import type { NotationWord, WordReader } from './word-reader.ts'

/** A tile, perhaps followed by a `^`. */
type Marked = { readonly tile: Tile; readonly marked: boolean }

/** Reads exactly one tile. */
export const readTile = (words: WordReader): Tile => {
  const tile = readTileMaybe(words)
  if (!tile) words.fail({ code: 'tile' })
  return tile ?? '?'
}

/** Reads exactly one tile whose face must be known. */
export const readKnownTile = (words: WordReader): KnownTile => {
  const word = words.peek()
  const tile = word && tileNamed(word.text)
  if (isKnown(tile)) words.next()
  else words.fail({ code: 'known-tile' })
  return isKnown(tile) ? tile : '1m'
}

/** Reads a tile if the next word begins like one. */
export const readTileMaybe = (words: WordReader): Tile | undefined => {
  const word = words.peek()
  if (!word || !beginsLikeTile(word)) {
    words.offerTile()
    return undefined
  }
  const tile = tileNamed(word.text)
  if (tile) words.next()
  else words.fail({ code: 'tile' })
  return tile
}

/** Reads all following tiles, separate or run together; fails if their number is out of bounds. */
export const readTiles = (words: WordReader, least: number, most: number): readonly Tile[] =>
  readRuns(words, { least, most }).map(({ tile }) => tile)

export const readTileWord = (words: WordReader, most: number): readonly Tile[] =>
  readRuns(words, { least: 1, most, oneWord: true }).map(({ tile }) => tile)

/** Reads discards: tiles, with a `^` after those that another player has claimed. */
export const readMarkedTiles = (words: WordReader, most: number): readonly Marked[] => readRuns(words, { least: 0, most, marks: true })

type Runs = { readonly least: number; readonly most: number; readonly marks?: true; readonly oneWord?: true }

const readRuns = (words: WordReader, { least, most, marks, oneWord }: Runs): readonly Marked[] => {
  const tiles: Marked[] = []
  let last: NotationWord | undefined
  for (let word = words.peek(); word && beginsLikeTile(word); word = words.peek()) {
    last = word
    const wrong = addRun(word.text, tiles, marks === true)
    if (wrong >= 0) words.fail({ code: 'tile' }, { text: word.text.slice(wrong), column: word.column + wrong })
    else if (tiles.length > most) words.fail({ code: 'tiles', least, most }, word)
    else words.next()
    if (oneWord) break
  }
  if (tiles.length < least) words.fail({ code: 'tiles', least, most }, words.peek() ?? last)
  return tiles
}

/** Adds the tiles of one word; returns the index of the first unreadable character, or -1. */
const addRun = (run: string, tiles: Marked[], marks: boolean): number => {
  for (let at = 0; at < run.length; ) {
    let suit = at
    if (run[at] !== '?') while (isDigit(run.charCodeAt(suit))) suit++
    for (let digit = at; digit < Math.max(suit, at + 1); digit++) {
      const tile = tileNamed(run[at] === '?' ? '?' : `${run[digit]}${run[suit] ?? ''}`)
      if (!tile) return digit
      tiles.push({ tile, marked: marks && run[suit + 1] === '^' && digit >= suit - 1 })
    }
    at = suit + (marks && run[suit + 1] === '^' ? 2 : 1)
  }
  return -1
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const beginsLikeTile = ({ text }: NotationWord): boolean => text[0] === '?' || isDigit(text.charCodeAt(0))
