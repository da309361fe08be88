import { SEATS, type Seat } from '../../model/seats.ts'
import type { Table } from '../table.ts'

/**
 * The numbers of concealed tiles that a player can rightly hold now, the expected one first; null if the record does not know the groups.
 * There are several if a fault already found left a tile missing or too many, or if the record may lack a draw.
 */
export const possibleHandSizes = (table: Table, seat: Seat): readonly [number, ...number[]] | null => {
  const { turn, draws, claims } = table
  const { hand, groupsKnown, missing, offBy, extra, onLaidTile } = table.players[seat]
  if (hand.size === null || !groupsKnown) return null
  const mayHaveDrawn =
    (turn.due === 'any' && (turn.seat === null || turn.seat === seat)) ||
    (turn.due === 'draw' && turn.seat === seat && (draws !== 'all' || SEATS.some((other) => table.players[other].extra)))
  // Tiles shown for a claim that is not valid may lie on the table or be back in the hand.
  const shown =
    claims.findLast((claim) => claim.by === seat && claim.discardedAt === undefined && (claim.standing !== 'good' || claim.yields))?.shown
      .length ?? 0
  const mayHaveReplaced = turn.due === 'replace' && turn.seat === seat
  return [
    hand.size,
    ...(missing > 0 ? [hand.size + missing] : []),
    ...(offBy === 0 ? [] : [hand.size + offBy]),
    ...(extra ? [hand.size - 1] : []),
    ...(onLaidTile ? [hand.size + 1] : []),
    ...(shown > 0 ? [hand.size - shown] : []),
    ...(mayHaveDrawn || mayHaveReplaced ? [hand.size + 1] : []),
  ]
}

/** Whether the player can rightly hold the counted number of tiles. */
export const isPossibleHandSize = (sizes: readonly number[], counted: number): boolean => sizes.includes(counted)

/** Whether the hand is off by three tiles, six, or nine. Then a group is missing in the record, or recorded under another seat. */
export const isWholeGroupsOff = (sizes: readonly number[], counted: number): boolean =>
  !isPossibleHandSize(sizes, counted) && sizes.some((size) => (size - counted) % 3 === 0)
