import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { PointUnit } from '../../../engine/model/penalties.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import { ruleSetNameIn } from '../../context/rules/stored-rule-sets.ts'
import type { LedgerRow, PenaltyTotal } from '../../contract/rulings.ts'
import { refusals } from '../../messages/refusals.ts'
import { takenBackFrom, type UndoneColumns, undoneColumns } from '../decide/undone.ts'
import { type CancelledColumns, type Columns, cancelledFrom, penaltyFrom } from './penalty-row.ts'

/** All penalties in the order in which they were imposed, including those cancelled, superseded, void or undone. */
export const penalties = (db: ReadableDb): readonly LedgerRow[] =>
  sql<Row>(db, `${ALL} ORDER BY penalty.id`)
    .all()
    .map((row) => rowFrom(db, row))

/** One penalty by its number. */
export const ledgerRow = (db: ReadableDb, id: number): Result<LedgerRow, Refusal> => {
  const row = sql<Row>(db, `${ALL} WHERE penalty.id = ?`).get(id)
  return row ? { ok: true, value: rowFrom(db, row) } : notFound(refusals.noPenalty(id))
}

/** The total of each player's penalties in force, in the order of the players' numbers. */
export const penaltyTotals = (db: ReadableDb): readonly PenaltyTotal[] =>
  sql<PenaltyTotal>(
    db,
    `SELECT number, player, country, penalties, notices, dead_hands AS deadHands, chombos, disqualifications, table_points AS tablePoints,
       tournament_points AS tournamentPoints, not_in_points AS notInPoints FROM penalty_totals`,
  ).all()

const ALL = `SELECT penalty.id, penalty.ref, penalty.ruling, penalty.seat, coalesce(player.name, penalty.player_name) AS player, penalty.rule,
    penalty.kind, penalty.amount, penalty.unit, penalty.reason, penalty.by, penalty.at, penalty.worth_amount, penalty.worth_unit, penalty.void,
    penalty.cancelled_by, penalty.cancelled_at, penalty.cancelled_reason, ruling.superseded_by,
    coalesce((SELECT stands FROM penalties WHERE penalties.id = penalty.id), 0) AS stands,
    EXISTS (SELECT 1 FROM reviews WHERE reviews.ruling = ruling.id AND reviews.state = 'open') AS review,
    ruling.proposed_kind, ruling.proposed_amount, ruling.proposed_unit, ruling.rules, ruling.edition, ruling.sections, ruling.incident,
    table_.round, coalesce(table_.name, '') AS "table", ${undoneColumns('penalty')}
  FROM penalty_now penalty JOIN ruling_now ruling ON ruling.id = penalty.ruling JOIN incident ON incident.id = ruling.incident
    LEFT JOIN table_ ON table_.id = incident.table_id LEFT JOIN finding ON finding.id = ruling.finding
    LEFT JOIN player ON player.id = coalesce(finding.player, penalty.player)`

type Row = Columns<''> &
  Columns<'proposed_'> &
  CancelledColumns &
  UndoneColumns & {
    id: number
    ref: Ref
    ruling: number
    player: string | null
    seat: Seat | null
    rule: string
    rules: string
    edition: string
    sections: string
    reason: string
    by: string
    at: string
    round: number | null
    table: string
    incident: number
    superseded_by: number | null
    void: 'win' | null
    stands: 0 | 1
    review: 0 | 1
    worth_amount: number | null
    worth_unit: PointUnit | null
  }

const rowFrom = (db: ReadableDb, row: Row): LedgerRow => {
  const { id, ref, ruling, player, seat, rule, reason, by, round, table, incident, worth_amount: amount, worth_unit: unit } = row
  return {
    id,
    ref,
    ruling,
    player,
    seat,
    rule,
    reason,
    by,
    round,
    table,
    incident,
    rules: ruleSetNameIn(db, row.rules, row.edition),
    sections: JSON.parse(row.sections) as readonly string[],
    penalty: penaltyFrom(row, ''),
    proposed: penaltyFrom(row, 'proposed_'),
    worth: amount === null || unit === null ? null : { amount, unit },
    at: new Date(row.at),
    cancelled: cancelledFrom(row),
    supersededBy: row.superseded_by,
    void: row.void,
    stands: row.stands === 1,
    review: row.review === 1,
    takenBack: takenBackFrom(row),
  }
}
