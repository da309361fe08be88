import { hasSeen } from '../../log/causality.ts'
import type { Entry, Ref } from '../../log/entry.ts'
import type { Body } from '../../log/kinds.ts'
import { type ReadableDb, sql } from '../../sqlite/handle.ts'

/**
 * The first finding about the act that this one is about, if two recorders entered that act, or two desks this finding, without knowing of
 * each other: same hand, rule and seat, and acts with the same text. Null if there is none. `log`: the file with the log.
 */
export const twinOf = (db: ReadableDb, log: ReadableDb, entry: Entry, { hand, finding, names }: Body<'finding'>): number | null => {
  const act = sql<Act>(db, ACT).get(names[finding.event] ?? null)
  if (!act) return null
  const isTwin = (other: Other): boolean =>
    other.ref === act.ref ? !hasSeen(log, entry, other.finding) : other.text === act.text && areConcurrent(log, act, other)
  return sql<Other>(db, OTHERS).all(hand, finding.rule, finding.seat).find(isTwin)?.twin ?? null
}

/** `run`: the first act of a run whose author had not seen others at the same place. */
type Act = { readonly ref: Ref; readonly text: string; readonly entry: number; readonly run: Ref | null }
type Other = Act & { readonly twin: number; readonly finding: number }

const areConcurrent = (log: ReadableDb, act: Act, other: Act): boolean => {
  const [former, later] = act.entry < other.entry ? [act, other] : [other, act]
  const author = sql<Pick<Entry, 'previous' | 'number'>>(log, 'SELECT previous, number FROM entry WHERE seq = ?').get(later.entry)
  return (later.run !== null && later.run !== former.run) || (author !== undefined && !hasSeen(log, author, former.entry))
}

const COLUMNS = 'event.ref, event.text, event.entry, typed_apart.first AS run'
const ACT = `SELECT ${COLUMNS} FROM event LEFT JOIN typed_apart ON typed_apart.event = event.ref WHERE event.ref = ?`
const OTHERS = `SELECT ${COLUMNS}, coalesce(finding.twin, finding.id) AS twin, finding.entry AS finding
  FROM finding JOIN event ON event.ref = finding.names ->> ('$."' || finding.event || '"') LEFT JOIN typed_apart ON typed_apart.event = event.ref
  WHERE finding.hand = ? AND finding.rule = ? AND finding.seat IS ? ORDER BY finding.id`
