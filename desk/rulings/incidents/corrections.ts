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
 * recorded concurrently on another device are among them, and say so; and acts that were undone after the case had come up, and declarations
 * of its player's dead hand that were removed, wherever they were.
 */
export const correctionsOf = (
  db: ReadableDb,
  { ref, hand, event, to, finding, seat }: Pick<Incident, 'ref' | 'hand' | 'event' | 'to' | 'finding' | 'seat'>,
): readonly Correction[] => {
  const rows = sql<Row>(db, EVENTS).all(hand)
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  const last = to ?? event
  const end = rows.find(({ number }) => number !== null && number === last)?.place ?? Number.POSITIVE_INFINITY
  const isInserted = (row: Row): boolean => rows.some(({ seq, place }) => seq < row.seq && place > row.place)
  const isDeath = ({ line }: Row): boolean => line === `* dead ${seat}`
  const isFirst = ({ part }: Row): boolean => (part ?? 1) === 1
  const concerned = rows.filter((row) => row.place <= end && isFirst(row))
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
  const withdrawn = [
    ...sql<Row>(db, UNDONE)
      .all(hand, ref, finding)
      .filter((row) => isFirst(row) && !isInserted(row) && (row.line.startsWith('*') ? isDeath(row) : row.place <= end)),
    ...rows.filter((row) => row.place > end && isDeath(row) && removed.has(row.seq)).map((row) => ({ ...row, ...removed.get(row.seq) })),
  ].map(({ line, at, by }): Correction => ({ number: null, was: line, text: null, by, at: new Date(at) }))
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
    .concat(withdrawn)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const EVENTS = `SELECT entry AS seq, number, place, coalesce(form_text, text) AS line, form_part AS part, replaces, at, by
  FROM event WHERE hand = ? AND taken_back IS NULL ORDER BY place`
const UNDONE = `SELECT event.entry AS seq, event.number, place, coalesce(form_text, text) AS line, form_part AS part, replaces, entry.at, entry.by
  FROM event JOIN entry ON entry.seq = event.taken_back
  WHERE event.hand = ? AND event.replaces IS NULL AND event.taken_back > (
    SELECT min(entry) FROM (SELECT entry FROM incident WHERE ref = ? UNION ALL SELECT entry FROM finding WHERE id = ?)
  ) ORDER BY place`
const REMOVED = `SELECT event_removed.event, entry.at, entry.by FROM event_removed JOIN entry ON entry.seq = event_removed.entry
  WHERE event_removed.hand = ? AND event_removed.taken_back IS NULL`
