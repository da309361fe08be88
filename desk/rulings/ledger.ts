import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Result } from '../../engine/result.ts'
import type { Seat } from '../../engine/seats.ts'
import type { LedgerRow } from '../contract.ts'
import type { Office, OpenFile } from '../office.ts'
import { notFound, type Refusal, refused } from '../refusal.ts'
import { save } from '../saving.ts'
import { type Columns, penaltyFrom } from './penalty-from.ts'

/** All penalties, cancelled ones too, in the order in which they were imposed. */
export const penalties = (db: ReadableDb): readonly LedgerRow[] => sql<Row>(db, `${ALL} ORDER BY penalties.id`).all().map(ledgerRow)

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
      if (!row) return notFound(`there is no penalty ${asked.penalty}`)
      if (row.cancelled_by !== null) return refused(`penalty ${asked.penalty} was cancelled by ${row.cancelled_by} already`)
      write('penalty-cancelled', { penalty: row.ref, reason: asked.reason })
      const cancelled = sql<Row>(db, `${ALL} WHERE penalties.id = ?`).get(asked.penalty)
      return cancelled ? { ok: true, value: ledgerRow(cancelled) } : notFound(`there is no penalty ${asked.penalty}`)
    },
  })
}

const ALL = 'SELECT penalties.*, ruling.sections FROM penalties JOIN ruling ON ruling.id = penalties.ruling'

type Row = Columns<''> &
  Columns<'proposed_'> & {
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
    cancelled_by: string | null
    cancelled_at: string | null
    cancelled_reason: string | null
  }

const ledgerRow = (row: Row): LedgerRow => {
  const { id, ruling, player, seat, rule, reason, by, round, table, incident } = row
  const { cancelled_by, cancelled_at, cancelled_reason } = row
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
    rules: { id: row.rules, edition: row.edition },
    sections: JSON.parse(row.sections) as readonly string[],
    penalty: penaltyFrom(row, ''),
    proposed: penaltyFrom(row, 'proposed_'),
    at: new Date(row.at),
    cancelled: cancelled_by === null ? null : { by: cancelled_by, at: new Date(cancelled_at ?? 0), reason: cancelled_reason ?? '' },
  }
}
