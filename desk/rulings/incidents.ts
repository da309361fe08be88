import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Seat } from '../../engine/seats.ts'
import type { Incident } from '../contract.ts'
import { rulingsOf } from './rulings.ts'
import { takenBackFrom, type UndoneColumns, undoneColumns } from './taken-back.ts'

/** All incidents, oldest first, those taken back too. */
export const incidents = (db: ReadableDb): readonly Incident[] =>
  sql<Row>(db, `${ALL} ORDER BY incident.id`)
    .all()
    .map((row) => incidentFrom(db, row))

/** One incident by its number. */
export const incident = (db: ReadableDb, id: number): Incident | undefined => {
  const row = sql<Row>(db, `${ALL} WHERE incident.id = ?`).get(id)
  return row && incidentFrom(db, row)
}

const ALL = `SELECT incident.id, incident.table_id, table_.name AS "table", table_.round, coalesce(incident.hand, '') AS hand_id, incident.event,
    finding.rule, finding.seat, coalesce(player.name, finding.player_name) AS player, incident.at AS opened_at, incident.by AS opened_by, ${undoneColumns('incident')}
  FROM incident JOIN table_ ON table_.id = incident.table_id LEFT JOIN finding ON finding.id = incident.finding
    LEFT JOIN player ON player.id = finding.player`

type Row = UndoneColumns & {
  id: number
  table: string
  table_id: string
  round: number | null
  hand_id: string
  event: number | null
  rule: string | null
  seat: Seat | null
  player: string | null
  opened_at: string
  opened_by: string
}

const incidentFrom = (db: ReadableDb, row: Row): Incident => {
  const { id, table, round, event, rule, seat, player } = row
  const rulings = rulingsOf(db, 'incident', id)
  const takenBack = takenBackFrom(row)
  return {
    id,
    table,
    round,
    event,
    rule,
    seat,
    player,
    state: takenBack ? 'taken-back' : rulings.some((ruling) => ruling.takenBack === null) ? 'ruled' : 'open',
    takenBack,
    tableId: row.table_id,
    hand: row.hand_id,
    openedAt: new Date(row.opened_at),
    by: row.opened_by,
    rulings,
  }
}
