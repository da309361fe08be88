import { Buffer } from 'node:buffer'
import { notBehind } from '../../../db/log/ancestry.ts'
import { reachIn } from '../../../db/log/read.ts'
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
  const later = laterThan(db, row)
  const incident = incidentOfEntry(db, entry) ?? null
  return { kind: 'entry', entry, what, at: new Date(at), by, incident, later, reports: leftReports(desk, open, { head: row.hash }) }
}

/** Number of entries, without notes of reports, that came after an entry, or joined the file later though they are before it: it vouches for none of them. */
const laterThan = (db: ReadableDb, { entry, hash }: Row): number => {
  const after = sql<number>(db, `SELECT count(*) FROM entry WHERE seq > ? AND NOT ${isOfKind(OF_NOTHING)}`)
  const isAct = sql(db, `SELECT 1 FROM entry WHERE seq = ? AND NOT ${isOfKind(OF_NOTHING)}`)
  let later = after.pluck().get(entry) ?? 0
  // a file of one device holds nothing that another had meanwhile
  if (reachIn(db).size > 1) for (const { seq } of notBehind(db, [Buffer.from(hash, 'hex')], entry)) if (isAct.get(seq)) later++
  return later
}

const entriesFrom = (db: ReadableDb, hash: string): readonly Row[] =>
  sql<Row>(
    db,
    'SELECT seq AS entry, kind AS what, at, by, lower(hex(hash)) AS hash FROM entry WHERE hash BETWEEN ? AND ? ORDER BY seq LIMIT 2',
  ).all(...[hash.padEnd(64, '0'), hash.padEnd(64, 'f')].map((whole) => Buffer.from(whole, 'hex')))
