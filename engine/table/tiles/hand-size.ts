import { SEATS, type Seat } from '../../model/seats.ts'
import type { Table } from '../table.ts'

/**
 * How many concealed tiles a player can rightly hold now, the expected number first; null where the record does not know the groups. More than one
 * number where a tile is missing or too many by a fault already found, or where the record may have left a draw out.
 */
export const sizesOf = (table: Table, seat: Seat): readonly [number, ...number[]] | null => {
  const { turn, draws, claims } = table
  const { hand, groupsKnown, missing, extra } = table.players[seat]
  if (hand.size === null || !groupsKnown) return null
  const mayHaveDrawn =
    (turn.due === 'any' && (turn.seat === null || turn.seat === seat)) ||
    (turn.due === 'draw' && turn.seat === seat && (draws !== 'all' || SEATS.some((other) => table.players[other].extra)))
  // Tiles shown for a claim that does not stand may lie on the table or be back in the hand.
  const shown =
    claims.findLast((claim) => claim.by === seat && claim.discardedAt === undefined && (claim.standing !== 'good' || claim.yields))?.shown
      .length ?? 0
  const mayHaveReplaced = turn.due === 'replace' && turn.seat === seat
  return [
    hand.size,
    ...(missing > 0 ? [hand.size + missing] : []),
    ...(extra ? [hand.size - 1] : []),
    ...(shown > 0 ? [hand.size - shown] : []),
    ...(mayHaveDrawn || mayHaveReplaced ? [hand.size + 1] : []),
  ]
}

/** Whether a counted number is one that the player can rightly hold. */
export const isSizeRight = (sizes: readonly number[], counted: number): boolean => sizes.includes(counted)

/** Whether a hand has three tiles more or less than it should, or six, or nine: then a group is not in the record, or under another seat. */
export const isWholeGroupsOff = (sizes: readonly number[], counted: number): boolean =>
  !isSizeRight(sizes, counted) && sizes.some((size) => (size - counted) % 3 === 0)
