import type { ReadableDb } from '../../db/handle.ts'
import { head } from '../../db/log/read.ts'
import type { OpenFile } from '../office.ts'
import { allBackups } from './backup-place.ts'

/** What is known of the backups of a file that is being opened. */
export const backupsBefore = (home: string, file: string, db: ReadableDb): OpenFile['backup'] => {
  const [newest] = allBackups(home, file).filter(({ round }) => round !== null)
  const last = head(db)
  const isCovered = newest && last && new Date(last.at) < newest.at
  return { at: newest?.at ?? null, entries: isCovered ? last.seq : 0, round: newest?.round ?? null, trouble: null, tried: null }
}
