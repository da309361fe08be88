import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Seat } from '../../engine/seats.ts'
import type { Incident } from '../contract.ts'
import { rulingsOf } from './rulings.ts'

/** All incidents, oldest first. */
export const incidents = (db: ReadableDb): readonly Incident[] =>
  sql<Row>(db, `${ALL} ORDER BY incidents.id`)
    .all()
    .map((row) => incidentFrom(db, row))

/** One incident by its number. */
export const incident = (db: ReadableDb, id: number): Incident | undefined => {
  const row = sql<Row>(db, `${ALL} WHERE incidents.id = ?`).get(id)
  return row && incidentFrom(db, row)
}

const ALL = `SELECT incidents.*, incident.table_id, coalesce(incident.hand, '') AS hand_id FROM incidents JOIN incident ON incident.id = incidents.id`

type Row = {
  id: number
  table: string
  table_id: string
  round: number | null
  hand_id: string
  event: number | null
  rule: string | null
  seat: Seat | null
  player: string | null
  state: Incident['state']
  opened_at: string
  opened_by: string
}

const incidentFrom = (db: ReadableDb, row: Row): Incident => {
  const { id, table, round, event, rule, seat, player, state } = row
  return {
    id,
    table,
    round,
    event,
    rule,
    seat,
    player,
    state,
    tableId: row.table_id,
    hand: row.hand_id,
    openedAt: new Date(row.opened_at),
    by: row.opened_by,
    rulings: rulingsOf(db, 'incident', id),
  }
}
