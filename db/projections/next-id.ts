import { type ReadableDb, sql } from '../handle.ts'

/** The next number of a table whose rows are numbered from 1 in the order of the log; rows never go, so a number is for good. */
export const nextId = (
  db: ReadableDb,
  table: 'finding' | 'incident' | 'statement' | 'attachment' | 'ruling' | 'appeal' | 'penalty' | 'result',
): number => sql<number>(db, `SELECT 1 + coalesce(max(id), 0) FROM ${table}`).pluck().get() ?? 1
