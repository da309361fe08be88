import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { newestEntries } from '../../context/newest-entries.ts'
import type { LeftReport } from '../../contract/reports.ts'
import { incidentData } from '../data/incident.ts'
import { penaltySheetData, slipData, tournamentReportData } from '../data/printed-sheets.ts'
import { reportSource } from '../data/report-source.ts'
import { digestOfExport } from '../sheets/write-export.ts'
import { leftVersion, type ReportSubject } from './versions.ts'

type Row = Omit<LeftReport, 'at' | 'version' | 'outdated'> & { readonly entry: number; readonly digest: string | null; readonly at: string }

/** Upper bound of checked reports: each is made again to compare it. */
const MOST = 30

/** Filter: reports about one incident; or, of all, those made from one entry. */
type Which = { readonly incident?: number | undefined; readonly head?: string }

/** The reports that left the file, the newest about each thing, newest first. */
export const leftReports = (desk: DeskContext, open: OpenFile, which: Which): readonly LeftReport[] => {
  const newest = newestEntries(open.db)
  return rows(open.db, which).map((row) => {
    const { entry, digest, at, ...rest } = row
    const subject = { what: row.what, incident: row.incident ?? undefined, player: row.player ?? undefined }
    // no entry was added since, and none has joined beside it, so the report is unchanged
    const isSame = row.head === newest?.hash && newest?.beside === undefined
    const now = digest === null ? null : isSame ? digest : digestNow(desk, open, subject)
    return { ...rest, at: new Date(at), version: leftVersion(open.db, subject, entry), outdated: now === null ? null : now !== digest }
  })
}

const rows = (db: ReadableDb, { incident, head }: Which): readonly Row[] =>
  sql<Row>(
    db,
    `SELECT entry, what, incident, player, format, language, digest, head, at FROM export
     WHERE entry IN (SELECT max(entry) FROM export WHERE what <> 'pseudonyms-of' AND (? IS NULL OR head = ?) GROUP BY what, incident, player)
       AND (? IS NULL OR incident = ?) ORDER BY entry DESC LIMIT ${MOST}`,
  ).all(head ?? null, head ?? null, incident ?? null, incident ?? null)

/** The hash of a report made now; null if it can't be computed. */
const digestNow = (desk: DeskContext, open: OpenFile, { what, incident, player }: ReportSubject): string | null => {
  if (what === 'incident' && incident !== undefined) return incidentData(desk, open, incident)?.version.digest ?? null
  if (what === 'penalties') return penaltySheetData(reportSource(desk, open))?.version.digest ?? null
  // it would need the whole log
  if (what === 'person') return null
  const exported = digestOfExport(open.db, what)
  if (exported !== undefined) return exported
  if (what === 'tournament') return tournamentReportData(reportSource(desk, open))?.version.digest ?? null
  return player === undefined ? null : (slipData(reportSource(desk, open), player)?.version.digest ?? null)
}
