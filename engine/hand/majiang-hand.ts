import Majiang, { type Shoupai } from '@kobalab/majiang-core'
import { SEATS, type Seat, seatDistance } from '../model/seats.ts'
import { isKnown, type KnownTile, kindOf, type Tile, type TileKind } from '../model/tiles.ts'
import type { Group } from '../table/table.ts'
import { countTiles } from './winning.ts'

/** A hand as its value needs it: concealed tiles and displayed groups, all known. */
export type HandTiles = { readonly concealed: readonly KnownTile[]; readonly melds: readonly string[] }

/** A displayed group in the evaluation library's notation, such as `s345-`; null if a tile is unknown. */
export const meldNotation = (group: Group, owner: Seat): string | null => {
  const { kind, own, claimed, added } = group
  const tiles = [...own, ...(claimed ? [claimed.tile] : []), ...(added === undefined ? [] : [added])]
  if (!tiles.every(isKnown)) return null
  const suit = tiles[0]?.[1]
  if (kind === 'ankan' || !claimed) return `${suit}${tiles.map(rankOf).join('')}`
  const side = claimed.from === null ? '-' : (['', '+', '=', '-'] as const)[seatDistance(owner, claimed.from, SEATS)]
  if (kind !== 'chii') return `${suit}${own.map(rankOf).join('')}${rankOf(claimed.tile)}${side}${added === undefined ? '' : rankOf(added)}`
  const inOrder = [...own, claimed.tile].filter(isKnown).sort(byKind)
  return `${suit}${inOrder.map((tile) => (tile === claimed.tile ? `${rankOf(tile)}${side}` : rankOf(tile))).join('')}`
}

/**
 * Placeholders for groups that the record does not hold. They are made of honours that the hand does not hold, so that no wait is one of
 * their tiles.
 */
export const unknownMelds = (concealed: readonly KnownTile[], count: number): readonly string[] =>
  count <= 0
    ? []
    : [1, 2, 3, 4, 5, 6, 7]
        .filter((rank) => !concealed.some((tile) => tile === `${rank}z`))
        .map((rank) => `z${String(rank).repeat(4)}`)
        .slice(0, count)

/** The hand in the evaluation library's form. The drawn tile, if any, comes last. */
export const toShoupai = ({ concealed, melds }: HandTiles, drawn?: KnownTile): Shoupai => {
  const suits = ['m', 'p', 's', 'z'].map((suit) => {
    const ranks = concealed.filter((tile) => tile[1] === suit).map(rankOf)
    return ranks.length > 0 ? suit + ranks.sort().join('') : ''
  })
  const last = drawn === undefined ? '' : `${drawn[1]}${drawn[0]}`
  return Majiang.Shoupai.fromString([suits.join('') + last, ...melds].join(','))
}

/** Whether these tiles can exist in one set: no kind more than four times. The evaluation library rejects other hands. */
export const canExist = (tiles: readonly KnownTile[]): boolean => countTiles(tiles).every((count) => count <= 4)

/** A tile of the library, such as `m0`, as a kind. */
export const kindFromLibrary = (tile: string): TileKind => kindOf(`${tile[1]}${tile[0]}` as KnownTile)

const rankOf = (tile: Tile): string => tile[0] ?? ''

// comparing as a language does would load its alphabet, which takes 4 ms
const byKind = (a: KnownTile, b: KnownTile): number => {
  const [one, other] = [kindOf(a), kindOf(b)]
  return one < other ? -1 : Number(one > other)
}
