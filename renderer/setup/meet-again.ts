import type { Meeting, SeatedTable } from '../../desk/contract/seating.ts'
import { SEATS } from '../../engine/seats.ts'

/** The pairs of a table that sit together in other rounds too, the most often first. */
export const meetAgain = ({ seats }: SeatedTable, meetings: readonly Meeting[]): readonly Meeting[] => {
  const here = new Set(SEATS.flatMap((seat) => seats[seat] ?? []))
  return meetings.filter(({ one, other }) => here.has(one) && here.has(other)).toSorted((a, b) => b.times - a.times)
}
