import type { WritableDb } from '../../../db/sqlite/handle.ts'
import { act, type Write } from '../../../db/writing/act.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { LIST_KINDS } from '../../contract/vocabulary.ts'
import { isList, type ListAsked, type PlannedList, plannedFrom } from './preview.ts'
import { type ReadList, sheetIn } from './read/read-list.ts'
import { recognizeList } from './recognize.ts'

/** The parts of a file to read: one list, or several sheets of a workbook; none given: those that look like lists. */
export const listedParts = (read: ReadList, asked: ListAsked | readonly ListAsked[]): readonly ListAsked[] => {
  if (!isMany(asked)) return [asked]
  if (asked.length > 0) return asked
  const sheets = read.workbook.filter(({ name, lines }) => isList(recognizeList(lines, [name], {})))
  return sheets.length > 1 ? sheets.map(({ name }) => ({ sheet: name })) : [{ sheet: sheets[0]?.name }]
}

const isMany = (asked: ListAsked | readonly ListAsked[]): asked is readonly ListAsked[] => Array.isArray(asked)

/**
 * Computes the effect of several sheets, one after the other: the seating sheet may name players of the sheet before.
 * `write`: the sheets are written on the way, in the caller's transaction; each builds on those before it.
 */
export const planParts = (
  db: WritableDb,
  file: string,
  { read, parts }: { readonly read: ReadList; readonly parts: readonly ListAsked[] },
  write: (planned: PlannedList) => void,
): Result<readonly PlannedList[], ByLanguage<string>> => {
  const planned = new Map<ListAsked, PlannedList>()
  const inOrder: { readonly asked: ListAsked; readonly read: ReadList; readonly rank: number }[] = []
  for (const asked of parts) {
    const sheet = sheetIn(read.workbook, asked.sheet)
    if (!sheet.ok) return sheet
    const { kind } = recognizeList(sheet.value.lines, [sheet.value.sheet ?? '', file], asked)
    inOrder.push({ asked, read: sheet.value, rank: LIST_KINDS.indexOf(kind) })
  }
  for (const { asked, read: sheet } of inOrder.toSorted((a, b) => a.rank - b.rank)) {
    const one = plannedFrom(db, file, sheet, asked)
    planned.set(asked, one)
    write(one)
  }
  return ok(parts.flatMap((asked) => planned.get(asked) ?? []))
}

/** The effect of an act that is rolled back. */
export const onlyTried = <T>(db: WritableDb, stamp: Parameters<typeof act>[1], what: (write: Write) => T): T => {
  const tried: T[] = []
  try {
    act(db, stamp, (write) => {
      tried.push(what(write))
      throw new Tried()
    })
  } catch (error) {
    if (!(error instanceof Tried)) throw error
  }
  return tried[0] as T
}

class Tried extends Error {}
