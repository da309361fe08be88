import type { ByLanguage } from '../../engine/model/language.ts'
import { endTrouble } from '../log/check-end.ts'
import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { verify } from './verify.ts'

/** Up to so many entries the whole log and every page are checked before the file is written to: 0.15 s. */
const CHECKED_FIRST = 10_000

/** Up to so many, everything that is made from the log too: another 0.1 s. */
const CHECKED_WITH_PROJECTIONS = 500

/** Whether a file is so large that it is checked in a thread while people work (`troubleBeforeWriting` looks at its end alone). */
export const isCheckedLater = (db: ReadableDb): boolean => entriesIn(db) > CHECKED_FIRST

/** Whether a file that is opened to be written to is so small that everything in it has been checked then. */
export const isCheckedWhole = (db: ReadableDb): boolean => entriesIn(db) <= CHECKED_WITH_PROJECTIONS

/** Why a file must not be written to, as far as that can be found out while somebody waits for it to open. */
export const troubleBeforeWriting = (db: ReadableDb): ByLanguage<string> | null => {
  const entries = entriesIn(db)
  return entries > CHECKED_FIRST ? endTrouble(db) : verify(db, { projections: isCheckedWhole(db) }).text
}

const entriesIn = (db: ReadableDb): number => sql<number | null>(db, 'SELECT max(seq) FROM entry').pluck().get() ?? 0
