import { sql, type Value, type WritableDb } from '../sqlite/handle.ts'
import type { Entry } from './entry.ts'

/** The columns of an entry, for every SELECT and INSERT that takes it whole. */
export const COLUMNS = 'seq, device, number, at, by, kind, version, body, previous, hash'

/** Puts an entry into the log as it is. The file must take it: a guard that swallows it would lose it unseen. */
export const insertEntry = (db: WritableDb, entry: Entry): void => {
  const { seq, device, number, at, by, kind, version, body, previous, hash } = entry
  const columns: Value[] = [seq, device, number, at, by, kind, version, body, previous, hash]
  const { changes } = sql(db, INSERT).run(...columns)
  if (changes !== 1) throw new Error(`entry ${seq} was not taken by the file`)
}

const INSERT = `INSERT INTO entry (${COLUMNS}) VALUES (${COLUMNS.replaceAll(/\w+/g, '?')})`
