import type Database from 'better-sqlite3'

/** How long a program waits for another that is writing the same file, in milliseconds. */
export const BUSY_TIMEOUT = 5000

/** What holds for every connection: the file's own text is not trusted, references hold, and what is answered has been synced. */
export const settle = (db: Database.Database, how: 'to read' | 'to write'): void => {
  db.pragma('trusted_schema = OFF')
  db.pragma('foreign_keys = ON')
  db.pragma('recursive_triggers = ON')
  db.pragma('cell_size_check = ON')
  if (how === 'to read') return
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
}
