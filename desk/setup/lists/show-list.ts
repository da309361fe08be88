import { holderOf } from '../../../db/sqlite/lock-owner.ts'
import { isBusy } from '../../../db/sqlite/open-database.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { orThrow } from '../../context/errors.ts'
import { streamProgress } from '../../context/progress-stream.ts'
import { refused } from '../../context/refusals.ts'
import type { ListNews, ListPreview } from '../../contract/lists.ts'
import type { RowNews } from '../../contract/vocabulary.ts'
import { listWords } from '../../messages/lists.ts'
import { refusals } from '../../messages/refusals.ts'
import type { GameFile } from '../../record/import/read-games.ts'
import { fieldsOf, roundOfField } from './fields.ts'
import { type ListAsked, type PlannedList, plannedFrom, troubleOf } from './preview.ts'
import { readListInThread } from './read/read-in-thread.ts'
import type { ReadList } from './read/read-list.ts'
import { listedParts, onlyTried, planParts } from './sheets.ts'

/** Upper bound of displayed lines; the counts are of all lines. */
const SHOWN = 1000

/** Reads a list, or several sheets of a workbook; yields progress, and at the end the effect. */
export async function* showList(
  desk: DeskContext,
  open: OpenFile,
  { file, asked }: { readonly file: GameFile; readonly asked: ListAsked | readonly ListAsked[] },
  signal: AbortSignal | undefined,
): AsyncGenerator<ListNews> {
  const as = Array.isArray(asked) ? (asked[0] ?? {}) : asked
  const read = yield* streamProgress(
    (tell: (news: ListNews) => void, stopped) =>
      readListInThread({ bytes: file.bytes, as }, { progress: (read, of) => tell({ kind: 'reading', read, of }), signal: stopped }),
    signal,
  )
  const planned = read.ok ? whatTheyDo(desk, open, file.name, { read: read.value, parts: listedParts(read.value, asked) }) : read
  const previews = orThrow(planned.ok ? planned : refused(listWords.inFile(file.name, planned.error))).map(previewOf)
  const [preview] = previews
  if (preview) yield { kind: 'read', preview, previews }
}

/** Several sheets build on each other: their effect is tried, and rolled back. */
const whatTheyDo = (
  desk: DeskContext,
  open: OpenFile,
  file: string,
  work: { readonly read: ReadList; readonly parts: readonly ListAsked[] },
): Result<readonly PlannedList[], ByLanguage<string>> => {
  const [one, other] = work.parts
  const { db, writable } = open
  if (!other) return ok([plannedFrom(db, file, work.read, one ?? {})])
  if (!writable) return refuse(refusals.notWritable(open))
  try {
    return onlyTried(writable, { at: desk.now(), by: desk.by }, (write) => planParts(writable, file, work, ({ plan }) => plan.write(write)))
  } catch (error) {
    if (isBusy(error)) return refuse(refusals.busy(holderOf(open.file)))
    throw error
  }
}

const previewOf = (planned: PlannedList): ListPreview => {
  const { read, recognized, plan, seen } = planned
  const count = (what: RowNews) => plan.rows.filter((row) => row.what === what).length
  const rank = { changed: 0, new: 1, same: 2 } as const
  return {
    kind: recognized.kind,
    encoding: read.encoding,
    separator: read.separator,
    sheet: read.sheet,
    sheets: read.sheets,
    header: recognized.header,
    columns: recognized.headings.map((heading, n) => ({
      heading,
      field: recognized.columns[n] ?? null,
      samples: recognized.body
        .slice(0, 200)
        .map(({ cells }) => cells[n]?.trim() ?? '')
        .filter(Boolean)
        .slice(0, 3),
    })),
    fields: [
      ...fieldsOf(recognized.kind),
      ...recognized.columns.filter((field) => roundOfField(field) !== null).flatMap((field) => field ?? []),
    ],
    rows: plan.rows.toSorted((a, b) => rank[a.what] - rank[b.what]).slice(0, SHOWN),
    bad: plan.bad.slice(0, SHOWN),
    notes: plan.notes.slice(0, 100),
    counts: { fresh: count('new'), changed: count('changed'), same: count('same'), bad: plan.bad.length, entries: plan.entries },
    trouble: troubleOf(planned),
    seen,
  }
}
