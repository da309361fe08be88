import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'

type Row = { readonly entry: number; readonly number: number | null }

/** The current number of an act in its hand; the first number of its replacement if it was replaced; null if it is gone. */
export const currentActNumber = (db: ReadableDb, hand: string, ref: Ref): number | null => {
  const row = sql<Row>(db, 'SELECT entry, number FROM event WHERE ref = ? AND hand = ?').get(ref, hand)
  return row ? numberOf(db, hand, row) : null
}

const numberOf = (db: ReadableDb, hand: string, { entry, number }: Row): number | null => {
  if (number !== null) return number
  for (const row of sql<Row>(db, 'SELECT entry, number FROM event WHERE hand = ? AND replaces = ? ORDER BY place').all(hand, entry)) {
    const current = numberOf(db, hand, row)
    if (current !== null) return current
  }
  return null
}
