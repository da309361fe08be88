import { sql, type WritableDb } from '../../sqlite/handle.ts'
import { withEventNumber } from './event-place.ts'

type Row = {
  readonly entry: number
  readonly number: number | null
  readonly text: string
  readonly about: number | null
  readonly replaces: number | null
  readonly taken_back: number | null
  readonly removed: 0 | 1
}

/**
 * Numbers the events in force of a hand. Undone, removed and replaced events are not in force, nor are answers and rulings about such an
 * event. A reference to a replaced event means its first replacement.
 */
export const renumber = (db: WritableDb, hand: string): void => {
  const rows = sql<Row>(db, LISTED).all(hand)
  const standing = standingOf(rows)
  const set = sql(db, 'UPDATE event SET number = ?, text = ? WHERE entry = ?')
  for (const row of rows) {
    const { number = null, about } = standing.get(row.entry) ?? {}
    const text = about === undefined ? row.text : withEventNumber(row.text, about)
    if (number !== row.number || text !== row.text) set.run(number, text, row.entry)
  }
  sql(db, 'UPDATE hand SET edits = edits + 1 WHERE id = ?').run(hand)
}

const LISTED = `SELECT entry, number, text, about, replaces, taken_back,
    EXISTS (SELECT 1 FROM event_removed removed WHERE removed.hand = event.hand AND removed.event = event.entry AND removed.taken_back IS NULL) AS removed
  FROM event WHERE hand = ? ORDER BY place`

/** Number of each event in force, and of the event that it is about. */
const standingOf = (rows: readonly Row[]): ReadonlyMap<number, { readonly number: number; readonly about?: number }> => {
  const inPlaceOf = new Map<number, Row[]>()
  for (const row of rows) if (row.replaces !== null) inPlaceOf.set(row.replaces, [...(inPlaceOf.get(row.replaces) ?? []), row])
  const isReplaced = (entry: number): boolean =>
    (inPlaceOf.get(entry) ?? []).some((row) => row.taken_back === null || isReplaced(row.entry))
  const standing = new Map<number, { readonly number: number; readonly about?: number }>()
  const numberOf = (entry: number): number | undefined =>
    standing.get(entry)?.number ?? (inPlaceOf.get(entry) ?? []).map((row) => numberOf(row.entry)).find((number) => number !== undefined)
  for (const row of rows) {
    if (row.taken_back !== null || row.removed === 1 || isReplaced(row.entry)) continue
    const about = row.about === null ? undefined : numberOf(row.about)
    const number = standing.size + 1
    if (row.about === null) standing.set(row.entry, { number })
    else if (about !== undefined) standing.set(row.entry, { number, about })
  }
  return standing
}
