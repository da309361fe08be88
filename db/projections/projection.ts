import type { Entry, Ref } from '../log/entry.ts'
import type { Body, Kind } from '../log/kinds.ts'
import { logWords, troubled } from '../messages/messages.ts'
import { type ReadableDb, sql, type Value, type WritableDb } from '../sqlite/handle.ts'

/** For every kind of entry, what it changes in the projections. A missing kind does not compile. */
export type Projections = { readonly [K in Kind]: (db: WritableDb, entry: Entry, body: Body<K>) => unknown }

/** Inserts a row by the names of its columns; columns that are not named are null. */
export const insert = (db: WritableDb, table: string, row: Readonly<Record<string, Value>>): unknown => {
  const columns = Object.keys(row)
  return sql(db, `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`).run(...Object.values(row))
}

/** The number of a row that an entry made; the log never speaks of a row that it does not hold. */
export const idOf = (db: ReadableDb, table: 'finding' | 'incident' | 'ruling' | 'penalty' | 'appeal' | 'result', ref: Ref): number => {
  const id = sql<number>(db, `SELECT id FROM ${table} WHERE ref = ?`).pluck().get(ref)
  if (id === undefined) throw troubled(logWords.notHeld(table, ref))
  return id
}

/** The next number of a table whose rows are numbered from 1 in the order of the log. Rows are never deleted, so a number is never used again. */
export const nextId = (
  db: ReadableDb,
  table: 'finding' | 'incident' | 'statement' | 'attachment' | 'ruling' | 'appeal' | 'penalty' | 'result',
): number => sql<number>(db, `SELECT 1 + coalesce(max(id), 0) FROM ${table}`).pluck().get() ?? 1
