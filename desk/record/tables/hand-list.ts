import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Act, HandSummary } from '../../contract/hands.ts'
import { handsAt } from './table-hands.ts'

/** The hands of a table that are not undone, in order. */
export const handsOf = (db: ReadableDb, table: string): readonly HandSummary[] =>
  handsAt(db, table).map(({ id, position, wind, number, counters, noted, acts }) => ({
    id,
    position,
    wind,
    number,
    counters,
    noted: noted === 1,
    acts,
  }))

type ActRow = {
  number: number | null
  seq: number
  ref: Ref
  text: string
  form_text: string | null
  form_part: number
  form_parts: number
  replaces: number | null
  at: string
  by: string
}

/** The acts in force of a hand, as entered. */
export const actsOf = (db: ReadableDb, hand: string): readonly Act[] => {
  const listed = sql<ActRow>(
    db,
    'SELECT number, entry AS seq, ref, text, form_text, form_part, form_parts, replaces, at, by FROM event WHERE hand = ? ORDER BY place',
  ).all(hand)
  const bySeq = new Map(listed.map((row) => [row.seq, row]))
  const inserted = insertedIn(db, listed)
  return listed.filter(isStanding).map(({ number, seq, ref, text, form_text, form_part, form_parts, replaces, at, by }, i, rows) => {
    const form = form_text !== null && isWhole(rows, i) ? { text: form_text, part: form_part, parts: form_parts } : null
    const was = firstText(bySeq, replaces)
    return { number, seq, ref, text, form, at: new Date(at), by, was, inserted: was === null && inserted.has(seq) }
  })
}

/** The acts that a correction put before earlier ones. An act that joined copies have among others was only entered after another act. */
const insertedIn = (db: ReadableDb, listed: readonly ActRow[]): ReadonlySet<number> => {
  const late: number[] = []
  let next = Number.MAX_SAFE_INTEGER
  for (const { seq } of listed.toReversed()) {
    if (seq > next) late.push(seq)
    next = Math.min(next, seq)
  }
  return new Set(late.length === 0 ? [] : sql<number>(db, PUT_BEFORE).pluck().all(JSON.stringify(late)))
}

const PUT_BEFORE = "SELECT seq FROM entry WHERE seq IN (SELECT value FROM json_each(?)) AND body ->> '$.before' IS NOT NULL"

type StandingRow = ActRow & { readonly number: number }
const isStanding = (row: ActRow): row is StandingRow => row.number !== null

/** The first text of an act that has been replaced. */
const firstText = (bySeq: ReadonlyMap<number, ActRow>, replaces: number | null): string | null => {
  const before = replaces === null ? undefined : bySeq.get(replaces)
  return before ? (firstText(bySeq, before.replaces) ?? before.form_text ?? before.text) : null
}

/** Whether the short form of an act is still complete: a correction can have split it. */
const isWhole = (rows: readonly StandingRow[], i: number): boolean => {
  const { form_text, form_part, form_parts } = rows[i] as StandingRow
  return Array.from({ length: form_parts }, (_, n) => rows[i - form_part + 1 + n]).every(
    (row, n) => row?.form_text === form_text && row.form_part === n + 1,
  )
}
