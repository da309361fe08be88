import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'
import type { ReportHead } from '../contract/report-data.ts'
import { newestEntries } from './newest-entries.ts'
import { rulesFor } from './rules/rules-in-force.ts'

/**
 * The tournament and its newest entry; undefined if the file holds no tournament. Ignores entries that log an exported report, so that the
 * same data give the same report however often it is made.
 */
export const reportHead = (db: ReadableDb): ReportHead | undefined => {
  const tournament = sql<Omit<ReportHead['tournament'], 'rules' | 'edition'>>(db, 'SELECT name, place, date FROM tournament').get()
  const newest = newestEntries(db)
  const rules = rulesFor(db, null)
  if (!tournament || !rules || !newest) return undefined
  const { seq: entry, hash, at, beside } = newest
  return { version: 1, tournament: { ...tournament, ...rules }, log: { entry, hash, at, ...(beside && { beside }) } }
}
