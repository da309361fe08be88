import type Database from 'better-sqlite3'

/** How long a program waits for another that is writing the same file, in milliseconds. */
export const BUSY_TIMEOUT = 5000

/** How many pages of 4 kB are left in the write-ahead log before an act brings them into the file itself; the desk does so sooner, while nobody waits. */
const CHECKPOINT_AT = 4000

/**
 * The file's own text is not trusted: neither views nor guards nor defaults may call what has effects or gives away what others hold. (better-sqlite3 turns `defensive` on itself:
 * no statement changes the schema's own table.)
 */
export const distrust = (db: Database.Database): void => {
  db.pragma('trusted_schema = OFF')
  db.pragma('cell_size_check = ON')
}

/** What holds for every connection: the file's own text is not trusted, references hold, and what is answered has been synced. */
export const settle = (db: Database.Database, how: 'to read' | 'to write'): void => {
  distrust(db)
  db.pragma('foreign_keys = ON')
  db.pragma('recursive_triggers = ON')
  if (how === 'to read') return
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma(`wal_autocheckpoint = ${CHECKPOINT_AT}`)
}
