import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { head, headsOf, tournamentIn } from './read.ts'

/**
 * By what a log is known among all logs, as hex: the hash of its first entry; of a copy that was written anew, as under pseudonyms, the hash of the entry
 * that says so too, since its first entry may be the very one of the other log. Undefined where there is no entry.
 */
export const logIdentity = (db: ReadableDb): string | undefined => {
  const rewritten = sql<Buffer>(db, REWRITTEN).pluck().get()
  const first = tournamentIn(db)
  return first && `${first.toString('hex')}${rewritten ? `-${rewritten.toString('hex').slice(0, 16)}` : ''}`
}

const REWRITTEN = "SELECT hash FROM entry WHERE seq = (SELECT max(entry) FROM export WHERE what = 'pseudonyms-of')"

/** Where a log ends: the entries that no later one names, by their hashes as hex, how many entries there are, and when the newest was made. */
export type LogEnd = { readonly heads: readonly string[]; readonly entries: number; readonly at: string }

export const logEnd = (db: ReadableDb): LogEnd | undefined => {
  const newest = head(db)
  const heads = headsOf(db).map((hash) => hash.toString('hex'))
  return newest && { heads: heads.length > 0 ? heads : [newest.hash], entries: newest.seq, at: newest.at }
}

/** Whether a log goes through another's end. */
export const goesThrough = (db: ReadableDb, { heads }: Pick<LogEnd, 'heads'>): boolean =>
  heads.every((hash) => sql(db, 'SELECT 1 FROM entry WHERE hash = ?').get(Buffer.from(hash, 'hex')) !== undefined)
