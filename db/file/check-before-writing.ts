import type { ByLanguage } from '../../engine/model/language.ts'
import { endTrouble } from '../log/check-end.ts'
import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { verify } from './verify.ts'

/** Number of entries up to which the whole log and every page are checked before the file is written to: 0.15 s. */
const CHECKED_FIRST = 10_000

/** Number of entries up to which the projections are checked too: another 0.1 s. */
const CHECKED_WITH_PROJECTIONS = 500

/** Whether a file is so large that a thread checks it while people work. `troubleBeforeWriting` then checks only its end. */
export const isCheckedLater = (db: ReadableDb): boolean => entriesIn(db) > CHECKED_FIRST

/** Whether a file is so small that everything in it is checked when it is opened for writing. */
export const isCheckedWhole = (db: ReadableDb): boolean => entriesIn(db) <= CHECKED_WITH_PROJECTIONS

/** The reason why a file must not be written to, as far as it can be found while the user waits for it to open. */
export const troubleBeforeWriting = (db: ReadableDb): ByLanguage<string> | null => {
  const entries = entriesIn(db)
  return entries > CHECKED_FIRST ? endTrouble(db) : verify(db, { projections: isCheckedWhole(db) }).text
}

const entriesIn = (db: ReadableDb): number => sql<number | null>(db, 'SELECT max(seq) FROM entry').pluck().get() ?? 0
