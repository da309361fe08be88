import Database from 'better-sqlite3'

/** Whether SQLite could not do what was asked: the disk, damage, another program. Anything else is a fault of ours. */
export const isSqliteError = (error: unknown): boolean => error instanceof Database.SqliteError
