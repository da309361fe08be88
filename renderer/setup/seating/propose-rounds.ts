import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { isAfter } from 'date-fns/isAfter'
import { set } from 'date-fns/set'

/** Latest end of a round that is proposed for the same day, in hours. */
const LATEST_END = 21

export type RoundsRequest = { readonly count: number; readonly first: Date; readonly minutes: number; readonly pause: number }

/** Proposes consecutive rounds. A round that would end late in the evening starts the next day, at the hour of the first. */
export const proposeRounds = ({
  count,
  first,
  minutes,
  pause,
}: RoundsRequest): readonly { readonly number: number; readonly starts: Date }[] => {
  const rounds: { number: number; starts: Date }[] = []
  let starts = first
  for (let number = 1; number <= count; number++) {
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
