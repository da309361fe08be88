import type { Settings } from '../settings.ts'
import type { Target } from './table.ts'

/** Seconds of table time from the discard to the next player's draw, where the record has a clock. */
export const secondsToDraw = ({ clock, drawn }: Target): number | undefined =>
  clock === undefined || drawn?.clock === undefined ? undefined : Math.round((drawn.clock - clock) * 1000) / 1000

/** Whether the draw is known to have left no time to call: the recorder saw it, or the clock says less than the floor. */
export const drawWasTooFast = (settings: Settings, target: Target): boolean => {
  const seconds = secondsToDraw(target)
  const floor = settings['draw-floor']
  return target.drawn?.fast === true || (floor !== null && seconds !== undefined && seconds < floor)
}

/** Whether the draw is known to have left time enough. Without a clock or without a floor nobody knows. */
export const drawWasInTime = (settings: Settings, target: Target): boolean =>
  settings['draw-floor'] !== null && secondsToDraw(target) !== undefined && !drawWasTooFast(settings, target)
