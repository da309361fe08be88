import type { Ankan, CallEvent, DiscardEvent, Draw, Kakan, TableEvent } from '../../model/events.ts'
import type { Seat } from '../../model/seats.ts'
import { claimOn } from '../../table/claims.ts'
import type { Table } from '../../table/table.ts'
import { type RaisedQuestion, STAYS_OPEN } from '../rule.ts'

/** Whether an event is an act of a player's turn: a draw, discard, own kong, riichi or self-draw win. */
export const isTurnAct = (event: TableEvent): event is Draw | DiscardEvent | Ankan | Kakan | CallEvent =>
  event.verb === 'draw' ||
  event.verb === 'discard' ||
  event.verb === 'ankan' ||
  event.verb === 'kakan' ||
  (event.verb === 'call' && (event.call === 'riichi' || event.call === 'tsumo'))

/**
 * By whom play goes on with this event: a draw, discard, own kong, riichi or self-draw win. Null where it is none of these; `stays` where a claim
 * came in between, after which every explanation goes on alike.
 */
export const goesOnFrom = (table: Table, asked: RaisedQuestion, event: TableEvent): Seat | typeof STAYS_OPEN | null => {
  if (!isTurnAct(event)) return null
  const claim = claimOn(table, event.actor)
  return claim && claim.called >= asked.since ? STAYS_OPEN : event.actor
}
