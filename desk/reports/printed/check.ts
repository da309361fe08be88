import { Buffer } from 'node:buffer'
import { incidentOfEntry, isOfKind, OF_NOTHING } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import type { PaperCheck } from '../../contract/reports.ts'
import { leftReports } from './printed.ts'

type Row = { readonly entry: number; readonly what: string; readonly at: string; readonly by: string; readonly hash: string }

/** The entry whose hash begins so, in hexadecimal: that it is there means that the log still goes through it. */
export const checkPaper = (desk: DeskContext, open: OpenFile, hash: string): PaperCheck => {
  const { db } = open
  const [row, other] = entriesFrom(db, hash.toLowerCase())
  if (!row) return { kind: 'none' }
  if (other) return { kind: 'several' }
  const { entry, what, at, by } = row
  const later =
    sql<number>(db, `SELECT count(*) FROM entry WHERE seq > ? AND NOT ${isOfKind(OF_NOTHING)}`)
      .pluck()
      .get(entry) ?? 0
  const incident = incidentOfEntry(db, entry) ?? null
  return { kind: 'entry', entry, what, at: new Date(at), by, incident, later, reports: leftReports(desk, open, { head: row.hash }) }
}

const entriesFrom = (db: ReadableDb, hash: string): readonly Row[] =>
  sql<Row>(
    db,
    'SELECT seq AS entry, kind AS what, at, by, lower(hex(hash)) AS hash FROM entry WHERE hash BETWEEN ? AND ? ORDER BY seq LIMIT 2',
  ).all(...[hash.padEnd(64, '0'), hash.padEnd(64, 'f')].map((whole) => Buffer.from(whole, 'hex')))
