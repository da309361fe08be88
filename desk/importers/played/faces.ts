import { isRed, kindOf, TILES, type Tile } from '../../../engine/model/tiles.ts'

const rank = (tile: Tile): number =>
  tile === '?' ? Number.POSITIVE_INFINITY : 'mpsz'.indexOf(tile[1] ?? '') * 100 + Number(kindOf(tile)[0]) * 10 - (isRed(tile) ? 1 : 0)

/**
 * All faces of tiles. While a log is read, a tile is its place here. The order is that of a hand in a Tenhou log: suits, then honours, a red
 * five before the other fives. A hidden tile comes last.
 */
export const TILE_FACES: readonly Tile[] = [...TILES, '?' as const].sort((a, b) => rank(a) - rank(b))

/** A hidden tile. */
export const HIDDEN_FACE = TILE_FACES.length - 1

const PLACES: ReadonlyMap<Tile, number> = new Map(TILE_FACES.map((tile, face) => [tile, face]))

export const faceNumber = (tile: Tile): number => PLACES.get(tile) ?? HIDDEN_FACE

export const faceNamed = (face: number): Tile => TILE_FACES[face] ?? '?'

const KINDS: readonly number[] = TILE_FACES.map((tile) => (tile === '?' ? HIDDEN_FACE : faceNumber(kindOf(tile))))

/** The kind that a face counts as: a red five is a five. */
export const kindNumber = (face: number): number => KINDS[face] ?? HIDDEN_FACE

export const facesNamed = (faces: readonly number[]): readonly Tile[] => faces.map(faceNamed)

/** Sorts a hand, which is short and mostly sorted. */
export const sortedHand = (tiles: readonly number[]): number[] => {
  const sorted = tiles.slice()
  for (let i = 1; i < sorted.length; i++) {
    const tile = sorted[i] ?? 0
    let at = i
    for (let before = sorted[at - 1]; before !== undefined && before > tile; before = sorted[at - 1]) sorted[at--] = before
    sorted[at] = tile
  }
  return sorted
}

/** Whether two lists hold the same faces, in any order. */
export const isSameFaces = (one: readonly number[], other: readonly number[]): boolean => {
  if (one.length !== other.length) return false
  const sorted = sortedHand(other)
  return sortedHand(one).every((face, i) => face === sorted[i])
}
