import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ruling } from '../contract.ts'
import { type Columns, penaltyFrom } from './penalty-from.ts'

/** The rulings that stand on a finding, on an incident, or with a number, oldest first. */
export const rulingsOf = (db: ReadableDb, what: 'finding' | 'incident' | 'id', id: number): readonly Ruling[] =>
  sql<Row>(db, `SELECT * FROM ruling WHERE ${what} = ? AND taken_back IS NULL ORDER BY id`).all(id).map(rulingFrom)

type Row = Columns<'proposed_'> &
  Columns<'imposed_'> & {
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
  }
}
