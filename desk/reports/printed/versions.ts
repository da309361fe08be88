import { createHash } from 'node:crypto'
import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { notedBy } from '../../context/permissions/signer.ts'
import type { Refusal } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'

/** The subject of a report; another request for the same one makes its next version. */
export type ReportSubject = { readonly what: string; readonly incident?: number | undefined; readonly player?: string | undefined }

/** The version of a report: a new one if its content differs from the last that left the file. */
export type ReportVersion = {
  /** SHA-256 of the report's content, except its time. */
  readonly digest: string
  readonly number: number
  /** The version before it, as it last left the file; null for the first. `head`: the newest entry that it named. */
  readonly replaces: { readonly at: Date; readonly head: string | null } | null
}

/** The content and format of a report, before it is printed. */
export type WrittenReport = {
  /** Null if the report contains none of the record. */
  readonly subject: ReportSubject | null
  readonly name: string
  readonly language: string | null
  readonly written: Date
  readonly digest: string | null
  readonly head: string | null
  /** The page, or for other formats the file itself. */
  readonly content: string | Uint8Array
}

/** A report that has left the file before; of data, which have no digest, each says the same. */
type Exported = { readonly digest: string; readonly at: string; readonly head: string | null }

/** The hash of a report's content, in the order of its fields, which is that of their shapes. Callers leave out the time of the report. */
export const digestOf = (said: unknown): string => createHash('sha256').update(JSON.stringify(said)).digest('hex')

/** The version that a report was when it left the file with this entry: the number on its paper. */
export const leftVersion = (db: ReadableDb, subject: ReportSubject, entry: number): number => runsOf(exportedOf(db, subject, entry)).length

/** The version that a report with this digest is, if it leaves the file now. */
export const printedVersion = (db: ReadableDb, subject: ReportSubject, digest: string): ReportVersion => {
  const runs = runsOf(exportedOf(db, subject))
  const again = runs.at(-1)?.digest === digest
  const replaced = again ? runs.at(-2) : runs.at(-1)
  return {
    digest,
    number: runs.length + (again ? 0 : 1),
    replaces: replaced ? { at: new Date(replaced.at), head: replaced.head } : null,
  }
}

/** The last report of each version. */
const runsOf = (reports: readonly Exported[]): readonly Exported[] =>
  reports.filter((one, i) => one.digest !== reports[i + 1]?.digest || i === reports.length - 1)

const exportedOf = (
  db: ReadableDb,
  { what, incident, player }: ReportSubject,
  upTo: number = Number.MAX_SAFE_INTEGER,
): readonly Exported[] =>
  sql<Exported>(
    db,
    "SELECT coalesce(digest, '') AS digest, at, head FROM export WHERE what = ? AND incident IS ? AND player IS ? AND entry <= ? ORDER BY entry",
  ).all(what, incident ?? null, player ?? null, upTo)

type Noting = ReportSubject & {
  readonly format: string
  readonly language: string | null
  readonly digest: string | null
  readonly head: string | null
  readonly by: string | undefined
}

/** Records in the log that a report left the file; a read-only file gives its reports all the same. */
export const noteExport = (desk: DeskContext, open: OpenFile, noting: Noting): Result<unknown, Refusal> => {
  if (!open.writable) return ok(null)
  const { incident: id, player = null, by, ...rest } = noting
  const incident = id === undefined ? null : (sql<Ref>(open.db, 'SELECT ref FROM incident WHERE id = ?').pluck().get(id) ?? null)
  return transact(desk, open, {
    by: notedBy(desk, open.db, by),
    numberless: true,
    act: (write) => ok(write('export', { ...rest, incident, player })),
  })
}
