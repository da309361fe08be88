import { type ReadableDb, sql } from '../sqlite/handle.ts'
import type { Entry } from './entry.ts'
import { ENTRY_COLUMNS } from './insert.ts'

/** The entries in log order, from one on. */
export const logEntries = (db: ReadableDb, from = 1): IterableIterator<Entry> =>
  sql<Entry>(db, `SELECT ${ENTRY_COLUMNS} FROM entry WHERE seq >= ? ORDER BY seq`).iterate(from)

/** Place and hash of the newest entry. */
export type HeadOfLog = { readonly seq: number; readonly hash: string; readonly at: string }
export const newestHead = (db: ReadableDb): HeadOfLog | undefined =>
  sql<HeadOfLog>(db, 'SELECT seq, lower(hex(hash)) AS hash, at FROM entry ORDER BY seq DESC LIMIT 1').get()

/** Whether the log ends at the same entry, at the same place: nothing was appended or inserted in between. */
export const isSameHead = (one: HeadOfLog | undefined, other: HeadOfLog | undefined): boolean =>
  one?.seq === other?.seq && one?.hash === other?.hash

/** The identity of a tournament: the hash of its first entry, the same in every copy. */
export const tournamentIn = (db: ReadableDb): Buffer | undefined => sql<Buffer>(db, 'SELECT hash FROM entry WHERE seq = 1').pluck().get()

/** The newest number of each device. Goes from device to device by the index, because a file of a million entries has few devices. */
export const reachIn = (db: ReadableDb): ReadonlyMap<string, number> => new Map(sql<[string, number]>(db, REACH).raw().all())
const REACH = `WITH RECURSIVE chain (device) AS (
    SELECT min(device) FROM entry
    UNION ALL SELECT (SELECT min(device) FROM entry WHERE entry.device > chain.device) FROM chain WHERE device IS NOT NULL
  )
  SELECT device, (SELECT max(number) FROM entry WHERE entry.device = chain.device) FROM chain WHERE device IS NOT NULL`

/**
 * The hashes of all entries that no later one names, in log order. Usually one; several after a merge, until the next act names them all.
 */
export const headsOf = (db: ReadableDb): readonly Buffer[] => sql<Buffer>(db, 'SELECT hash FROM head ORDER BY entry').pluck().all()

/** Whether the formerly newest entry is still at its place. If not, entries were inserted before it and places moved. */
export const isAtItsPlace = (db: ReadableDb, { seq, hash }: HeadOfLog): boolean =>
  sql(db, 'SELECT 1 FROM entry WHERE seq = ? AND hash = ?').get(seq, Buffer.from(hash, 'hex')) !== undefined

/**
 * Whether an entry that was in the log has gone from it: an older state took its place. A device whose name was used twice gets another one,
 * which changes hashes but no times.
 */
export const isGone = (db: ReadableDb, { hash, at }: HeadOfLog): boolean =>
  sql(db, 'SELECT 1 FROM entry WHERE hash = ?').get(Buffer.from(hash, 'hex')) === undefined &&
  sql(db, 'SELECT 1 FROM entry WHERE at = ?').get(at) === undefined
