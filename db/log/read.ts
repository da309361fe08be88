import { type ReadableDb, sql } from '../sqlite/handle.ts'
import type { Entry } from './entry.ts'
import { COLUMNS } from './insert.ts'

/** The entries in the order of the log, from one on. */
export const entries = (db: ReadableDb, from = 1): IterableIterator<Entry> =>
  sql<Entry>(db, `SELECT ${COLUMNS} FROM entry WHERE seq >= ? ORDER BY seq`).iterate(from)

/** The newest entry's place and hash: where the log stands. */
export type Head = { readonly seq: number; readonly hash: string; readonly at: string }
export const head = (db: ReadableDb): Head | undefined =>
  sql<Head>(db, 'SELECT seq, lower(hex(hash)) AS hash, at FROM entry ORDER BY seq DESC LIMIT 1').get()

/** By what a tournament is known: the hash of its first entry, which vouches for it; every copy has the same. */
export const tournamentIn = (db: ReadableDb): Buffer | undefined => sql<Buffer>(db, 'SELECT hash FROM entry WHERE seq = 1').pluck().get()

/** How far the entries of each device reach: its newest number. Found from device to device by the index, since a file of a million entries has a handful. */
export const reachIn = (db: ReadableDb): ReadonlyMap<string, number> => new Map(sql<[string, number]>(db, REACH).raw().all())
const REACH = `WITH RECURSIVE chain (device) AS (
    SELECT min(device) FROM entry
    UNION ALL SELECT (SELECT min(device) FROM entry WHERE entry.device > chain.device) FROM chain WHERE device IS NOT NULL
  )
  SELECT device, (SELECT max(number) FROM entry WHERE entry.device = chain.device) FROM chain WHERE device IS NOT NULL`

/** The hashes of all entries that no later one names, in the order of the log: one, but after a joining, until the next act names them all. */
export const headsOf = (db: ReadableDb): readonly Buffer[] => sql<Buffer>(db, 'SELECT hash FROM head ORDER BY entry').pluck().all()

/** Whether the entry that was once the newest still stands at its place: if not, others came in before it, and numbers counted from the beginning moved on. */
export const standsStill = (db: ReadableDb, { seq, hash }: Head): boolean =>
  sql(db, 'SELECT 1 FROM entry WHERE seq = ? AND hash = ?').get(seq, Buffer.from(hash, 'hex')) !== undefined
