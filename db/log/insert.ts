import { type SqlValue, sql, type WritableDb } from '../sqlite/handle.ts'
import type { Entry } from './entry.ts'

/** The columns of an entry, for each SELECT and INSERT of a whole entry. The place comes first. */
export const ENTRY_COLUMNS = 'seq, device, number, at, by, kind, version, body, previous, hash'

/** Inserts an entry unchanged. Throws if the file does not store it, as when a foreign trigger swallows it. */
export const insertEntry = (db: WritableDb, entry: Entry): void => {
  const { seq, device, number, at, by, kind, version, body, previous, hash } = entry
  const columns: SqlValue[] = [seq, device, number, at, by, kind, version, body, previous, hash]
  const { changes } = sql(db, INSERT).run(...columns)
  if (changes !== 1) throw new Error(`entry ${seq} was not taken by the file`)
}

const INSERT = `INSERT INTO entry (${ENTRY_COLUMNS}) VALUES (${ENTRY_COLUMNS.replaceAll(/\w+/g, '?')})`
