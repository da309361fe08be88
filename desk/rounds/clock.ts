/** What can be done to the clock of a round. */
export type ClockStep = 'started' | 'paused' | 'resumed' | 'ended'

/**
 * How the clock of a round stands: `ran` milliseconds had run up to `since`, and since then it runs on; `since` is null where it stands still. Whoever looks at
 * it at a moment counts on from there, so that nothing has to tick.
 */
export type RoundClock = {
  readonly state: 'planned' | 'running' | 'paused' | 'ended'
  readonly started: Date | null
  readonly ended: Date | null
  readonly ran: number
  readonly since: Date | null
}

/** One thing that was done to a clock, in the order of the log. */
export type ClockEntry = { readonly what: ClockStep; readonly at: Date }

/**
 * What the entries of a round come to. One that says what is so already changes nothing, since two people may have pressed at once; a machine's clock that was
 * set back takes no time away that has run.
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

/** How long a clock has run at a moment, in milliseconds. */
export const ranUntil = ({ ran, since }: RoundClock, at: Date): number =>
  ran + (since === null ? 0 : Math.max(0, at.getTime() - since.getTime()))
