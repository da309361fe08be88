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
    const next = new Date(starts.getTime() + (minutes + pause) * 60_000)
    const ends = new Date(next.getTime() + minutes * 60_000)
    const isLate = ends.getDate() !== starts.getDate() || ends.getHours() * 60 + ends.getMinutes() > LATEST_END * 60
    const morning = new Date(starts.getFullYear(), starts.getMonth(), starts.getDate() + 1, first.getHours(), first.getMinutes())
    // a tournament that starts in the evening continues into the night
    starts = isLate && first.getHours() < 15 ? morning : next
  }
  return rounds
}
