import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Conflict, ConflictKind, ConflictSide, Waiting } from '../contract.ts'
import { rulingsOf } from '../rulings/rulings.ts'

/** What stands against each other in a joined file; both are kept until somebody who has seen both decides. */
export const conflicts = (db: ReadableDb): readonly Conflict[] => {
  if (!isJoined(db)) return []
  return sql<Row>(db, ROWS)
    .all()
    .map((row) => {
      const { kind, round, table, hand, event } = row
      const one = sideOf(db, { seq: row.one, by: row.one_by, at: row.one_at, says: row.one_says })
      const other = sideOf(db, { seq: row.other, by: row.other_by, at: row.other_at, says: row.other_says })
      return { kind, round, table, hand, event, one, other, tableId: row.table_id, settled: SETTLED[kind] }
    })
}

/** How much waits for a person: rulings that rest on something else now, and contradictions. */
export const waiting = (db: ReadableDb): Waiting => ({
  reviews: sql<number>(db, "SELECT count(*) FROM reviews WHERE state = 'open'").pluck().get() ?? 0,
  conflicts: isJoined(db) ? (sql<number>(db, 'SELECT count(*) FROM conflicts').pluck().get() ?? 0) : 0,
})

/** Two can only have written without seeing each other where there are two: in most files there are not, and this is asked at every act. */
const isJoined = (db: ReadableDb): boolean =>
  sql<0 | 1>(db, 'SELECT (SELECT min(device) FROM entry) IS NOT (SELECT max(device) FROM entry)').pluck().get() === 1

type Row = {
  readonly kind: ConflictKind
  readonly round: number | null
  readonly table: string | null
  readonly table_id: string | null
  readonly hand: string | null
  readonly event: number | null
} & Readonly<Record<'one' | 'other', number> & Record<'one_by' | 'one_at' | 'one_says' | 'other_by' | 'other_at' | 'other_says', string>>

const ROWS = `SELECT c.kind, c.round, c."table", c.hand, c.event, c.one, c.one_by, a.at AS one_at, c.one_says, c.other, c.other_by, b.at AS other_at, c.other_says,
    (SELECT id FROM table_ WHERE table_.name = c."table" AND table_.round IS c.round) AS table_id
  FROM conflicts c JOIN entry a ON a.seq = c.one JOIN entry b ON b.seq = c.other ORDER BY c.one, c.other`

type Said = Readonly<Record<'by' | 'at' | 'says', string>> & { readonly seq: number }

const sideOf = (db: ReadableDb, { seq, by, at, says }: Said): ConflictSide => {
  const ruling = sql<number>(db, 'SELECT id FROM ruling WHERE entry = ?').pluck().get(seq)
  const incident = sql<number>(db, INCIDENT).pluck().get(seq, seq, seq, seq, seq)
  return {
    seq,
    by,
    says,
    at: new Date(at),
    incident: incident ?? null,
    ruling: ruling === undefined ? null : (rulingsOf(db, 'id', ruling)[0] ?? null),
  }
}

const INCIDENT = `SELECT incident FROM ruling WHERE entry = ? UNION ALL SELECT id FROM incident WHERE entry = ?
  UNION ALL SELECT incident FROM incident_filled WHERE entry = ? UNION ALL SELECT incident FROM incident_closed WHERE entry = ?
  UNION ALL SELECT appeal.incident FROM appeal_decided d JOIN appeal ON appeal.id = d.appeal WHERE d.entry = ?`

const SETTLED: Readonly<Record<ConflictKind, Conflict['settled']>> = {
  ruling: 'here',
  incident: 'here',
  act: 'table',
  hand: 'table',
  'hand-header': 'table',
  seat: 'here',
  'seat-change': 'here',
  result: 'here',
  'incident-filled': 'here',
  'incident-closed': 'here',
  'appeal-decided': 'here',
  table: 'here',
  player: 'here',
  referee: 'here',
  round: 'here',
  tournament: 'here',
  'rule-set': 'elsewhere',
  'table-name': 'elsewhere',
  'player-name': 'elsewhere',
  'player-number': 'elsewhere',
  'referee-name': 'elsewhere',
}
