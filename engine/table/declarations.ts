import type { Dead, RulingEvent } from '../model/events.ts'
import type { Seat } from '../model/seats.ts'
import type { Table } from './table.ts'

/**
 * The player whose hand an event declares dead, where a hand is dead from its declaration: the referee says so, or upholds a fault that
 * costs the hand. Null if a later ruling has set aside the only fault that the declaration rested on.
 */
export const declaredBy = ({ players, form }: Pick<Table, 'players' | 'form'>, event: Dead | RulingEvent, number: number): Seat | null => {
  if (event.verb === 'dead') {
    const { undeclared, setAside = 0 } = players[event.seat]
    return undeclared.length === 0 && setAside > number ? null : event.seat
  }
  const { decision, imposed = 'dead-hand', rule, event: fault } = event
  if (decision !== 'upheld' || imposed !== 'dead-hand') return null
  return form.seats.find((seat) => players[seat].undeclared.some((one) => one.rule === rule && one.event === fault)) ?? null
}
