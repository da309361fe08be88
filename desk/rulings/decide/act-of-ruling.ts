import { type Ref, refParts } from '../../../db/log/entry.ts'
import { ABOUT_INCIDENTS } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'

type Row = { readonly ref: Ref; readonly event: Ref | null; readonly incident: number }

/**
 * All entries of the act that a ruling was signed in, even after merges between them. These are the event for the engine, the incident if
 * it was opened with it, the ruling, and the cancellations of the superseded rulings' penalties. Also its own penalty, the decision of its
 * appeal, and the closing of the incidents opened for the same case.
 */
export const actOfRuling = (db: ReadableDb, ruling: number): readonly Ref[] => {
  const row = sql<Row>(db, 'SELECT ref, event, incident FROM ruling WHERE id = ?').get(ruling)
  if (!row) return []
  const refs = (text: string, id = ruling): readonly Ref[] => sql<Ref>(db, text).pluck().all(id)
  return [
    ...(row.event === null ? [] : [row.event]),
    ...(isAlone(db, row)
      ? refs('SELECT ref FROM incident WHERE id = ?', row.incident).filter((ref) => isNextTo(ref, row.ref) && isWithin(db, ref, row.ref))
      : []),
    row.ref,
    ...sameAct(row.ref, refs(CANCELLED)),
    ...refs('SELECT ref FROM penalty WHERE ruling = ? AND taken_back IS NULL'),
    ...refs('SELECT ref FROM appeal_decided WHERE ruling = ? AND taken_back IS NULL'),
    ...refs(CLOSED),
    ...linesWith(db, row.ref),
    ...(row.event === null ? [] : linesWith(db, row.event)),
  ]
}

/** Whether this ruling is the only thing recorded of an incident. */
const isAlone = (db: ReadableDb, { incident, ref }: Row): boolean =>
  ABOUT_INCIDENTS.every(
    (table) => sql(db, `SELECT 1 FROM ${table} WHERE incident = ? AND ref <> ? AND taken_back IS NULL`).get(incident, ref) === undefined,
  )

const CANCELLED = `SELECT c.ref FROM ruling_superseded s JOIN penalty ON penalty.ruling = s.former JOIN penalty_cancelled c ON c.penalty = penalty.id
  WHERE s.ruling = ? AND c.taken_back IS NULL ORDER BY c.entry`

/** Written in one act with the ruling, whose first entry they name. */
const CLOSED = `SELECT c.ref FROM ruling JOIN incident_closed c ON c.incident <> ruling.incident JOIN entry ON entry.seq = c.entry
  WHERE ruling.id = ? AND c.taken_back IS NULL AND entry.body ->> '$.with' = coalesce(ruling.event, ruling.ref)`

/** The entries by which an act of a referee changed the record of a hand: they come after its own entry, and name it. */
export const linesWith = (db: ReadableDb, act: Ref): readonly Ref[] => {
  const { device, number } = refParts(act)
  return sql<Ref>(db, LINES)
    .pluck()
    .all(device, number, number + MOST_ENTRIES, act)
}

const LINES = `SELECT device || ':' || number FROM entry
  WHERE device = ? AND number > ? AND number <= ? AND kind IN ('event', 'event-removed') AND body ->> '$.with' = ? ORDER BY number`

/** An act of a referee writes far fewer entries before the lines of the record. */
const MOST_ENTRIES = 50

/** Whether an incident was opened in the act of a ruling: one that was opened by itself is an act of its own. */
const isWithin = (db: ReadableDb, incident: Ref, ruling: Ref): boolean =>
  sql(db, 'SELECT 1 FROM act WHERE ref = ?').get(incident) === undefined ||
  sql<Ref | null>(db, "SELECT entry.body ->> '$.with' FROM ruling JOIN entry ON entry.seq = ruling.entry WHERE ruling.ref = ?")
    .pluck()
    .get(ruling) === incident

/** Whether an entry directly precedes another in the chain of one device. */
const isNextTo = (before: Ref, ref: Ref): boolean => {
  const [one, next] = [refParts(before), refParts(ref)]
  return one.device === next.device && one.number + 1 === next.number
}

/** Those of some entries that follow on one in the same act: without a gap, on the same device. */
const sameAct = (ref: Ref, entries: readonly Ref[]): readonly Ref[] => {
  const found: Ref[] = []
  for (let last = ref; ; ) {
    const next = entries.find((entry) => isNextTo(last, entry))
    if (next === undefined) return found
    found.push(next)
    last = next
  }
}
