import type { ReadableDb } from '../../db/handle.ts'
import type { ListNews, ListPreview } from '../contract-lists.ts'
import { give } from '../give.ts'
import type { GameFile } from '../play/import-record.ts'
import { fieldsOf, roundOfField } from './fields.ts'
import { type ListAsked, type Planned, planList, troubleOf } from './preview.ts'

/** So much of a long list is shown; the counts are of all of it. */
const SHOWN = 1000

/** Reads a list, telling how far it is, and at the end what it would do. */
export async function* showList(
  db: ReadableDb,
  file: GameFile,
  asked: ListAsked,
  signal: AbortSignal | undefined,
): AsyncGenerator<ListNews> {
  const told: ListNews[] = []
  let wake = Promise.withResolvers<void>()
  const progress = (read: number, of: number): void => {
    told.push({ kind: 'reading', read, of })
    wake.resolve()
  }
  let isDone = false
  const planned = planList(db, file, asked, { progress, signal }).finally(() => {
    isDone = true
    wake.resolve()
  })
  // a mistake of the program is thrown where it is waited for, below
  planned.catch(() => undefined)
  while (!isDone) {
    await wake.promise
    wake = Promise.withResolvers()
    yield* told.splice(0)
  }
  yield { kind: 'read', preview: previewOf(give(await planned)) }
}

const previewOf = (planned: Planned): ListPreview => {
  const { read, recognized, plan, seen } = planned
  const count = (what: 'new' | 'changed' | 'same') => plan.rows.filter((row) => row.what === what).length
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
