import { type ReadableDb, sql } from '../../db/handle.ts'

/** The entry that an act wrote first under its key: what that act made can be told from it when it is sent again. */
export const entryOfKey = (db: ReadableDb, key: string): number =>
  sql<number>(db, 'SELECT entry FROM act_key WHERE key = ?').pluck().get(key) ?? 0
