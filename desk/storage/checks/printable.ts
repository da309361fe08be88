import { verify } from '../../../db/file/verify.ts'
import { dataVersion, type ReadableDb } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { cellValue, hasValue, setCell } from '../../context/caches/cell.ts'
import { cachesOf } from '../../context/caches/file-caches.ts'
import { isReadHere } from '../../context/threads/run-in-thread.ts'
import { checkInThread } from './full-check.ts'

/**
 * Why this file may not be printed or exported: its log is broken, or its projections differ from the log. Cached until another program
 * writes to the file.
 */
const printTrouble = (db: ReadableDb): ByLanguage<string> | null =>
  cellValue(cachesOf(db).printTrouble, dataVersion(db), () => verify(db).text)

/** Checks without blocking the desk; undefined if it was cancelled. */
export const whyNotPrintable = async ({ db, file }: Checkable, signal?: AbortSignal): Promise<ByLanguage<string> | null | undefined> => {
  const others = dataVersion(db)
  const known = cachesOf(db).printTrouble
  if (hasValue(known, others) || isReadHere(db)) return printTrouble(db)
  const checked = await checkInThread({ file, from: 'here' }, signal)
  if (checked) cacheCheckResult(db, others, checked.text)
  return checked?.text
}

type Checkable = { readonly db: ReadableDb; readonly file: string }

/** Stores the result of a full check in the background, unless another program has written since it began. Never throws. */
export const cacheCheckResult = (db: ReadableDb, others: number, trouble: ByLanguage<string> | null): void => {
  try {
    if (dataVersion(db) === others) setCell(cachesOf(db).printTrouble, others, trouble)
  } catch {
    // the file can't be read now: it is checked again before it is printed or exported
  }
}
