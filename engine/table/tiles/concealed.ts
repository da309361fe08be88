import { isKnown, type KnownTile, kindOf, type Tile, type TileKind } from '../../model/tiles.ts'
import { appended } from '../draft.ts'
import type { Concealed } from '../table.ts'

/** A hand with no known tiles; its size may be known. */
export const unknownHand = (size: number | null): Concealed => ({ size, known: [] })

/** Whether the record knows every tile of the hand. */
export const isFullyKnown = (hand: Concealed): boolean => hand.size !== null && hand.known.length === hand.size

/** The hand with one more tile. */
export const gainTile = ({ size, known }: Concealed, tile: Tile): Concealed => ({
  size: size === null ? null : size + 1,
  known: isKnown(tile) ? appended(known, tile) : known,
})

/** Whether a tile can be in the hand, as far as the record knows. If the set has no red fives, one counts as plain. */
export const canHold = (hand: Concealed, tile: Tile, redsCount: boolean): boolean =>
  tile === '?' || !isFullyKnown(hand) || placeOf(hand.known, tile, redsCount) >= 0

/** The hand without one tile. After losing a tile that it can't hold, the whole hand is unknown. */
export const loseTile = (hand: Concealed, tile: Tile, redsCount: boolean): Concealed => {
  const { size, known } = hand
  const less = size === null ? null : Math.max(0, size - 1)
  // It may have been any of them: the tiles left are unknown.
  if (tile === '?') return unknownHand(less)
  const place = placeOf(known, tile, redsCount)
  if (place >= 0) return { size: less, known: without(known, place) }
  return isFullyKnown(hand) ? unknownHand(less) : { size: less, known }
}

/** `toSpliced` for one tile, at a third of its cost, since every discard needs it. */
const without = (known: readonly KnownTile[], place: number): readonly KnownTile[] => {
  const left = known.slice(1)
  for (let at = 0; at < place; at++) left[at] = known[at] as KnownTile
  return left
}

/** The hand without several tiles. */
export const loseTiles = (hand: Concealed, tiles: readonly Tile[], redsCount: boolean): Concealed =>
  tiles.reduce((left, tile) => loseTile(left, tile, redsCount), hand)

/** The first of several tiles that the hand can't hold, or not so often; undefined: it can hold them all. */
export const firstNotHeld = (hand: Concealed, tiles: readonly Tile[], redsCount: boolean): Tile | undefined => {
  let left = hand
  return tiles.find((tile) => {
    const isHeld = canHold(left, tile, redsCount)
    left = loseTile(left, tile, redsCount)
    return !isHeld
  })
}

/** Whether a tile is among the known ones of a hand. */
export const isAmong = (known: readonly KnownTile[], tile: KnownTile): boolean => exactPlaceOf(known, tile) >= 0

/** `indexOf`, which compares the letters of each tile: one tile is always the same string, so this only compares the strings. */
const exactPlaceOf = (known: readonly KnownTile[], tile: KnownTile): number => {
  for (let place = 0; place < known.length; place++) if (known[place] === tile) return place
  return -1
}

/** The index of a tile. A red five equals a plain one only if the set has no red fives. */
const placeOf = (known: readonly KnownTile[], tile: KnownTile, redsCount: boolean): number => {
  const exact = exactPlaceOf(known, tile)
  return exact >= 0 || redsCount ? exact : placeOfKind(known, kindOf(tile))
}

const placeOfKind = (known: readonly KnownTile[], kind: TileKind): number => known.findIndex((held) => kindOf(held) === kind)
