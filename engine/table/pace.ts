import type { DiscardEvent } from '../model/events.ts'
import { ofSeat } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import type { Table, Target } from './table.ts'

/** Whether an act left the others time to claim the tile before it, as far as the record shows. */
export type Pace = 'too-fast' | 'in-time' | 'unknown'

/** Seconds of table time between two acts, if the record has a clock. */
export const secondsBetween = (from: number | undefined, to: number | undefined): number | undefined =>
  from === undefined || to === undefined ? undefined : Math.round((to - from) * 1000) / 1000

/** Seconds of table time from the discard to the next player's draw, if the record has a clock. */
export const secondsToDraw = ({ clock, drawn }: Target): number | undefined => secondsBetween(clock, drawn?.clock)

/**
 * Seconds by which a live recorder may lag, with a margin. A slow discard is only questioned beyond them. How long a tile lay, a few
 * seconds at most, can't be known from such times at all.
 */
const BEHIND = 5

/** Whether the record's clock is precise enough to accuse a player. */
export const isExact = ({ clock }: Settings): boolean => clock === 'exact'

/** Whether the draw is known to have left no time to call: the recorder saw it, or the clock shows less than the floor. */
export const drawWasTooFast = (settings: Settings, target: Target): boolean => {
  const seconds = secondsToDraw(target)
  const floor = settings['draw-floor']
  return target.drawn?.fast === true || (isExact(settings) && floor !== null && seconds !== undefined && seconds < floor)
}

/** Whether the draw is known to have left enough time; unknown without a clock or a floor. */
export const drawWasInTime = (settings: Settings, target: Target): boolean =>
  isExact(settings) && settings['draw-floor'] !== null && secondsToDraw(target) !== undefined && !drawWasTooFast(settings, target)

/** Whether the draw left time. */
export const paceOfDraw = (settings: Settings, target: Target): Pace =>
  drawWasTooFast(settings, target) ? 'too-fast' : drawWasInTime(settings, target) ? 'in-time' : 'unknown'

/** The clocks of the discard before a turn and of the act by which the turn went on; `fast`: the recorder saw that there was no time. */
type TurnTimes = { readonly from: number | undefined; readonly to: number | undefined; readonly fast: boolean }

/** Whether a turn that went on after its draw left time: the recorder saw it, or the clock is compared with the setting `turn-floor`. */
export const paceOfTurn = (settings: Settings, { from, to, fast }: TurnTimes): Pace => {
  const seconds = secondsBetween(from, to)
  const floor = settings['turn-floor']
  if (fast) return 'too-fast'
  if (!isExact(settings) || floor === null || seconds === undefined) return 'unknown'
  return seconds < floor ? 'too-fast' : 'in-time'
}

/** How long an extended pung stayed open to win declarations. */
export type KongPause = { readonly kind: 'enough' | 'too-short' | 'unknown'; readonly seconds?: number }

/** Compares the time from an extended pung to the indicator or the replacement tile with the setting `kong-wait`. */
export const kongPause = (settings: Settings, { clock: kong }: Target, clock: number | undefined): KongPause => {
  const wait = settings['kong-wait']
  const seconds = secondsBetween(kong, clock)
  if (!isExact(settings) || wait === null || seconds === undefined) return { kind: 'unknown' }
  return { kind: seconds < wait ? 'too-short' : 'enough', seconds }
}

/** Whether a discard took too long: the recorder marked it, or the clock shows more than the setting `slow-limit`. */
export const isOverlong = ({ players }: Table, settings: Settings, { actor, slow, clock }: DiscardEvent): boolean => {
  const limit = settings['slow-limit']
  const began = ofSeat(players, actor).drawn?.clock
  const allowed = limit === null ? null : limit + (isExact(settings) ? 0 : BEHIND)
  return slow === true || (allowed !== null && clock !== undefined && began !== undefined && clock - began > allowed)
}
