import Majiang, { type Shoupai } from '@kobalab/majiang-core'
import { distance, type Seat } from '../model/seats.ts'
import { isKnown, type Kind, type KnownTile, kindOf, type Tile } from '../model/tiles.ts'
import type { Group } from '../table/table.ts'
import { countsOf } from './winning.ts'

/** A hand as far as its value goes: the concealed tiles and the displayed groups, all of them known. */
export type Hand = { readonly concealed: readonly KnownTile[]; readonly melds: readonly string[] }

/** A displayed group in the evaluation library's writing, such as `s345-`; null where a tile is unknown. */
export const meldOf = (group: Group, owner: Seat): string | null => {
  const { kind, own, claimed, added } = group
  const tiles = [...own, ...(claimed ? [claimed.tile] : []), ...(added === undefined ? [] : [added])]
  if (!tiles.every(isKnown)) return null
  const suit = tiles[0]?.[1]
  if (kind === 'ankan' || !claimed) return `${suit}${tiles.map(rankOf).join('')}`
  const side = claimed.from === null ? '-' : (['', '+', '=', '-'] as const)[distance(owner, claimed.from)]
  if (kind !== 'chii') return `${suit}${own.map(rankOf).join('')}${rankOf(claimed.tile)}${side}${added === undefined ? '' : rankOf(added)}`
  const inOrder = [...own, claimed.tile].filter(isKnown).sort((a, b) => kindOf(a).localeCompare(kindOf(b)))
  return `${suit}${inOrder.map((tile) => (tile === claimed.tile ? `${rankOf(tile)}${side}` : rankOf(tile))).join('')}`
}

/**
 * Stand for groups that nobody has written down: all that counts is that they are groups. Of honours that the hand does not hold, so that no wait of
 * the hand is one of their tiles.
 */
export const unknownMelds = (concealed: readonly KnownTile[], count: number): readonly string[] =>
  [1, 2, 3, 4, 5, 6, 7]
    .filter((rank) => !concealed.some((tile) => tile === `${rank}z`))
    .map((rank) => `z${String(rank).repeat(4)}`)
    .slice(0, Math.max(0, count))

/** The hand on the evaluation library's paper; the tile drawn last, if any, stands last. */
export const paper = ({ concealed, melds }: Hand, drawn?: KnownTile): Shoupai => {
  const suits = ['m', 'p', 's', 'z'].map((suit) => {
    const ranks = concealed.filter((tile) => tile[1] === suit).map(rankOf)
    return ranks.length > 0 ? suit + ranks.sort().join('') : ''
  })
  const last = drawn === undefined ? '' : `${drawn[1]}${drawn[0]}`
  return Majiang.Shoupai.fromString([suits.join('') + last, ...melds].join(','))
}

/** Whether a set of tiles can lie on one table at all: no kind more than four times. The evaluation library knows no other hands. */
export const canExist = (tiles: readonly KnownTile[]): boolean => countsOf(tiles).every((count) => count <= 4)

/** A tile of the library, such as `m0`, as a kind. */
export const kindFrom = (tile: string): Kind => kindOf(`${tile[1]}${tile[0]}` as KnownTile)

const rankOf = (tile: Tile): string => tile[0] ?? ''
