import type { ReplayHand } from '../../../desk/contract/replay.ts'

/** How fast a hand is played: as its acts came, or one after the other at an even pace. */
export type Pace = 'recorded' | 'fixed'

export const SPEEDS = [0.5, 1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]

/** The next faster or slower one. */
export const otherSpeed = (speed: Speed, by: 1 | -1): Speed => SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed

/** Milliseconds between two acts at an even pace. */
const EVEN = 1000
/** Nothing goes faster than it can be seen, and nobody waits through a pause of the recorder. */
const SHORTEST = 120
const LONGEST = 5000

type Timed = Pick<ReplayHand, 'events' | 'lines'>

/** Whether the record knows when its acts came; those of an imported game were all written down at once. */
export const knowsPace = (hand: Timed): boolean => hand.events.some((_, i) => i > 0 && between(hand, i) > 0)

/** How long to wait before an act is shown, in milliseconds. */
export const waitBefore = (hand: Timed, act: number, pace: Pace, speed: Speed): number => {
  const real = pace === 'recorded' ? Math.min(LONGEST, between(hand, act - 1)) : EVEN
  return Math.max(SHORTEST, real / speed)
}

/** The time from the act before to an act: by the table's own clock where both have one, else as they were entered. */
const between = ({ events, lines }: Timed, i: number): number => {
  const [before, now] = [events[i - 1]?.clock, events[i]?.clock]
  if (before !== undefined && now !== undefined) return (now - before) * 1000
  const [from, to] = [lines[i - 1]?.at, lines[i]?.at]
  return from && to ? to.getTime() - from.getTime() : 0
}
