import type { TableEvent } from '../events.ts'
import type { Seat } from '../seats.ts'

/** What ends a finding that is to be judged at the end of the hand: the hand is shown, and judged then; or somebody wins, and it lapses. */
export const endOfPending = (seat: Seat | null, event: TableEvent): 'judged' | 'lapsed' | null => {
  if (event.verb === 'reveal' && event.actor === seat) return 'judged'
  return event.verb === 'end' && event.how === 'win' ? 'lapsed' : null
}
