import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'
import type { ReportHead } from '../contract/report-data.ts'
import { rulesFor } from './rules/in-force.ts'

/**
 * The tournament and the newest entry. That a report left the file is an entry too, and passed over: the same data give the same report,
 * however often one was made. Undefined where the file holds no tournament.
 */
export const reportHead = (db: ReadableDb): ReportHead | undefined => {
  const tournament = sql<Omit<ReportHead['tournament'], 'rules' | 'edition'>>(db, 'SELECT name, place, date FROM tournament').get()
  const log = sql<ReportHead['log']>(db, NEWEST).get()
  const rules = rulesFor(db, null)
  return tournament && rules && log ? { version: 1, tournament: { ...tournament, ...rules }, log } : undefined
}

const NEWEST = "SELECT seq AS entry, lower(hex(hash)) AS hash, at FROM entry WHERE kind <> 'export' ORDER BY seq DESC LIMIT 1"
