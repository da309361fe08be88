import { Buffer } from 'node:buffer'
import { numbersBehind } from '../../../db/log/causality.ts'
import { reachIn } from '../../../db/log/read.ts'
import { incidentOfEntry, isOfKind, OF_NOTHING } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import type { PaperCheck } from '../../contract/reports.ts'
import { leftReports } from './printed.ts'

type Row = {
  readonly entry: number
  readonly what: string
  readonly at: string
  readonly by: string
  readonly number: number
  readonly hash: string
}

/** The entry whose hash begins so, in hexadecimal: that it is there means that the log still goes through it. */
export const checkPaper = (desk: DeskContext, open: OpenFile, hash: string): PaperCheck => {
  const { db } = open
  const [row, other] = entriesFrom(db, hash.toLowerCase())
  if (!row) return { kind: 'none' }
  if (other) return { kind: 'several' }
  const { entry, what, at, by } = row
  const later = laterThan(db, row)
  const incident = incidentOfEntry(db, entry) ?? null
  const naming = leftReports(desk, open, { head: row.hash })
  // the entry of a ruling stands on its incident's papers, beside the newest one
  const reports = naming.length === 0 && incident !== null ? leftReports(desk, open, { incident }) : naming
  return { kind: 'entry', entry, what, at: new Date(at), by, incident, later, reports }
}

/** Number of entries, without notes of reports, for which an entry does not vouch: they came after it, or joined the file later. */
const laterThan = (db: ReadableDb, { number, hash }: Row): number => {
  const behind = numbersBehind(db, { hash: Buffer.from(hash, 'hex'), number })
  const after = sql<number>(db, `SELECT count(*) FROM entry WHERE device = ? AND number > ? AND NOT ${isOfKind(OF_NOTHING)}`).pluck()
  return [...reachIn(db).keys()].reduce((sum, device) => sum + (after.get(device, behind.get(device) ?? 0) ?? 0), 0)
}

const entriesFrom = (db: ReadableDb, hash: string): readonly Row[] =>
  sql<Row>(
    db,
    'SELECT seq AS entry, kind AS what, at, by, number, lower(hex(hash)) AS hash FROM entry WHERE hash BETWEEN ? AND ? ORDER BY seq LIMIT 2',
  ).all(...[hash.padEnd(64, '0'), hash.padEnd(64, 'f')].map((whole) => Buffer.from(whole, 'hex')))
