import { TILE_KINDS } from '../hand/winning.ts'
import { type CallEvent, type GroupCall, isBareClaimForm, type ShortFormPart, type Show, type TableEvent } from '../model/events.ts'
import { nextSeat, type Seat } from '../model/seats.ts'
import { areKnown, isKnown, isSameKind } from '../model/tiles.ts'
import { makesGroup, mayChow, tilesToShow } from '../table/claims.ts'
import { discardsOf } from '../table/discards.ts'
import { isGroupCall, type Table } from '../table/table.ts'
import { decisionKey, type Reading } from './decisions.ts'
import type { Play, PlayedLine } from './play.ts'
import { isAccusation } from './wrong-word.ts'

const FORMS: Readonly<Record<GroupCall, ShortFormPart['form']>> = { pon: 'pon', chii: 'chii', kan: 'daiminkan' }

/**
 * A claim whose tiles, shown just now, make no group with the newest discard. The next player has drawn since, or another has taken that tile, and
 * owes a discard, with which they can: that line is missing, and the call is read as one in short form, which accuses nobody.
 */
export const claimOfMissingDiscard = (play: Play): Reading | null => shownForMissing(play) ?? takenOfMissing(play)

const shownForMissing = (play: Play): Reading | null => {
  const show = play.previous?.event
  if (show?.verb !== 'show' || show.short || !areKnown(show.tiles)) return null
  const line = callBefore(play, show.actor)
  if (line?.event.verb !== 'call' || !isGroupCall(line.event.call)) return null
  const { play: before, event: call } = line
  const at = before.number + 1
  if (!owesDiscard(before.table, call, show) || play.decisions.get(decisionKey(at, 'record.claim'))?.kind === 'dismissed') return null
  return inShortForm(line, show)
}

/** A claim held against its player, who takes another tile for it than the one claimed: nobody has discarded that, and the tiles shown fit it. */
const takenOfMissing = (play: Play): Reading | null => {
  const take = play.previous?.event
  if (!play.previous || take?.verb !== 'take' || take.short || !isKnown(take.tile)) return null
  const { tile: taken, actor } = take
  const { table } = play.previous.play
  const claim = table.claims.findLast(({ by, takenAt }) => by === actor && takenAt === undefined)
  if (!claim || !isGroupCall(claim.call) || isSameKind(claim.tile, taken) || !makesGroup(claim.call, taken, claim.shown)) return null
  if (!play.findings.some((one) => one.event === claim.called && one.seat === actor && isAccusation(one))) return null
  if (discardsOf(table).some(({ tile }) => !isKnown(tile) || isSameKind(tile, taken))) return null
  const line = lineOf(play, claim.called)
  return line && play.decisions.get(decisionKey(claim.called, 'record.claim'))?.kind !== 'dismissed'
    ? inShortForm(line, { actor, tiles: claim.shown })
    : null
}

const lineOf = (play: Play, number: number): PlayedLine | null => {
  let line = play.previous
  while (line && line.play.number + 1 > number) line = line.play.previous
  return line ?? null
}

/** A call read as one in short form, which accuses nobody. */
const inShortForm = ({ play, event: call }: PlayedLine, { actor, tiles }: Pick<Show, 'actor' | 'tiles'>): Reading | null => {
  if (call.verb !== 'call' || call.short || !isGroupCall(call.call)) return null
  const short: ShortFormPart = { form: FORMS[call.call], part: 0, tiles }
  const at = play.number + 1
  return isBareClaimForm(short) ? null : { at, events: new Map<number, TableEvent>([[at, { ...call, short }]]), seat: actor }
}

/** The newest call of a player, for a group, with no tile named, if no tile was discarded since. */
const callBefore = (play: Play, seat: Seat): PlayedLine | null => {
  for (let line = play.previous; line && line.event.verb !== 'discard'; line = line.play.previous) {
    const { event } = line
    if (event.verb === 'call' && event.actor === seat) return event.tile === undefined && !event.short ? line : null
  }
  return null
}

/**
 * Whether the player who has drawn since the newest discard, or has taken it, owes one that the tiles shown can claim, and they make no group with
 * the newest. Where the record leaves draws out, two faults say so: a chow from the wrong seat whose tiles make no group.
 */
const owesDiscard = (table: Table, { actor, call }: CallEvent, { tiles }: Show): boolean => {
  const { target, turn, form, players } = table
  if (!target || !isGroupCall(call) || tiles.length !== tilesToShow(call)) return false
  const { drawn, taken, seat, tile } = target
  const mayCall = (from: Seat): boolean => from !== actor && (call !== 'chii' || mayChow(table, from, actor))
  const makes = TILE_KINDS.some((kind) => makesGroup(call, kind, tiles))
  // the tile of a kong is not claimed for a group: it is the discard before that might be
  const newest = target.kind === 'discard' ? target : table.lastDiscard
  const fitsNewest = newest !== null && mayCall(newest.seat) && makesGroup(call, newest.tile, tiles)
  if (target.kind !== 'discard') return players[seat].drawn !== undefined && makes && mayCall(seat) && !fitsNewest
  if (taken && taken.seat !== actor && turn.seat === taken.seat)
    return turn.due === 'discard' && makes && mayCall(taken.seat) && !fitsNewest
  if (!drawn)
    return table.draws !== 'all' && makes && !mayCall(seat) && !makesGroup(call, tile, tiles) && mayCall(nextSeat(seat, form.seats))
  if (drawn.fast || drawn.mixed || !players[drawn.seat].drawn) return false
  return makes && mayCall(drawn.seat) && !fitsNewest
}
