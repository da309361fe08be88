import type Database from 'better-sqlite3'

/** How long to wait for another program that is writing to the same file, in ms. */
export const BUSY_TIMEOUT = 5000

/** Number of 4 kB pages in the write-ahead log at which an act checkpoints it; the desk does so earlier, while idle. */
const CHECKPOINT_AT = 4000

/**
 * The schema in a file is not trusted: its views, triggers and defaults may not call functions with side effects or read other data.
 * (better-sqlite3 turns `defensive` on itself: no statement changes the schema table.)
 */
export const distrustSchema = (db: Database.Database): void => {
  db.pragma('trusted_schema = OFF')
  db.pragma('cell_size_check = ON')
}

/** Settings of every connection: the schema is not trusted, foreign keys hold, and a commit is synced before it returns. */
export const applySettings = (db: Database.Database, how: 'to read' | 'to write'): void => {
  distrustSchema(db)
  db.pragma('foreign_keys = ON')
  db.pragma('recursive_triggers = ON')
  if (how === 'to read') return
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma(`wal_autocheckpoint = ${CHECKPOINT_AT}`)
}
