import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Result } from '../../engine/result.ts'
import type { Seat } from '../../engine/seats.ts'
import type { LedgerRow } from '../contract.ts'
import type { Office, OpenFile } from '../office.ts'
import { notFound, type Refusal, refused } from '../refusal.ts'
import { ruleSetNameIn } from '../rule-sets/kept.ts'
import { save } from '../saving.ts'
import { refusals } from '../words/refusals.ts'
import { type CancelledColumns, type Columns, cancelledFrom, penaltyFrom } from './penalty-from.ts'
import { takenBackFrom, type UndoneColumns, undoneColumns } from './taken-back.ts'

/** All penalties in the order in which they were imposed, those cancelled or taken back too. */
export const penalties = (db: ReadableDb): readonly LedgerRow[] =>
  sql<Row>(db, `${ALL} ORDER BY penalty.id`)
    .all()
    .map((row) => ledgerRow(db, row))

/** Cancels a penalty by a further entry; it stays in the ledger, struck through. */
export const cancelPenalty = (
  office: Office,
  open: OpenFile,
  asked: { penalty: number; reason: string; by: string },
): Result<LedgerRow, Refusal> => {
  const { db } = open
  return save(office, open, {
    by: asked.by,
    table: null,
    act: (write) => {
      const row = sql<{ ref: Ref; cancelled_by: string | null }>(
        db,
        'SELECT ref, cancelled_by FROM penalty WHERE id = ? AND taken_back IS NULL',
      ).get(asked.penalty)
      if (!row) return notFound(refusals.noPenalty(asked.penalty))
      if (row.cancelled_by !== null) return refused(refusals.cancelled(asked.penalty, row.cancelled_by))
      write('penalty-cancelled', { penalty: row.ref, reason: asked.reason })
      const cancelled = sql<Row>(db, `${ALL} WHERE penalty.id = ?`).get(asked.penalty)
      return cancelled ? { ok: true, value: ledgerRow(db, cancelled) } : notFound(refusals.noPenalty(asked.penalty))
    },
  })
}

const ALL = `SELECT penalty.id, penalty.ruling, penalty.seat, coalesce(player.name, penalty.player_name) AS player, penalty.rule,
    penalty.kind, penalty.amount, penalty.unit, penalty.reason, penalty.by, penalty.at, penalty.cancelled_by, penalty.cancelled_at, penalty.cancelled_reason,
    ruling.proposed_kind, ruling.proposed_amount, ruling.proposed_unit, ruling.rules, ruling.edition, ruling.sections, ruling.incident,
    table_.round, table_.name AS "table", ${undoneColumns('penalty')}
  FROM penalty JOIN ruling ON ruling.id = penalty.ruling JOIN incident ON incident.id = ruling.incident JOIN table_ ON table_.id = incident.table_id
    LEFT JOIN player ON player.id = penalty.player`

type Row = Columns<''> &
  Columns<'proposed_'> &
  CancelledColumns &
  UndoneColumns & {
    id: number
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
  }

const ledgerRow = (db: ReadableDb, row: Row): LedgerRow => {
  const { id, ruling, player, seat, rule, reason, by, round, table, incident } = row
  return {
    id,
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
    at: new Date(row.at),
    cancelled: cancelledFrom(row),
    takenBack: takenBackFrom(row),
  }
}
