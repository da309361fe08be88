import type { EntryKind } from '../../engine/wording/record/log-entries.ts'
import type { Body } from '../log/kinds.ts'
import { sql, type WritableDb } from '../sqlite/handle.ts'

/** Rows at a table that would be out of sight without it. Undo marks them; seats have no mark. */
const ROWS = ['hand', 'incident', 'live_timing', 'result', 'time_added'] as const

/** Rows at a table that keep it from being removed with its round. */
export const TABLE_USES = ['seating', ...ROWS] as const
export type TableUse = (typeof TABLE_USES)[number]

/** SQL: whether a table of `table_` has seats, a record, a call or more time. */
export const TABLE_IN_USE = `(EXISTS (SELECT 1 FROM seating WHERE table_id = table_.id)
  ${ROWS.map((rows) => `OR EXISTS (SELECT 1 FROM ${rows} WHERE table_id = table_.id AND taken_back IS NULL)`).join(' ')})`

/** The entries that make them. */
const MADE_BY: readonly EntryKind[] = ['hand', 'incident', 'live-timing', 'result-signed', 'time-added', 'seating']

/** Puts a table back that another desk had removed before it saw this entry there. */
export const keepTable = <K extends EntryKind>(db: WritableDb, kind: K, body: Body<K>): void => {
  if (MADE_BY.includes(kind) && 'table' in body && typeof body.table === 'string') sql(db, PUT_BACK).run(body.table)
}

/** The same for entries, in JSON, that were undone or redone: an act or a seat at the table may be in force again. */
export const keepTablesOf = (db: WritableDb, refs: string): void => {
  for (const table of sql<string | null>(db, IN_FORCE)
    .pluck()
    .all(...[...ROWS, 'seating'].map(() => refs)))
    sql(db, PUT_BACK).run(table)
}

const IN_FORCE = [
  ...ROWS.map((rows) => `SELECT table_id FROM json_each(?) JOIN ${rows} ON ${rows}.ref = value WHERE taken_back IS NULL`),
  `SELECT table_id FROM json_each(?) JOIN past ON past.ref = value AND past.kind = 'seating'
    JOIN seating ON seating.seat = substr(past.subject, 1, 1) AND seating.table_id = substr(past.subject, 3)`,
].join(' UNION ')

const PUT_BACK = `INSERT INTO table_ SELECT subject, entry, body ->> '$.name', body ->> '$.round' FROM past
  WHERE kind = 'table' AND subject = ? AND NOT EXISTS (SELECT 1 FROM table_ WHERE id = subject) ORDER BY entry DESC LIMIT 1`
