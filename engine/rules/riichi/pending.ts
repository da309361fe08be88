import { declaredWinOf } from '../../hand/declared-win.ts'
import type { TableEvent } from '../../model/events.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import type { Table } from '../../table/table.ts'

/** The end of a pending finding: the hand is shown and judged, or another player wins and the finding lapses. */
export const endOfPending = (seat: Seat | null, event: TableEvent, table: Table): 'judged' | 'lapsed' | null => {
  if (event.verb === 'reveal' && event.actor === seat) return 'judged'
  const ownWin = seat !== null && declaredWinOf(table, seat) !== undefined
  return event.verb === 'end' && event.how === 'win' && !ownWin ? 'lapsed' : null
}

/** Whether somebody else has won the hand: what would have been judged at its end has lapsed then, also for a hand that is shown all the same. */
export const isWonByAnother = (table: Table, seat: Seat): boolean =>
  declaredWinOf(table, seat) === undefined &&
  (table.ended?.how === 'win' || SEATS.some((other) => declaredWinOf(table, other) !== undefined))
