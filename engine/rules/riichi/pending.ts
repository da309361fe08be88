import { declaredWinOf } from '../../hand/declared-win.ts'
import type { End, TableEvent } from '../../model/events.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import { isAfterLastDiscard } from '../../table/moments.ts'
import type { Table } from '../../table/table.ts'
import type { Situation } from '../rule.ts'

/** The end of a pending finding: the hand is shown and judged, or another player wins and the finding lapses. */
export const endOfPending = (seat: Seat | null, event: TableEvent, table: Table): 'judged' | 'lapsed' | null => {
  if (event.verb === 'reveal' && event.actor === seat) return 'judged'
  const ownWin = seat !== null && declaredWinOf(table, seat) !== undefined
  return event.verb === 'end' && event.how === 'win' && !ownWin ? 'lapsed' : null
}

/** Whether an end is a draw at which riichi is judged: an exhaustive one, or an abortive one that the tournament has. */
export const isDraw = (how: End['how'], { settings }: RuleSet): boolean =>
  how === 'exhaustive' || (settings['abortive-draws'] === 'on' && how !== 'win' && how !== 'referee')

/** Whether a hand is shown while others still play, and not for the own win: what is judged at the end of the hand is not judged then. */
export const isShownBeforeTheEnd = ({ table, number }: Pick<Situation, 'table' | 'number'>, { verb, actor }: TableEvent): boolean =>
  verb === 'reveal' && table.ended === null && declaredWinOf(table, actor) === undefined && !isAfterLastDiscard(table, number)

/** Whether somebody else has won the hand: what would have been judged at its end has lapsed then, also for a hand that is shown all the same. */
export const isWonByAnother = (table: Table, seat: Seat): boolean =>
  declaredWinOf(table, seat) === undefined &&
  (table.ended?.how === 'win' || SEATS.some((other) => declaredWinOf(table, other) !== undefined))
