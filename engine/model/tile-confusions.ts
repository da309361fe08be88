import { isRed, type KnownTile, kindOf, TILES } from './tiles.ts'

/** How a recorder mistakes one tile for another. */
type ConfusedBy = 'rank' | 'suit' | 'red-or-plain'

/** A tile that is easily mistaken for another one, and why. */
export type ConfusedTile = { readonly tile: KnownTile; readonly because: ConfusedBy }

/**
 * The tiles that a recorder may have meant: one rank or one suit off, a 6 for a 9, a red five for a plain one, another wind, another dragon, or
 * North for White, whose keys lie side by side.
 */
export const confusionsOf = (tile: KnownTile): readonly ConfusedTile[] => CONFUSIONS.get(tile) ?? []

/** Why a recorder may have written one tile for another; undefined if that is unlikely. */
export const confusedAs = (tile: KnownTile, other: KnownTile): ConfusedBy | undefined =>
  confusionsOf(tile).find((each) => each.tile === other)?.because

const between = (tile: KnownTile, other: KnownTile): ConfusedBy | undefined => {
  if (tile === other) return undefined
  const [kind, otherKind] = [kindOf(tile), kindOf(other)]
  if (kind === otherKind) return 'red-or-plain'
  const [rank, suit, otherRank, otherSuit] = [Number(kind[0]), kind[1], Number(otherKind[0]), otherKind[1]]
  const isNext = Math.abs(rank - otherRank) === 1
  if (suit === 'z' || otherSuit === 'z') return suit === otherSuit && (isNext || rank > 4 === otherRank > 4) ? 'rank' : undefined
  if (rank === otherRank) return isRed(tile) === isRed(other) ? 'suit' : undefined
  return suit === otherSuit && (isNext || isUpsideDown(rank, otherRank)) ? 'rank' : undefined
}

/** A 6 and a 9, read upside down. */
const isUpsideDown = (rank: number, other: number): boolean => rank + other === 15 && (rank === 6 || rank === 9)

const CONFUSIONS: ReadonlyMap<KnownTile, readonly ConfusedTile[]> = new Map(
  TILES.map((tile) => [
    tile,
    TILES.flatMap((other): readonly ConfusedTile[] => {
      const because = between(tile, other)
      return because ? [{ tile: other, because }] : []
    }),
  ]),
)
