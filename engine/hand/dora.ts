import { isRed, type KnownTile, kindOf, type TileKind } from '../model/tiles.ts'

const RINGS = [
  ...['m', 'p', 's'].map((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`)),
  ['1z', '2z', '3z', '4z'],
  ['5z', '6z', '7z'],
] as readonly (readonly TileKind[])[]

/** The dora that an indicator points at: the next kind in its suit, among the winds or among the dragons, cyclically. */
export const doraOf = (indicator: KnownTile): TileKind => neighbour(kindOf(indicator), 1)

/** The indicator that points at a kind. */
export const indicatorOf = (kind: TileKind): TileKind => neighbour(kind, -1)

/** How many dora a hand holds under these indicators. Two equal indicators count twice. */
export const countDora = (tiles: readonly KnownTile[], indicators: readonly KnownTile[]): number =>
  indicators.reduce((sum, indicator) => sum + tiles.filter((tile) => kindOf(tile) === doraOf(indicator)).length, 0)

/** How many red fives of a suit are in the set. */
const redsIn = (suit: string, redFives: 0 | 3 | 4): number => (redFives === 0 || suit === 'z' ? 0 : suit === 'p' && redFives === 4 ? 2 : 1)

/** How many red fives a hand holds. A kong of fives holds all those of its suit, however it is written. */
export const countReds = (tiles: readonly KnownTile[], redFives: 0 | 3 | 4): number =>
  (['m', 'p', 's'] as const).reduce((sum, suit) => {
    const fives = tiles.filter((tile) => kindOf(tile) === `5${suit}`)
    const seen = fives.filter(isRed).length
    return sum + (fives.length === 4 ? redsIn(suit, redFives) : Math.min(seen, redsIn(suit, redFives)))
  }, 0)

const neighbour = (kind: TileKind, step: 1 | -1): TileKind => {
  const ring = RINGS.find((each) => each.includes(kind)) ?? []
  return ring[(ring.indexOf(kind) + step + ring.length) % ring.length] ?? kind
}
