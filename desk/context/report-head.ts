import { isOfKind, OF_NOTHING } from '../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'
import type { ReportHead } from '../contract/report-data.ts'
import { rulesFor } from './rules/rules-in-force.ts'

/**
 * The tournament and its newest entry; undefined if the file holds no tournament. Ignores entries that log an exported report, so that the
 * same data give the same report however often it is made.
 */
export const reportHead = (db: ReadableDb): ReportHead | undefined => {
  const tournament = sql<Omit<ReportHead['tournament'], 'rules' | 'edition'>>(db, 'SELECT name, place, date FROM tournament').get()
  const log = sql<ReportHead['log']>(db, NEWEST).get()
  const rules = rulesFor(db, null)
  return tournament && rules && log ? { version: 1, tournament: { ...tournament, ...rules }, log } : undefined
}

const NEWEST = `SELECT seq AS entry, lower(hex(hash)) AS hash, at FROM entry WHERE NOT ${isOfKind(OF_NOTHING)} ORDER BY seq DESC LIMIT 1`
