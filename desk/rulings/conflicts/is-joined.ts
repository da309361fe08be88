import { HASH_LENGTH } from '../../../db/log/entry.ts'
import { dataVersion, type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { cellValue } from '../../context/caches/cell.ts'
import { cachesOf } from '../../context/caches/file-caches.ts'

/**
 * Whether authors wrote concurrently: the log has several heads, or an entry that joined some. A device that continues
 * another's file joins nothing. Only entries of other devices change the answer: from another connection, or inserted by this one.
 */
export const isJoined = (db: ReadableDb): boolean => {
  // also in a file of one device: concurrent acts of an offline tablet
  if (sql<0 | 1>(db, CROSSED).pluck().get() === 1) return true
  return cellValue(
    cachesOf(db).isJoined,
    dataVersion(db),
    () => sql<0 | 1>(db, DEVICES).pluck().get() === 1 && sql<0 | 1>(db, JOINED).pluck().get() === 1,
  )
}

const CROSSED = `SELECT EXISTS (SELECT 1 FROM event WHERE crossed IS NOT NULL) OR EXISTS (SELECT 1 FROM latest WHERE what = 'hand-crossed')`
const DEVICES = 'SELECT (SELECT min(device) FROM entry) IS NOT (SELECT max(device) FROM entry)'
/** An entry names one hash that it saw, or several, which it joined. */
const JOINED = `SELECT (SELECT count(*) FROM head) > 1 OR EXISTS (SELECT 1 FROM entry WHERE length(previous) > ${HASH_LENGTH})`
