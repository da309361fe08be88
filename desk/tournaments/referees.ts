import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Referee } from '../contract.ts'

/** The referees of the tournament, the head referee first. */
export const referees = (db: ReadableDb): readonly Referee[] =>
  sql<{ id: string; name: string; head: number }>(db, 'SELECT id, name, head FROM referee ORDER BY head DESC, entry')
    .all()
    .map((row) => ({ ...row, head: row.head === 1 }))
