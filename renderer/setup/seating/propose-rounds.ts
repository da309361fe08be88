import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { isAfter } from 'date-fns/isAfter'
import { isSameDay } from 'date-fns/isSameDay'
import { set } from 'date-fns/set'

/** Latest end of a round that is proposed for the same day, in hours. */
const LATEST_END = 21

type RoundLength = { readonly minutes: number; readonly pause: number }
/** The rounds numbered `from` to `count`; `first`: when that of number `from` begins. */
export type RoundsRequest = RoundLength & { readonly from: number; readonly count: number; readonly first: Date }
type RoundStart = { readonly number: number; readonly starts: Date }

/** Proposes consecutive rounds. A round that would end late in the evening starts the next day, at the hour of the first. */
export const proposeRounds = ({ from, count, first, minutes, pause }: RoundsRequest): readonly RoundStart[] => {
  const rounds: RoundStart[] = []
  let starts = first
  for (let number = from; number <= count; number++) {
    rounds.push({ number, starts })
    const next = addMinutes(starts, minutes + pause)
    const ends = addMinutes(next, minutes)
    const isLate = isAfter(ends, set(starts, { hours: LATEST_END, minutes: 0 }))
    const morning = set(addDays(starts, 1), { hours: first.getHours(), minutes: first.getMinutes() })
    // a tournament that starts in the evening continues into the night
    starts = isLate && first.getHours() < 15 ? morning : next
  }
  return rounds
}

/** When a round is likely to begin: after those planned before it, on their last day or the next morning. Null if there are none. */
export const likelyStart = (
  planned: readonly RoundStart[],
  { round, ...length }: RoundLength & { readonly round: number },
): Date | null => {
  const before = planned.filter(({ number }) => number < round)
  const last = before.at(-1)
  const day = last && before.find(({ starts }) => isSameDay(starts, last.starts))
  return day ? (proposeRounds({ from: day.number, count: round, first: day.starts, ...length }).at(-1)?.starts ?? null) : null
}
