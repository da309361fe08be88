import { verify } from '../../../db/file/verify.ts'
import { head } from '../../../db/log/read.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { checkedApart } from './full-check.ts'

/**
 * Why nothing of this file may go on paper: its log is broken, or what is made from the log is not what the log says. Looked at again
 * only when another program has written to the file since.
 */
const paperTrouble = (db: ReadableDb): ByLanguage<string> | null => {
  const others = writtenByOthers(db)
  const before = looked.get(db)
  if (before?.others === others) return before.trouble
  const { text: trouble } = verify(db)
  looked.set(db, { others, trouble })
  return trouble
}

/** In a file of more entries than this the check is made in a thread of its own, so that nobody waits for it. */
const MANY = 5000

/** The same, while others go on; undefined where it was stopped. */
export const paperTroubleApart = async ({ db, file }: Checkable, signal?: AbortSignal): Promise<ByLanguage<string> | null | undefined> => {
  const others = writtenByOthers(db)
  const before = looked.get(db)
  if (before?.others === others || (head(db)?.seq ?? 0) <= MANY) return paperTrouble(db)
  const checked = await checkedApart({ file, from: 'here' }, signal)
  if (checked) noteChecked(db, others, checked.text)
  return checked?.text
}

type Checkable = { readonly db: ReadableDb; readonly file: string }

/** Notes what a full check in the background has found, where no other program has written since it began: it need not be made again. Never throws. */
export const noteChecked = (db: ReadableDb, others: number, trouble: ByLanguage<string> | null): void => {
  try {
    if (writtenByOthers(db) === others) looked.set(db, { others, trouble })
  } catch {
    // a file that can't be read just now: it is checked again before anything goes on paper
  }
}

/** Changes whenever another program has written to the file. */
export const writtenByOthers = (db: ReadableDb): number => db.pragma('data_version', { simple: true }) as number

const looked = new WeakMap<ReadableDb, { readonly others: number; readonly trouble: ByLanguage<string> | null }>()
