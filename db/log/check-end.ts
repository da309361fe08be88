import type { ByLanguage } from '../../engine/model/language.ts'
import { logWords } from '../messages/messages.ts'
import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { type Entry, hashOfEntry } from './entry.ts'
import { ENTRY_COLUMNS } from './insert.ts'

/** Number of newest entries checked when a file is opened; the others are checked while people work. */
const LOOKED_AT = 100

/** The first fault at the end of a log, where crashes and bad disks show first. The cost does not depend on the file's size. */
export const endTrouble = (db: ReadableDb): ByLanguage<string> | null => {
  const entries = sql<Entry>(db, NEWEST).all(LOOKED_AT)
  const wrong = entries.toReversed().find((entry) => !hashOfEntry(entry).equals(entry.hash))
  if (wrong) return logWords.entry(wrong.seq, wrong.device, wrong.number, logWords.hash)
  const cut = sql<number>(db, 'SELECT entry FROM head WHERE NOT EXISTS (SELECT 1 FROM entry WHERE entry.hash = head.hash)').pluck().get()
  return cut === undefined ? null : logWords.cut(cut)
}

const NEWEST = `SELECT ${ENTRY_COLUMNS} FROM entry ORDER BY seq DESC LIMIT ?`
