import type { Finding } from '../../engine/findings.ts'
import { type ReadableDb, sql, type WritableDb } from '../handle.ts'
import { type Entry, refOf } from '../log/entry.ts'
import type { Body } from '../log/kinds.ts'

/** The numbers of the events that a finding names, each with the event's entry. */
type Names = Readonly<Record<string, string>>

/** A finding as it stands in the file. */
export type FindingNow = { readonly id: number; readonly data: string; readonly names: string; readonly gone: number | null }

/** A finding by the entry that first showed it, with the name of whom it is about, and the rule set. */
export const findingNow = (db: ReadableDb, ref: string): FindingNow | undefined =>
  sql<FindingNow>(
    db,
    `SELECT id, json_set(data, '$.player', coalesce((SELECT name FROM player WHERE player.id = finding.player), player_name), '$.rules', rules, '$.edition', edition) AS data, names, gone
     FROM finding WHERE ref = ?`,
  ).get(ref)

/** The event behind each number of a finding: as its writer had it, else as the record stands now. */
export const namesOf = (db: ReadableDb, { hand, finding, names }: Body<'finding'>): string => {
  if (names) return JSON.stringify(names)
  const found: Record<string, string> = {}
  for (const number of new Set([finding.event, ...finding.because])) {
    const ref = sql<string>(db, 'SELECT ref FROM event WHERE hand = ? AND number = ?').pluck().get(hand, number)
    if (ref !== undefined) found[number] = ref
  }
  return JSON.stringify(found)
}

/**
 * Marks the ruling on a finding which says something else than before, of the same acts, or is gone; or comes back though it was dismissed. What was only
 * renumbered, or decided, is no change, nor is a finding that an earlier ruling had dismissed and this one brings back. One that reads again as it did
 * then needs no looking at.
 */
export const markForReview = (db: WritableDb, entry: Entry, before: FindingNow, after: FindingNow): void => {
  if (saidOf(db, before) === saidOf(db, after)) return
  const ruling = sql<{ id: number; decision: string; marked: number }>(db, NEWEST).get(before.id)
  if (!ruling) return
  const open = sql<{ id: number; before: string | null; names: string }>(db, OPEN).get(ruling.id)
  const [was, is] = [shown(before), shown(after)]
  if (!open && ruling.decision === 'dismissed' && is === null) return
  if (!open && ruling.decision !== 'dismissed' && was === null && ruling.marked === 0) return
  if (!open) {
    sql(db, 'INSERT INTO review (ref, entry, ruling, finding, before, after, same, at) VALUES (?, ?, ?, ?, ?, ?, 0, ?)').run(
      refOf(entry),
      entry.seq,
      ruling.id,
      before.id,
      was,
      is,
      entry.at,
    )
    return
  }
  sql(db, 'UPDATE review SET after = ?, same = ? WHERE id = ?').run(is, Number(wordsOf(open.before) === wordsOf(is)), open.id)
}

/** The ruling in force on a finding, and whether it was ever marked. */
const NEWEST = `SELECT id, decision, EXISTS (SELECT 1 FROM review WHERE review.ruling = ruling.id) AS marked FROM ruling
  WHERE finding = ? AND taken_back IS NULL ORDER BY id DESC LIMIT 1`

/** The newest review of a ruling, where no referee has looked since. */
const OPEN = `SELECT id, before FROM review WHERE ruling = ?
  AND NOT EXISTS (SELECT 1 FROM reviewed WHERE reviewed.ruling = review.ruling AND reviewed.entry > review.entry AND reviewed.taken_back IS NULL)
  ORDER BY id DESC LIMIT 1`

const shown = ({ data, gone }: FindingNow): string | null => (gone === null ? data : null)

/** All that a finding says, with events instead of their numbers; null where it is not found. */
const saidOf = (db: ReadableDb, finding: FindingNow): string | null => {
  if (finding.gone !== null) return null
  const names = JSON.parse(finding.names) as Names
  const event = (number: number): string => firstOf(db, names[number]) ?? String(number)
  const { event: at, because, settledBy, decision: _, facts, ...rest } = JSON.parse(finding.data) as Finding
  const said = Object.entries(facts).map(([name, value]) => [
    name,
    EVENTS.includes(name) && typeof value === 'number' ? event(value) : value,
  ])
  return JSON.stringify([
    event(at),
    because.map(event),
    settledBy !== undefined && event(settledBy),
    sorted(rest),
    sorted(Object.fromEntries(said)),
  ])
}

/** The facts that name an event. */
const EVENTS = ['called', 'discard']

const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

/** The same without the events, which may have other numbers. */
const wordsOf = (data: string | null): string | null => {
  if (data === null) return null
  const { event: _, because, settledBy: __, decision: ___, facts, ...rest } = JSON.parse(data) as Finding
  return JSON.stringify([because.length, sorted(rest), sorted({ ...facts, called: null, discard: null })])
}

/** The event that stood first where others were put in its place. */
const firstOf = (db: ReadableDb, ref: string | undefined): string | undefined => {
  if (ref === undefined) return undefined
  const row = sql<string>(db, 'SELECT old.ref FROM event JOIN event old ON old.entry = event.replaces WHERE event.ref = ?').pluck().get(ref)
  return row === undefined ? ref : firstOf(db, row)
}
