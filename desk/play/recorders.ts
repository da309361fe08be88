import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Kind } from '../../db/log/kinds.ts'
import type { LastAct } from './last-act.ts'

/** What somebody who only records a table may do there, and so take back. */
const RECORDERS: readonly Kind[] = ['event', 'event-removed', 'hand', 'fork-settled', 'hands-settled', 'live-timing']

/** Whether a tablet that records may take an act back: the record by whomever, its own call; never what referees signed or decided, nor other rules of a hand. */
export const isRecorders = (db: ReadableDb, { kind, by, refs, ruling }: LastAct, recorder: string): boolean => {
  if (ruling) return false
  if (by === recorder) return kind === 'incident' || RECORDERS.includes(kind)
  const [ref] = refs
  return RECORDERS.includes(kind) && ref !== undefined && !decides(db, ref) && !(kind === 'hand' && setsRules(db, ref))
}

/** Whether an act of the record is an answer or a decision about another one. */
const decides = (db: ReadableDb, ref: Ref): boolean =>
  sql(db, 'SELECT 1 FROM event WHERE ref = ? AND about IS NOT NULL').get(ref) !== undefined

/** Whether header lines set other rules than stood in that hand before. */
const setsRules = (db: ReadableDb, ref: Ref): boolean => {
  const [now, before] = sql<{ rules: string; lines: string }>(db, RULES).all(ref)
  return before !== undefined && (now?.rules !== before.rules || settingsIn(now.lines) !== settingsIn(before.lines))
}

const RULES = `SELECT this.body ->> '$.rules' || ' ' || (this.body ->> '$.edition') AS rules, this.body ->> '$.lines' AS lines
  FROM past JOIN past this ON this.kind = past.kind AND this.subject = past.subject AND this.entry <= past.entry AND this.taken_back IS NULL
  WHERE past.ref = ? ORDER BY this.entry DESC LIMIT 2`

const settingsIn = (lines: string): string => (JSON.parse(lines) as readonly string[]).filter((line) => line.startsWith('@set ')).join('\n')
