import type { ClockStep } from '../../../db/log/vocabulary.ts'
import type { RoundClock } from '../../contract/rounds.ts'

/** One thing that was done to a clock, in the order of the log. */
export type ClockEntry = { readonly what: ClockStep; readonly at: Date }

/**
 * The state of a clock after its entries. An entry that repeats the current state changes nothing, since two people
 * may have pressed at once. A machine's clock that was set back subtracts no elapsed time.
 */
export const clockFrom = (entries: readonly ClockEntry[]): RoundClock => entries.reduce(step, PLANNED)

const PLANNED: RoundClock = { state: 'planned', started: null, ended: null, ran: 0, since: null }

const step = (clock: RoundClock, { what, at }: ClockEntry): RoundClock => {
  switch (what) {
    case 'started':
    case 'resumed':
      return clock.state === 'running' ? clock : { ...clock, state: 'running', started: clock.started ?? at, ended: null, since: at }
    case 'paused':
      return clock.state === 'running' ? { ...clock, state: 'paused', ran: ranUntil(clock, at), since: null } : clock
    case 'ended':
      return clock.state === 'ended' ? clock : { ...clock, state: 'ended', ended: at, ran: ranUntil(clock, at), since: null }
  }
}

/** Elapsed time of a clock at a moment, in milliseconds. */
export const ranUntil = ({ ran, since }: RoundClock, at: Date): number =>
  ran + (since === null ? 0 : Math.max(0, at.getTime() - since.getTime()))

/** The moment at which a clock had run this long, in ms; null if it has not, and is not running. In the future as long as it is running. */
export const momentReached = (entries: readonly ClockEntry[], ran: number): number | null => {
  let clock = PLANNED
  for (const entry of entries) {
    const moment = reachedAt(clock, ran)
    if (moment !== null && moment <= entry.at.getTime()) return moment
    clock = step(clock, entry)
  }
  return reachedAt(clock, ran)
}

const reachedAt = ({ ran, since }: RoundClock, wanted: number): number | null =>
  since === null ? null : since.getTime() + Math.max(0, wanted - ran)
