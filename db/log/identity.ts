import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { headsOf, newestHead, tournamentIn } from './read.ts'

/**
 * The identity of a log among all logs, as hex: the hash of its first entry. A rewritten copy, as under pseudonyms, also uses the entry
 * that says so, since its first entry may equal the original's. Undefined for an empty log.
 */
export const logIdentity = (db: ReadableDb): string | undefined => {
  const rewritten = sql<Buffer>(db, REWRITTEN).pluck().get()
  const first = tournamentIn(db)
  return first && `${first.toString('hex')}${rewritten ? `-${rewritten.toString('hex').slice(0, 16)}` : ''}`
}

const REWRITTEN = "SELECT hash FROM entry WHERE seq = (SELECT max(entry) FROM export WHERE what = 'pseudonyms-of')"

/** The end of a log: the hashes of its heads as hex, the number of entries, and the time of the newest. */
export type LogSummary = { readonly heads: readonly string[]; readonly entries: number; readonly at: string }

export const logEnd = (db: ReadableDb): LogSummary | undefined => {
  const newest = newestHead(db)
  const heads = headsOf(db).map((hash) => hash.toString('hex'))
  return newest && { heads: heads.length > 0 ? heads : [newest.hash], entries: newest.seq, at: newest.at }
}

/** Whether a log contains another's end. */
export const goesThrough = (db: ReadableDb, { heads }: Pick<LogSummary, 'heads'>): boolean =>
  heads.every((hash) => sql(db, 'SELECT 1 FROM entry WHERE hash = ?').get(Buffer.from(hash, 'hex')) !== undefined)
