import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { cachesOf } from '../../context/caches/file-caches.ts'
import { type CachedHand, type CachedSummary, readHands, updateTableCache } from '../../context/caches/table-cache.ts'

/** The hands in force of a table, in order. The cost of an act depends on its own hand only, not on the number of hands. */
export const handsAt = (db: ReadableDb, table: string): readonly CachedHand[] => {
  const { hands } = updateTableCache(db, cachesOf(db).tables)
  const known = hands.get(table) ?? readHands(db, table)
  hands.set(table, known)
  return known
}

/** Cached summary of a table and one of its hands (null: none). */
export const cachedSummary = (db: ReadableDb, table: string, { hand, make }: SummaryOf): CachedSummary => {
  const { summaries } = updateTableCache(db, cachesOf(db).tables)
  const ofTable = summaries.get(table) ?? new Map<string | null, CachedSummary>()
  summaries.set(table, ofTable)
  const known = ofTable.get(hand) ?? make()
  ofTable.set(hand, known)
  return known
}
type SummaryOf = { readonly hand: string | null; readonly make: () => CachedSummary }
