import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'

/** Whether the act with a key is in the log. */
export const isDone = (db: ReadableDb, key: string): boolean => sql(db, 'SELECT 1 FROM act_key WHERE key = ?').get(key) !== undefined

/** Puts the key into the first entry of an act. */
export const keyed = (write: Write, key: string): Write => {
  let isFirst = true
  return (kind, body) => {
    const first = isFirst
    isFirst = false
    return write(kind, first ? { ...body, key } : body)
  }
}

/** The entry that an act wrote first under its key: what that act made can be told from it when it is sent again. */
export const entryOfKey = (db: ReadableDb, key: string): number =>
  sql<number>(db, 'SELECT entry FROM act_key WHERE key = ?').pluck().get(key) ?? 0
