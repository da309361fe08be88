import { type Call, GROUP_CALLS, type GroupCall, type Reveal, type Show } from '../model/events.ts'
import type { Seat } from '../model/seats.ts'
import type { Tile } from '../model/tiles.ts'
import { makesGroup, mayChow, shownOfHand, tilesToShow } from './claims.ts'
import { type Claim, isGroupCall, type Table } from './table.ts'

/** The call that an unclear word was, by what its player shows after it, and the event at which it is written as another. */
export type UnclearCall = { readonly called: number; readonly call: Call }

/** An unclear call counts as what is shown: tiles of a set, or the whole hand for a win (EMA 2025 6.5.3). */
export const unclearCall = (table: Table, event: Show | Reveal): UnclearCall | undefined => {
  const claim = table.claims.findLast(({ by }) => by === event.actor)
  if (claim?.said !== '?' || claim.target !== table.target?.event || !isStillToShow(claim)) return undefined
  const call = event.verb === 'reveal' ? 'ron' : setShown(table, claim, event)
  return call && call !== claim.call ? { called: claim.called, call } : undefined
}

/** As many tiles as a set just called takes from the hand, under the verb for a whole hand. */
export const isShowOfSet = (table: Table, { actor, tiles }: Reveal): boolean => {
  const claim = setToShow(table, actor)
  return claim !== undefined && shownOfHand(claim, tiles).length === tilesToShow(claim.call)
}

/** The very tiles of a set just called. */
export const isSetShown = (table: Table, { actor, tiles }: Show): boolean => {
  const claim = setToShow(table, actor)
  return claim !== undefined && tiles.length >= tilesToShow(claim.call) && makesGroup(claim.call, claim.tile, shownOfHand(claim, tiles))
}

const setToShow = (table: Table, seat: Seat): (Claim & { readonly call: GroupCall }) | undefined => {
  const claim = table.claims.findLast(({ by }) => by === seat)
  if (!claim || claim.target !== table.target?.event || !isStillToShow(claim)) return undefined
  const { call } = claim
  return isGroupCall(call) ? { ...claim, call } : undefined
}

const isStillToShow = ({ standing, shownAt, takenAt, discardedAt }: Claim): boolean =>
  standing !== 'retracted' && (shownAt ?? takenAt ?? discardedAt) === undefined

/** The set that the tiles make, the one written if they make it. */
const setShown = (table: Table, claim: Claim, { actor, tiles }: Show): Call | undefined => {
  const { call, tile, from } = claim
  const shown = shownOfHand(claim, tiles)
  const makes = (set: GroupCall, of: readonly Tile[]): boolean => of.length === tilesToShow(set) && makesGroup(set, tile, of)
  if (call !== 'ron' && makes(call, shown)) return call
  const mayCall = (set: GroupCall): boolean => set !== 'chii' || (from !== null && mayChow(table, from, actor))
  return GROUP_CALLS.find((set) => makes(set, tiles) && mayCall(set))
}
