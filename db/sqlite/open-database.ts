import Database from 'better-sqlite3'
import { connectPatiently, disconnect, slotOf } from './open-files.ts'

/** Opens a connection to a file on disk; the only way to do so. */
export const openDatabase = (file: string, options: Database.Options = {}): Database.Database => {
  for (;;) {
    const before = slotOf(file)
    if (before !== undefined) connectPatiently(before)
    const db = opened(file, options, before)
    const slot = slotOf(file)
    // opening created it, or another file has replaced it since
    if (slot !== before && before !== undefined) {
      db.close()
      disconnect(before)
      continue
    }
    if (slot !== undefined && before === undefined) connectPatiently(slot)
    return slot === undefined ? db : leavingOnClose(db, slot)
  }
}

/** Closes a connection after a piece of work with it. */
export const closing = <D extends Database.Database, T>(db: D, work: (db: D) => T): T => {
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** A database in memory with the content of a file. SQLite limits it to 1 GB. */
export const copyInMemory = (bytes: Buffer): Database.Database => new Database(bytes)

/** Loads SQLite into this thread, so that opening the first file is faster. */
export const loadSqlite = (): void => void new Database(':memory:').close()

/** Whether SQLite failed because of the disk, damage or another program. Any other error is a bug. */
export const isSqliteError = (error: unknown): boolean => error instanceof Database.SqliteError

/** Whether SQLite failed because another connection has the lock. */
export const isBusy = (error: unknown): boolean => String((error as { readonly code?: unknown }).code).startsWith('SQLITE_BUSY')

const opened = (file: string, options: Database.Options, slot: number | undefined): Database.Database => {
  try {
    return new Database(file, options)
  } catch (error) {
    if (slot !== undefined) disconnect(slot)
    throw error
  }
}

const leavingOnClose = (db: Database.Database, slot: number): Database.Database => {
  const close = db.close.bind(db)
  let isOpen = true
  db.close = () => {
    close()
    if (isOpen) disconnect(slot)
    isOpen = false
    return db
  }
  return db
}
