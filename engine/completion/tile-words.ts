import { LANGUAGES } from '../model/language.ts'
import { isSeat, SEATS } from '../model/seats.ts'
import { isKnown, TILES, type Tile } from '../model/tiles.ts'
import { tileName } from '../wording/terms/tiles.ts'

/**
 * The tiles whose name begins with these words: `east`, `red dra`, `5 of dots`. At least three letters, except a wind by its seat letter,
 * `E`.
 */
export const tilesNamed = (words: string): readonly Tile[] => {
  if (isSeat(words)) return TILES.filter((tile) => tile === `${SEATS.indexOf(words) + 1}z`)
  const said = plain(words)
  if (said.length < LEAST) return []
  return [...new Set(NAMES.filter(([name]) => name.startsWith(said)).map(([, tile]) => tile))]
}

/** An act whose tile is given in words, with the tile in notation instead. */
export const withTileNamed = (act: string): readonly string[] => {
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
