import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Correction, Incident } from '../../contract/rulings.ts'
import { concurrentIn } from '../../record/concurrent/forks.ts'
import { actsOf } from '../../record/tables/hand-list.ts'

type Row = {
  readonly seq: number
  readonly number: number | null
  readonly place: number
  readonly line: string
  readonly part: number | null
  readonly replaces: number | null
  readonly at: string
  readonly by: string
}

/**
 * The corrections in force of an incident's hand, up to its last act: which act, what it was, who corrected it and when, oldest first. Acts
 * recorded concurrently on another device are among them, and say so.
 */
export const correctionsOf = (db: ReadableDb, { hand, event, to }: Pick<Incident, 'hand' | 'event' | 'to'>): readonly Correction[] => {
  const rows = sql<Row>(db, EVENTS).all(hand)
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  const last = to ?? event
  const end = rows.find(({ number }) => number !== null && number === last)?.place ?? Number.POSITIVE_INFINITY
  const concerned = rows.filter(({ place, part }) => place <= end && (part ?? 1) === 1)
  /** The number of the act that a corrected one is now. */
  const numberOf = (row: Row): number | null => {
    const next = rows.find(({ replaces }) => replaces === row.seq)
    return row.number ?? (next ? numberOf(next) : null)
  }
  const removed = new Map(
    sql<{ event: number; at: string; by: string }>(db, REMOVED)
      .all(hand)
      .map((one) => [one.event, one]),
  )
  const acts = actsOf(db, hand).filter(({ text }) => !text.startsWith('*'))
  const inserted = new Set(acts.filter((act) => act.inserted).map(({ seq }) => seq))
  const apart = concurrentIn(db, hand)
  const concurrent = new Set(acts.filter(({ seq }) => apart.has(seq)).map(({ seq }) => seq))
  return concerned
    .flatMap((row): readonly Correction[] => {
      const { line, at, by } = row
      const was = row.replaces === null ? null : (bySeq.get(row.replaces)?.line ?? null)
      const entered = { number: numberOf(row), was, text: line, by, at: new Date(at) }
      const isCorrection = was !== null || inserted.has(row.seq)
      const gone = removed.get(row.seq)
      return [
        ...(isCorrection ? [entered] : []),
        ...(!isCorrection && concurrent.has(row.seq) ? [{ ...entered, concurrent: true as const }] : []),
        ...(gone ? [{ number: null, was: line, text: null, by: gone.by, at: new Date(gone.at) }] : []),
      ]
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const EVENTS = `SELECT entry AS seq, number, place, coalesce(form_text, text) AS line, form_part AS part, replaces, at, by
  FROM event WHERE hand = ? AND taken_back IS NULL ORDER BY place`
const REMOVED = `SELECT event_removed.event, entry.at, entry.by FROM event_removed JOIN entry ON entry.seq = event_removed.entry
  WHERE event_removed.hand = ? AND event_removed.taken_back IS NULL`
