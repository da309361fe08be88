import { type ReadableDb, sql } from '../handle.ts'
import type { Entry } from './entry.ts'

/** The entries in the order of the log, from one on. */
export const entries = (db: ReadableDb, from = 1): IterableIterator<Entry> =>
  sql<Entry>(db, 'SELECT seq, device, number, at, by, kind, version, body, previous, hash FROM entry WHERE seq >= ? ORDER BY seq').iterate(
    from,
  )

/** The newest entry's place and hash: where the log stands. */
export const head = (db: ReadableDb): { readonly seq: number; readonly hash: string; readonly at: string } | undefined =>
  sql<{ seq: number; hash: string; at: string }>(db, 'SELECT seq, lower(hex(hash)) AS hash, at FROM entry ORDER BY seq DESC LIMIT 1').get()

/** The hashes of all entries that no later one names, in the order of the log: one, but after a joining, until the next act names them all. */
export const headsOf = (db: ReadableDb): readonly Buffer[] => sql<Buffer>(db, 'SELECT hash FROM head ORDER BY entry').pluck().all()
