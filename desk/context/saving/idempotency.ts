import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'

/** Whether the log holds an act with this idempotency key. */
export const isApplied = (db: ReadableDb, key: string): boolean => sql(db, 'SELECT 1 FROM act_key WHERE key = ?').get(key) !== undefined

/** Adds the idempotency key to the first entry of an act. */
export const withKey = (write: Write, key: string): Write => {
  let isFirst = true
  return (kind, body) => {
    const first = isFirst
    isFirst = false
    return write(kind, first ? { ...body, key } : body)
  }
}

/** The first entry written under a key; a repeated request finds there what the act created. */
export const entryOfKey = (db: ReadableDb, key: string): number =>
  sql<number>(db, 'SELECT entry FROM act_key WHERE key = ?').pluck().get(key) ?? 0
