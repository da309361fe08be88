import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ruling } from '../contract.ts'
import { type CancelledColumns, type Columns, cancelledFrom, penaltyFrom } from './penalty-from.ts'
import { takenBackFrom, type UndoneColumns, undoneColumns } from './taken-back.ts'

/** The rulings on a finding, on an incident, or with a number, oldest first; those taken back too. */
export const rulingsOf = (db: ReadableDb, what: 'finding' | 'incident' | 'id', id: number): readonly Ruling[] =>
  sql<Row>(db, `${ALL} WHERE ruling.${what} = ? ORDER BY ruling.id`).all(id).map(rulingFrom)

const ALL = `SELECT ruling.*, ${undoneColumns('ruling')}, penalty.cancelled_by, penalty.cancelled_at, penalty.cancelled_reason
  FROM ruling LEFT JOIN penalty ON penalty.ruling = ruling.id`

type Row = Columns<'proposed_'> &
  Columns<'imposed_'> &
  CancelledColumns &
  UndoneColumns & {
    id: number
    entry: number
    finding: number | null
    decision: Ruling['decision']
    remedies: string
    reason: string
    by: string
    at: string
    hash: string
  }

const rulingFrom = (row: Row): Ruling => {
  const { id, finding, decision, reason, by, hash } = row
  return {
    id,
    finding,
    decision,
    reason,
    by,
    hash,
    proposed: penaltyFrom(row, 'proposed_'),
    imposed: penaltyFrom(row, 'imposed_'),
    remedies: JSON.parse(row.remedies) as readonly string[],
    at: new Date(row.at),
    seq: row.entry,
    cancelled: cancelledFrom(row),
    takenBack: takenBackFrom(row),
  }
}
