import { verify } from '../../../db/file/verify.ts'
import { head } from '../../../db/log/read.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { checkInThread } from './full-check.ts'

/**
 * Why this file may not be printed or exported: its log is broken, or its projections differ from the log. Cached until another program
 * writes to the file.
 */
const paperTrouble = (db: ReadableDb): ByLanguage<string> | null => {
  const others = dataVersion(db)
  const before = looked.get(db)
  if (before?.others === others) return before.trouble
  const { text: trouble } = verify(db)
  looked.set(db, { others, trouble })
  return trouble
}

/** A file with more entries than this is checked in a thread, so that the desk stays responsive. */
const MANY = 5000

/** Checks without blocking the desk; undefined if it was cancelled. */
export const whyNotPrintable = async ({ db, file }: Checkable, signal?: AbortSignal): Promise<ByLanguage<string> | null | undefined> => {
  const others = dataVersion(db)
  const before = looked.get(db)
  if (before?.others === others || (head(db)?.seq ?? 0) <= MANY) return paperTrouble(db)
  const checked = await checkInThread({ file, from: 'here' }, signal)
  if (checked) cacheCheckResult(db, others, checked.text)
  return checked?.text
}

type Checkable = { readonly db: ReadableDb; readonly file: string }

/** Stores the result of a full check in the background, unless another program has written since it began. Never throws. */
export const cacheCheckResult = (db: ReadableDb, others: number, trouble: ByLanguage<string> | null): void => {
  try {
    if (dataVersion(db) === others) looked.set(db, { others, trouble })
  } catch {
    // the file can't be read now: it is checked again before it is printed or exported
  }
}

/** Changes whenever another program writes to the file. */
export const dataVersion = (db: ReadableDb): number => db.pragma('data_version', { simple: true }) as number

const looked = new WeakMap<ReadableDb, { readonly others: number; readonly trouble: ByLanguage<string> | null }>()
