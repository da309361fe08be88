import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'

/** Two concurrent hands of a table; `one` comes first in the log. */
export type ConcurrentHands = {
  readonly one: string
  readonly oneRef: Ref
  readonly oneBy: string
  readonly other: string
  readonly otherRef: Ref
  readonly otherBy: string
}

/** The concurrent hands of a table that need a decision, oldest first. */
export const concurrentHandsAt = (db: ReadableDb, table: string): readonly ConcurrentHands[] =>
  sql(db, CROSSED).get() ? sql<ConcurrentHands>(db, PAIRS).all(table) : []

/** Most files have no concurrent hands at all; the search would read every hand of the table. */
const CROSSED = `SELECT 1 FROM latest WHERE what = 'hand-crossed' LIMIT 1`

const PAIRS = `SELECT one.id AS one, one.ref AS oneRef, a.by AS oneBy, other.id AS other, other.ref AS otherRef, b.by AS otherBy
  FROM hand one JOIN latest pair ON pair.what = 'hand-crossed' AND pair.key = CAST(one.entry AS TEXT)
    JOIN hand other ON other.entry = pair.entry
    JOIN entry a ON a.seq = one.entry JOIN entry b ON b.seq = other.entry
  WHERE one.table_id = ? AND one.taken_back IS NULL AND other.taken_back IS NULL
    AND NOT EXISTS (SELECT 1 FROM hands_settled_now s WHERE s.one = one.ref AND s.other = other.ref)
  ORDER BY one.entry, other.entry`
