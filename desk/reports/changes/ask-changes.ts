import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import type { PaperChanges } from '../../contract/reports.ts'
import { personId, personsIn } from '../../privacy/person/persons.ts'
import { personApart } from '../../privacy/thread/apart.ts'
import { personReportData } from '../data/printed-sheets.ts'
import { reportSource } from '../data/report-source.ts'
import { changesApart } from './changes-in-thread.ts'
import type { IssuedReport } from './changes-since.ts'

/** The changes since a report left the file; for a report on a person also whether it is outdated, which needs the whole log. */
export const changesFor = async (
  desk: DeskContext,
  open: OpenFile,
  paper: IssuedReport,
  signal?: AbortSignal,
): Promise<Result<PaperChanges, ByLanguage<string>>> => {
  const found = await changesApart(open, paper, signal)
  if (!found.ok) return found
  const changes = found.value ?? { outdated: null, players: [] }
  if (paper.what !== 'person') return ok(changes)
  const person = personsIn(open.db).find((one) => personId(one) === paper.player)
  const read = person && (await personApart(open, person.key, { signal }))
  if (read?.ok === false) return read
  const now = read?.value && personReportData(reportSource(desk, open), read.value)?.version.digest
  const then = digestOfPaper(open.db, paper)
  return ok({ ...changes, outdated: now === undefined || then === null ? null : now !== then })
}

const digestOfPaper = (db: ReadableDb, { what, player, head }: IssuedReport): string | null =>
  sql<string | null>(db, 'SELECT digest FROM export WHERE what = ? AND player IS ? AND head = ? ORDER BY entry DESC LIMIT 1')
    .pluck()
    .get(what, player ?? null, head) ?? null
