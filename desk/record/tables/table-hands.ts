import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { currentCaches, type FileCaches } from '../../context/caches/file-caches.ts'
import { type CachedHand, type CachedSummary, readHands } from '../../context/caches/table-cache.ts'

/** The hands in force of a table, in order. The cost of an act depends on its own hand only, not on the number of hands. */
export const handsAt = (db: ReadableDb, table: string, { tables: { hands } }: FileCaches = currentCaches(db)): readonly CachedHand[] => {
  const known = hands.get(table) ?? readHands(db, table)
  hands.set(table, known)
  return known
}

/** The seating entries of a table, as one text. */
export const seatingAt = (db: ReadableDb, table: string, { tables: { seatings } }: FileCaches = currentCaches(db)): string => {
  const known = seatings.get(table) ?? sql<string | null>(db, SEATING).pluck().get(table) ?? ''
  seatings.set(table, known)
  return known
}

const SEATING = 'SELECT group_concat(entry) FROM (SELECT entry FROM seat_set WHERE table_id = ? ORDER BY entry)'

/** Cached summary of a table and one of its hands (null: none). */
export const cachedSummary = ({ tables: { summaries } }: FileCaches, table: string, { hand, make }: SummaryOf): CachedSummary => {
  const ofTable = summaries.get(table) ?? new Map<string | null, CachedSummary>()
  summaries.set(table, ofTable)
  const known = ofTable.get(hand) ?? make()
  ofTable.set(hand, known)
  return known
}
type SummaryOf = { readonly hand: string | null; readonly make: () => CachedSummary }
