import type { EntryKind } from '../../engine/wording/record/log-entries.ts'
import type { Body } from '../log/kinds.ts'
import { sql, type WritableDb } from '../sqlite/handle.ts'

/** SQL: whether a table of `table_` has seats, a record, a call or more time. */
export const TABLE_IN_USE = `(EXISTS (SELECT 1 FROM seating WHERE table_id = table_.id)
  ${['hand', 'incident', 'live_timing', 'result', 'time_added'].map((rows) => `OR EXISTS (SELECT 1 FROM ${rows} WHERE table_id = table_.id AND taken_back IS NULL)`).join(' ')})`

/** Entries at a table that would be out of sight without it. */
const AT_A_TABLE: readonly EntryKind[] = ['hand', 'seating', 'incident', 'live-timing', 'result-signed', 'time-added']

/** Puts a table back that another desk had removed before it saw this entry there. */
export const keepTable = <K extends EntryKind>(db: WritableDb, kind: K, body: Body<K>): void => {
  if (!AT_A_TABLE.includes(kind) || !('table' in body) || typeof body.table !== 'string') return
  sql(db, PUT_BACK).run(body.table)
}

const PUT_BACK = `INSERT INTO table_ SELECT subject, entry, body ->> '$.name', body ->> '$.round' FROM past
  WHERE kind = 'table' AND subject = ? AND NOT EXISTS (SELECT 1 FROM table_ WHERE id = subject) ORDER BY entry DESC LIMIT 1`
