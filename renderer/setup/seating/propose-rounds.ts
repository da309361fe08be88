import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { isAfter } from 'date-fns/isAfter'
import { isSameDay } from 'date-fns/isSameDay'
import { set } from 'date-fns/set'

/** Latest end of a round that is proposed for the same day, in hours. */
const LATEST_END = 21

type RoundLength = { readonly minutes: number; readonly pause: number }
type RoundStart = { readonly number: number; readonly starts: Date }
/** `minutes`: null if it is as long as the others. */
type PlannedRound = RoundStart & { readonly minutes?: number | null }
/**
 * The rounds numbered `from` to `count`; `first`: when that of number `from` begins; `planned`: the rounds planned before, of which the first
 * on its day began the day.
 */
export type RoundsRequest = RoundLength & {
  readonly from: number
  readonly count: number
  readonly first: Date
  readonly planned: readonly RoundStart[]
}

/** Proposes consecutive rounds. A round that would end late in the evening starts the next day, at the hour of the first. */
export const proposeRounds = ({ from, count, first, planned, ...length }: RoundsRequest): readonly RoundStart[] => {
  const dayStart = firstOnDay(planned, first) ?? first
  const rounds: RoundStart[] = []
  let starts = first
  for (let number = from; number <= count; number++) {
    rounds.push({ number, starts })
    starts = startAfter({ starts, dayStart, ...length })
  }
  return rounds
}

/** When a round is likely to begin: after those planned before it, on their last day or the next morning. Null if there are none. */
export const likelyStart = (
  planned: readonly PlannedRound[],
  { round, minutes, pause }: RoundLength & { readonly round: number },
): Date | null => {
  const last = planned.findLast(({ number }) => number < round)
  if (!last) return null
  const { starts } = last
  const took = last.minutes ?? minutes
  return startAfter({ starts, dayStart: firstOnDay(planned, starts) ?? starts, minutes, pause: pause + took - minutes })
}

/** When the planned rounds of that day began. */
const firstOnDay = (planned: readonly RoundStart[], day: Date): Date | undefined =>
  planned.find(({ starts }) => isSameDay(starts, day) && !isAfter(starts, day))?.starts

/** When the round after one begins; `dayStart`: when the first round of its day did. */
const startAfter = ({ starts, dayStart, minutes, pause }: RoundLength & { readonly starts: Date; readonly dayStart: Date }): Date => {
  const next = addMinutes(starts, minutes + pause)
  const ends = addMinutes(next, minutes)
  const isLate = isAfter(ends, set(starts, { hours: LATEST_END, minutes: 0 }))
  // a tournament that starts in the evening continues into the night
  if (!isLate || dayStart.getHours() >= 15) return next
  return set(addDays(starts, 1), { hours: dayStart.getHours(), minutes: dayStart.getMinutes() })
}
