import { Buffer } from 'node:buffer'
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
  const later = sql<number>(db, "SELECT count(*) FROM entry WHERE seq > ? AND kind <> 'export'").pluck().get(entry) ?? 0
  const incident = sql<number>(db, INCIDENT).pluck().get(entry, entry, entry, entry) ?? null
  return { kind: 'entry', entry, what, at: new Date(at), by, incident, later, reports: leftReports(desk, open, { head: row.hash }) }
}

const entriesFrom = (db: ReadableDb, hash: string): readonly Row[] =>
  sql<Row>(
    db,
    'SELECT seq AS entry, kind AS what, at, by, lower(hex(hash)) AS hash FROM entry WHERE hash BETWEEN ? AND ? ORDER BY seq LIMIT 2',
  ).all(...[hash.padEnd(64, '0'), hash.padEnd(64, 'f')].map((whole) => Buffer.from(whole, 'hex')))

const INCIDENT = `SELECT id FROM incident WHERE entry = ? UNION ALL SELECT incident FROM ruling WHERE entry = ?
  UNION ALL SELECT incident FROM statement WHERE entry = ? UNION ALL SELECT incident FROM appeal WHERE entry = ? LIMIT 1`
