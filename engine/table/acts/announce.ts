import type { Count, Noten, Tenpai } from '../../model/events.ts'
import type { Seat } from '../../model/seats.ts'
import { type Draft, doubtGroups, mutablePlayer } from '../draft.ts'
import { isBeforeLastDiscard, isDealing, isDealtOver, TILES_OF_EAST, TILES_OF_THE_DEAL } from '../moments.ts'
import { isPossibleHandSize, possibleHandSizes } from '../tiles/hand-size.ts'
import { type Consequences, findingWith, isDismissed } from './consequences.ts'

/** Carries out a declaration of tenpai or noten. Where a declaration can't be changed, the first one counts. */
export const carryOutAnnouncement = (draft: Draft, { actor, verb }: Tenpai | Noten, consequences: Consequences): void => {
  const early = isBeforeLastDiscard(draft)
  const player = mutablePlayer(draft, actor)
  // A referee has dismissed that it was said with tiles left: whether it ends anything is unknown.
  if (!early || consequences.dismissed.length === 0) player.announced ??= { event: draft.number, as: verb, ...(early && { early }) }
  const { announced } = player
  if (announced && announced.as !== verb) player.announced = { ...announced, changed: true }
  if (verb === 'tenpai' && !findingWith(consequences, 'announcement-changed')) player.tenpai = true
  // The change was let pass: whether the hand was declared waiting is unknown.
  if (verb === 'noten' && isDismissed(consequences, 'announcement-changed')) player.tenpai = false
}

/** Carries out a count: it can show a hand that is off, that has too few or too many tiles of the deal, or that has its tiles now. */
export const carryOutCount = (draft: Draft, event: Count, consequences: Consequences): void => {
  const { actor, count } = event
  if (isDealtOver(draft, event)) {
    noteDealtOver(draft, count)
    return
  }
  // The count has shown that a call is missing.
  if (findingWith(consequences, 'turn-missing')) doubtGroups(draft, [actor])
  noteFound(draft, actor, count)
  const { dealtShort, dealtOver, hand, offBy } = draft.players[actor]
  if (dealtOver !== undefined) mutablePlayer(draft, actor).dealtOver = undefined
  const off = hand.size === null ? 0 : count - hand.size
  const isOff = findingWith(consequences, 'hand-off') !== undefined
  if (isOff) mutablePlayer(draft, actor).offBy = off
  else if (off !== offBy) mutablePlayer(draft, actor).offBy = 0
  if (isDealing(draft) && actor !== 'E') {
    const short = count < TILES_OF_THE_DEAL ? draft.number : undefined
    if (short !== dealtShort) mutablePlayer(draft, actor).dealtShort = short
    return
  }
  const sizes = isOff || dealtShort === undefined ? null : possibleHandSizes(draft, actor)
  if (sizes && isPossibleHandSize(sizes, count)) mutablePlayer(draft, actor).dealtShort = undefined
}

/** All tiles are there that turns without a draw seemed to have cost. */
export const noteFound = (draft: Draft, seat: Seat, counted: number): void => {
  const { hand, missing } = draft.players[seat]
  if (missing === 0 || hand.size === null || counted !== hand.size + missing) return
  const player = mutablePlayer(draft, seat)
  player.hand = { ...hand, size: counted }
  player.missing = 0
}

/** East has too many tiles of the deal: how many is known, and which of them are too many is not. */
export const noteDealtOver = (draft: Draft, counted: number): void => {
  const player = mutablePlayer(draft, 'E')
  player.dealtOver = draft.number
  player.offBy = counted - TILES_OF_EAST
}
