import type { ReadableDb } from '../../db/handle.ts'
import { verify } from '../../db/verify.ts'
import type { ByLanguage } from '../../engine/language.ts'

/**
 * Why nothing of this file may go on paper: its log is broken, or what is made from the log is not what the log says. Looked at again
 * only when another program has written to the file since.
 */
export const paperTrouble = (db: ReadableDb): ByLanguage<string> | null => {
  const others = writtenByOthers(db)
  const before = looked.get(db)
  if (before?.others === others) return before.trouble
  const { text: trouble } = verify(db)
  looked.set(db, { others, trouble })
  return trouble
}

/** Notes what a full check in the background has found, where no other program has written since it began: it need not be made again. */
export const noteChecked = (db: ReadableDb, others: number, trouble: ByLanguage<string> | null): void => {
  if (writtenByOthers(db) === others) looked.set(db, { others, trouble })
}

/** Changes whenever another program has written to the file. */
export const writtenByOthers = (db: ReadableDb): number => db.pragma('data_version', { simple: true }) as number

const looked = new WeakMap<ReadableDb, { readonly others: number; readonly trouble: ByLanguage<string> | null }>()
