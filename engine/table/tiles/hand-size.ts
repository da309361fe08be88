import type { Count, Reveal } from '../../model/events.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import { claimPutRightBy, isBareClaim, tilesToShow } from '../claims.ts'
import { discardsOf } from '../discards.ts'
import { isGroupCall, type Table } from '../table.ts'

/**
 * The numbers of concealed tiles that a player can rightly hold now, the expected one first; null if the record does not know the groups.
 * There are several if a fault already found left a tile missing or too many, or if the record may lack a draw.
 */
export const possibleHandSizes = (table: Table, seat: Seat): readonly [number, ...number[]] | null => {
  const { turn, draws, claims, laid: newest } = table
  const { hand, groupsKnown, missing, offBy, extra, onLaidTile, shown: laid } = table.players[seat]
  const { size } = hand
  if (size === null || !groupsKnown) return null
  const mayHaveDrawn =
    (turn.due === 'any' && (turn.seat === null || turn.seat === seat)) ||
    (draws !== 'all' && claimPutRightBy(table, seat, 'draw') !== undefined) ||
    (turn.due === 'draw' && turn.seat === seat && (draws !== 'all' || SEATS.some((other) => table.players[other].extra)))
  // Tiles shown for a claim that is not valid may lie on the table or be back in the hand.
  const notValid = claims.findLast(
    (claim) => claim.by === seat && claim.discardedAt === undefined && (claim.standing !== 'good' || claim.yields),
  )
  const shown = notValid?.shown.length ?? 0
  const bare = claims.filter((claim) => claim.by === seat && claim.discardedAt !== undefined && isBareClaim(claim))
  const valid = claims.findLast(({ by, call, standing, yields }) => by === seat && call !== 'ron' && standing === 'good' && !yields)
  // The record may lack the showing of a claim's tiles, or the call for which tiles were shown.
  const unshown = (valid && isGroupCall(valid.call) ? tilesToShow(valid.call) - valid.shown.length : 0) + (laid?.tiles.length ?? 0)
  const isTaken = notValid?.takenAt !== undefined
  const mayHaveReplaced = turn.due === 'replace' && turn.seat === seat
  const rightful = rightfulSize(table, seat)
  // The draw of an act out of turn that was let pass may have been put back.
  const mayHaveReturned = turn.doubted === 'let-pass' && turn.seat === seat && turn.due === 'discard'
  // The own turn is asked about: the line of its discard may be missing, or name another player.
  const mayHaveDiscarded =
    newest?.outOfTurn === true && newest.foulBy === undefined && newest.turn.seat === seat && newest.turn.due === 'discard'
  return [
    size,
    // Tiles more than are right may be discards that the record lacks.
    ...(rightful !== null && size > rightful ? [rightful] : []),
    ...(missing > 0 ? [size + missing] : []),
    ...(offBy === 0 ? [] : [size + offBy]),
    ...(extra || mayHaveReturned || mayHaveDiscarded ? [size - 1] : []),
    ...(onLaidTile ? [size + 1] : []),
    ...(unshown > 0 ? [size - unshown] : []),
    // The tiles of a claim that the record has without them may be in the hand still, with the claimed one or without.
    ...bare.flatMap(({ call }) => (isGroupCall(call) ? [size + tilesToShow(call), size + tilesToShow(call) + 1] : [])),
    ...(shown > 0 ? [size + (isTaken ? shown : -shown)] : []),
    ...(mayHaveDrawn || mayHaveReplaced ? [size + 1] : []),
  ]
}

/** The number of concealed tiles of a player who has drawn and discarded as often as is right; null if the groups are not known. */
const rightfulSize = (table: Table, seat: Seat): number | null => (table.players[seat].groupsKnown ? fullSize(table, seat) : null)

/** The same number if the player has no groups but those that the record knows: whoever holds as many tiles has no others, and lacks none. */
export const fullSize = ({ turn, selfDraw, players }: Table, seat: Seat): number => {
  const isOwnTurn = (turn.seat === seat && turn.due === 'discard') || selfDraw?.seat === seat
  return TILES - 3 * players[seat].groups.length + (isOwnTurn ? 1 : 0)
}

/**
 * The numbers of concealed tiles with which a hand lacks none and has none too many, whatever has been shown of it; none if the record does not know
 * its groups. The tile of a self-draw win may lie apart, and once the hand is over by a draw or another's win, the discard of the turn is missing.
 */
export const wholeSizes = (table: Table, seat: Seat): readonly number[] => {
  const { turn, selfDraw, ended, winCalled, players } = table
  if (!players[seat].groupsKnown) return []
  const full = fullSize(table, seat)
  const isOver = (winCalled !== null || (ended !== null && !IN_A_TURN.has(ended.how))) && turn.seat === seat && turn.due === 'discard'
  return selfDraw?.seat === seat || isOver ? [full, full - 1] : [full]
}

/** The ends that come before the discard of a turn. */
const IN_A_TURN: ReadonlySet<NonNullable<Table['ended']>['how']> = new Set(['nine-terminals', 'referee'])

/** Whether the record shows all tiles of a hand, which has neither drawn nor discarded since. */
export const isShownWhole = (table: Table, seat: Seat): boolean => {
  const { hand, revealed = 0, drew, river } = table.players[seat]
  return revealed > Math.max(drew, river.at(-1)?.event ?? 0) && wholeSizes(table, seat).some((size) => size === hand.size)
}

/** The tiles of a hand between turns, without groups. */
const TILES = 13

/** Whether a hand is shown in the own turn, before the discard and without a win on the drawn tile, but for that: it lies apart. */
export const isShownWithoutDrawn = ({ turn, selfDraw, players }: Table, { actor, tiles }: Reveal): boolean => {
  const { drawn, hand } = players[actor]
  const isOwnTurn = turn.seat === actor && turn.due === 'discard'
  return drawn !== undefined && isOwnTurn && selfDraw?.seat !== actor && hand.size === tiles.length + 1
}

/** Whether the player can rightly hold the counted number of tiles. */
export const isPossibleHandSize = (sizes: readonly number[], counted: number): boolean => sizes.includes(counted)

/** Whether the hand is off by three tiles, six, or nine. Then a group is missing in the record, or recorded under another seat. */
const isWholeGroupsOff = (sizes: readonly number[], counted: number): boolean =>
  !isPossibleHandSize(sizes, counted) && sizes.some((size) => (size - counted) % 3 === 0)

/** Whether only a part of a hand is shown: a slip of the player's loses one or two tiles, and a call missing in the record a whole group. */
export const isShownInPart = ({ verb }: Count | Reveal, [expected]: readonly [number, ...number[]], counted: number): boolean =>
  verb === 'reveal' && expected - counted > 3 && (expected - counted) % 3 !== 0

/** Whether a group and one tile more are shown with the hand: a displayed kong, or a displayed group and the tile won on. */
const isGroupWrittenToo = (sizes: readonly number[], counted: number): boolean => sizes.includes(counted - 4)

/**
 * Whether calls that are missing in the record explain the number of tiles that a player shows or has counted; at a showing also calls recorded under
 * another seat. `sizes`: the numbers that the player can hold.
 */
export const lacksCalls = (table: Table, event: Count | Reveal, sizes: readonly [number, ...number[]], counted: number): boolean => {
  const { actor, verb } = event
  if (isShownInPart(event, sizes, counted)) return false
  if (verb === 'reveal')
    return isWholeGroupsOff(sizes, counted) || (table.players[actor].groups.length > 0 && isGroupWrittenToo(sizes, counted))
  const [expected] = sizes
  const mayHaveCalled = !table.fromDeal || discardsOf(table).some(({ seat }) => seat !== actor)
  return mayHaveCalled && counted < expected && isWholeGroupsOff([expected], counted)
}
