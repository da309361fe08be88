import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'

/** A rule set as entries name it. */
export type RulesNamed = { readonly rules: string; readonly edition: string }
/** The rules of a tournament from a round on. */
export type LaterRules = RulesNamed & { readonly round: number }

type Row = RulesNamed & { readonly later: string }

/** The tournament's rules of later rounds, by round. */
export const laterRules = (db: ReadableDb): readonly LaterRules[] =>
  JSON.parse(sql<string>(db, 'SELECT later FROM tournament').pluck().get() ?? '[]') as readonly LaterRules[]

/** Rules of a hand that starts now at a table (null: at none), unless its text or the hand before it names others. */
export const rulesFor = (db: ReadableDb, table: string | null): RulesNamed | undefined => {
  const round = table === null ? null : sql<number | null>(db, 'SELECT round FROM table_ WHERE id = ?').pluck().get(table)
  return rulesInRound(db, round ?? roundNow(db))
}

/** The tournament's rules in a round. */
export const rulesInRound = (db: ReadableDb, round: number): RulesNamed | undefined => {
  const row = sql<Row>(db, 'SELECT rules, edition, later FROM tournament').get()
  if (!row) return undefined
  const { rules, edition } = (JSON.parse(row.later) as readonly LaterRules[]).findLast((one) => one.round <= round) ?? row
  return { rules, edition }
}

/** The same, with a default for tables that need some rules for display. */
export const rulesOrDefault = (db: ReadableDb, table: string): RulesNamed => rulesFor(db, table) ?? { rules: 'wrc-2015', edition: '' }

/** The newest round that has started: its clock runs, or one of its tables has a hand; 0 before the first. */
const roundNow = (db: ReadableDb): number =>
  sql<number>(
    db,
    `SELECT max(coalesce((SELECT max(round) FROM round_clock WHERE what = 'started' AND taken_back IS NULL), 0),
       coalesce((SELECT max(round) FROM table_ WHERE EXISTS (SELECT 1 FROM hand WHERE hand.table_id = table_.id AND hand.taken_back IS NULL)), 0))`,
  )
    .pluck()
    .get() ?? 0
