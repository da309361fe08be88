import type { Entry, Ref } from '../log/entry.ts'
import type { Body, Kind } from '../log/kinds.ts'
import { logWords, troubled } from '../messages/messages.ts'
import { type ReadableDb, sql, type Value, type WritableDb } from '../sqlite/handle.ts'

/** The effect of each kind of entry on the projections. A missing kind does not compile. */
export type Projections = { readonly [K in Kind]: (db: WritableDb, entry: Entry, body: Body<K>) => unknown }

/** Inserts a row by the names of its columns; columns that are not named are null. */
export const insert = (db: WritableDb, table: string, row: Readonly<Record<string, Value>>): unknown => {
  const columns = Object.keys(row)
  return sql(db, `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`).run(...Object.values(row))
}

/** The row id of something that an entry created. Throws if the log refers to a row that the file lacks. */
export const idOf = (db: ReadableDb, table: 'finding' | 'incident' | 'ruling' | 'penalty' | 'appeal' | 'result', ref: Ref): number => {
  const id = sql<number>(db, `SELECT id FROM ${table} WHERE ref = ?`).pluck().get(ref)
  if (id === undefined) throw troubled(logWords.notHeld(table, ref))
  return id
}

/** The next id of a table whose rows are numbered from 1 in log order. Rows are never deleted, so ids are never reused. */
export const nextId = (
  db: ReadableDb,
  table: 'finding' | 'incident' | 'statement' | 'attachment' | 'ruling' | 'appeal' | 'penalty' | 'result',
): number => sql<number>(db, `SELECT 1 + coalesce(max(id), 0) FROM ${table}`).pluck().get() ?? 1
