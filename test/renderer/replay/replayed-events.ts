import type { TableEvent } from '../../../engine/model/events.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'

/** The events of the first hand in notation. */
export const eventsOf = (text: string): readonly TableEvent[] => {
  const read = parseTable(text)
  if (!read.ok) throw new Error('the table does not read')
  return read.value.games[0]?.hands[0]?.events ?? []
}

/** East discards at 2, South at 4, West at 6; West's tile is claimed by East, who discards at 10. */
export const FIRST = eventsOf(`E draw
E discard 1z
S draw
S discard 9p
W draw
W discard 5s
E pon 5s5s
E discard 3z`)
