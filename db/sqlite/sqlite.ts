import Database from 'better-sqlite3'

/** Loads SQLite into this thread, so that opening the first file is faster. */
export const loadSqlite = (): void => void new Database(':memory:').close()

/** Whether SQLite failed because of the disk, damage or another program. Any other error is a bug. */
export const isSqliteError = (error: unknown): boolean => error instanceof Database.SqliteError
