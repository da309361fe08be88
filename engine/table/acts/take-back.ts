import type { Seat } from '../../model/seats.ts'
import { isKnown, type Tile } from '../../model/tiles.ts'
import { type Discard, withoutDiscard } from '../discards.ts'
import { type Draft, doubtGroups, mutablePlayer } from '../draft.ts'
import { type DiscardSnapshot, turnOf } from '../table.ts'
import { gainTile } from '../tiles/concealed.ts'

/** Takes a player's newest discard back into the hand. A discard that lies in another player's group stays there. */
export const takeBackDiscard = (draft: Draft, seat: Seat, tile: Tile): void => {
  const last = draft.players[seat].river.at(-1)
  if (!last || last.claimed !== undefined) return
  const { laid, toReturn } = draft
  const before = laid?.seat === seat && laid.event === last.event ? laid : null
  const isNewest = draft.target?.event === last.event
  const isAsked = before !== null && asksForIt(draft, before)
  if (last.event > 0) draft.lastDiscard = withoutDiscard(draft.lastDiscard, last.event)
  draft.laid = null
  draft.lastTurn = null
  draft.others = draft.others.filter(({ event }) => event !== last.event)
  draft.claims = draft.claims.map((claim) => ({ ...claim, since: claim.since.filter((event) => event !== last.event) }))
  if (before && isNewest && !isAsked && isUntouched(draft, last)) {
    reopen(draft, before, last)
    return
  }
  if (last.event > 0) letCallsGo(draft, last.event)
  const player = mutablePlayer(draft, seat)
  player.hand = gainTile(player.hand, isKnown(last.tile) ? last.tile : tile)
  player.river = player.river.slice(0, -1)
  if (toReturn?.seat === seat && toReturn.discard === last.event) {
    const { discard: _, ...left } = toReturn
    draft.toReturn = left.drawn === 'due' ? left : null
    return
  }
  // A riichi of a turn that gives way to a claim which was let pass falls away with its tile.
  if (isAsked && player.riichi?.discard === last.event && isLetPass(draft, before))
    Object.assign(player, { riichi: undefined, stick: undefined })
  // The drawn tile may have to go back as well.
  if (isAsked) player.extra ??= before.player.drawn ?? { event: last.event, tile: '?', clock: undefined }
  else if (before) player.extra ??= before.player.extra
  draft.turn = { ...draft.turn, due: 'any' }
}

/** The calls of a discard that goes back. Tiles shown for it may have gone back as well. */
const letCallsGo = (draft: Draft, discard: number): void => {
  const of = draft.claims.filter(({ target }) => target === discard)
  if (of.length === 0) return
  draft.claims = draft.claims.map((claim) => (of.includes(claim) ? { ...claim, notMissed: 'gone-back' } : claim))
  doubtGroups(
    draft,
    of.filter(({ shownAt }) => shownAt !== undefined).map(({ by }) => by),
  )
}

/** Whether nobody has drawn after the discard, or claimed it. */
const isUntouched = ({ target, claims }: Draft, { event }: Discard): boolean =>
  !target?.drawn &&
  !target?.taken &&
  !claims.some(({ target: of, standing }) => of === event && (standing === 'good' || standing === 'doubtful'))

/** Whether a call on the tile before asks whether this discard came too fast. */
const asksForIt = ({ claims }: Draft, { event, target }: DiscardSnapshot): boolean =>
  claims.some(({ called, target: of, standing }) => called > event && of === target?.event && standing === 'doubtful')

/** Whether a referee has dismissed that the call on the tile before, or the turn of this discard, was at fault. */
const isLetPass = ({ claims }: Draft, { event, target }: DiscardSnapshot): boolean =>
  claims.some(({ called, target: of, letPass }) => called > event && of === target?.event && letPass === true)

/** The turn as before the discard: its player owes one, and the tile before it can be claimed as it could then. */
const reopen = (draft: Draft, before: DiscardSnapshot, { undrawn }: Discard): void => {
  const { seat, event, target, others, othersOpen, claims, awarded, several, toReturn } = before
  const { hand, groups, river, drawn, extra, missing, riichi } = before.player
  const isDue = before.turn.seat === seat && before.turn.due === 'draw'
  // Discarded without a draw: it is still due.
  const isShort = isDue && !drawn && undrawn !== 'wall'
  const implied = isDue && !isShort && target?.kind === 'discard' && !target.drawn
  const later = draft.claims.filter(({ called }) => called > event)
  // A claimed tile that was taken after the discard stays taken.
  const taken = draft.claims.filter(({ called, takenAt = 0 }) => called < event && takenAt > event)
  const player = mutablePlayer(draft, seat)
  const lying = player.groups.filter((group) => taken.some(({ called }) => called === group.event))
  const asLying = groups.map((group) => lying.find((one) => one.event === group.event) ?? group)
  const asTaken = claims.map((claim) => ({
    ...claim,
    takenAt: taken.find(({ called }) => called === claim.called)?.takenAt ?? claim.takenAt,
  }))
  Object.assign(player, { hand, groups: asLying, river, drawn, extra, missing, riichi })
  Object.assign(draft, { others, othersOpen, awarded, several, toReturn, claims: [...asTaken, ...later] })
  draft.target = implied ? { ...target, drawn: { seat, event, clock: undefined, fast: false } } : target
  draft.turn = isShort ? before.turn : turnBefore(before)
}

/** A tile that the discard implied stays drawn. */
const turnBefore = ({ seat, event, turn, outOfTurn }: DiscardSnapshot): DiscardSnapshot['turn'] => {
  if (outOfTurn && turn.seat === null) return turn
  if (turn.seat !== null && turn.seat !== seat && turn.due !== 'any') return turn
  return turn.due === 'discard' ? turn : { ...turnOf(seat, 'discard', turn.or), drew: turn.drew ?? event }
}
