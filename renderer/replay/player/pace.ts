import type { ReplayHand } from '../../../desk/contract/replay.ts'

/** Playback pace: at the recorded times, or at a fixed interval. */
export type ReplayPace = 'recorded' | 'fixed'

export const SPEEDS = [0.5, 1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]

/** The next faster or slower speed. */
export const otherSpeed = (speed: Speed, by: 1 | -1): Speed => SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed

/** The fixed interval, in ms. */
const EVEN = 1000
/** Bounds of the interval, in ms: an act stays visible, and a recorder's long pause is shortened. */
const SHORTEST = 120
const LONGEST = 5000

type Timed = Pick<ReplayHand, 'events' | 'lines'>

/** Whether the record has the times of its acts. Those of an imported game were all written at once. */
export const knowsPace = (hand: Timed): boolean => hand.events.some((_, i) => i > 0 && between(hand, i) > 0)

/** Delay before an act is shown, in ms. */
export const waitBefore = (hand: Timed, act: number, pace: ReplayPace, speed: Speed): number => {
  const real = pace === 'recorded' ? Math.min(LONGEST, between(hand, act - 1)) : EVEN
  return Math.max(SHORTEST, real / speed)
}

/** Time between an act and the one before: by the table's clock if both have one, else by their entry. */
const between = ({ events, lines }: Timed, i: number): number => {
  const [before, now] = [events[i - 1]?.clock, events[i]?.clock]
  if (before !== undefined && now !== undefined) return (now - before) * 1000
  const [from, to] = [lines[i - 1]?.at, lines[i]?.at]
  return from && to ? to.getTime() - from.getTime() : 0
}
