import Database from 'better-sqlite3'

/** Loads SQLite into this thread, so that opening the first file need not. */
export const loadSqlite = (): void => void new Database(':memory:').close()

/** Whether SQLite could not do what was asked: the disk, damage, another program. Any other error is a fault of this program. */
export const isSqliteError = (error: unknown): boolean => error instanceof Database.SqliteError
