import { type ReadableDb, sql } from '../handle.ts'
import type { Entry } from './entry.ts'
import { COLUMNS } from './insert.ts'

/** The entries in the order of the log, from one on. */
export const entries = (db: ReadableDb, from = 1): IterableIterator<Entry> =>
  sql<Entry>(db, `SELECT ${COLUMNS} FROM entry WHERE seq >= ? ORDER BY seq`).iterate(from)

/** The newest entry's place and hash: where the log stands. */
export type Head = { readonly seq: number; readonly hash: string; readonly at: string }
export const head = (db: ReadableDb): Head | undefined =>
  sql<Head>(db, 'SELECT seq, lower(hex(hash)) AS hash, at FROM entry ORDER BY seq DESC LIMIT 1').get()

/** The hashes of all entries that no later one names, in the order of the log: one, but after a joining, until the next act names them all. */
export const headsOf = (db: ReadableDb): readonly Buffer[] => sql<Buffer>(db, 'SELECT hash FROM head ORDER BY entry').pluck().all()

/** Whether the entry that was once the newest still stands at its place: if not, others came in before it, and numbers counted from the beginning moved on. */
export const standsStill = (db: ReadableDb, { seq, hash }: Head): boolean =>
  sql(db, 'SELECT 1 FROM entry WHERE seq = ? AND hash = ?').get(seq, Buffer.from(hash, 'hex')) !== undefined
