import Database from 'better-sqlite3'

/** Loads SQLite into this thread, which opening the first file would do else. */
export const loadSqlite = (): void => void new Database(':memory:').close()
