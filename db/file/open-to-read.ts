import { chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { ByLanguage } from '../../engine/model/language.ts'
import type { Result } from '../../engine/model/result.ts'
import { mayWrite } from '../disk/permissions.ts'
import { copiesOfThread, removeForgottenCopies } from '../disk/reading-copies.ts'
import { aboutIt, fileWords, saidBy, troubled } from '../messages/messages.ts'
import { foreignObjectIn } from '../schema/schema.ts'
import { type ReadableDb, readableHandle, sql } from '../sqlite/handle.ts'
import { closing, openDatabase } from '../sqlite/open-database.ts'
import { unlessOpen } from '../sqlite/open-files.ts'
import { applySettings, BUSY_TIMEOUT, distrustSchema } from '../sqlite/settings.ts'
import { type OpenRefusal, peekAtHeader } from './check-header.ts'
import { closedOnError, isOfToday, migrateToNewest, openConnection, openGuarded } from './connection.ts'
import { brokenLog } from './raw/broken-wal.ts'

/**
 * Opens a tournament read-only and leaves nothing behind. Reads a copy if this user may not write beside the file or it would need a
 * migration.
 */
export const openToRead = (file: string): Result<ReadableDb, OpenRefusal> => {
  // closing it would delete the damaged log, and with it everything after the damage
  if (brokenLog(file)) return openGuarded(file, () => readingCopy(file))
  const inPlace = mayWrite(file) ? openGuarded(file, () => reading(file, false)) : readingAlong(file)
  if (inPlace && (!inPlace.ok || isOfToday(inPlace.value))) return inPlace
  if (inPlace?.ok) inPlace.value.close()
  return openGuarded(file, () => readingCopy(file))
}

/** Keeps other programs from writing to a file for as long as it is read here, or lets them. One with a write-ahead log is never locked. */
export const lockToRead = (db: ReadableDb, mode: 'EXCLUSIVE' | 'NORMAL'): void => {
  if (db.pragma('journal_mode', { simple: true }) === 'wal') return
  db.pragma(`locking_mode = ${mode}`)
  // SQLite takes or drops the lock with the next read
  sql(db, 'SELECT 1 FROM sqlite_schema LIMIT 1').get()
}

/** Opens a tournament read-only, reads it once, and closes it. */
export const readFileOnce = <T>(file: string, read: (db: ReadableDb) => T): Result<T, OpenRefusal> => {
  const opened = openToRead(file)
  return opened.ok ? { ok: true, value: closing(opened.value, read) } : opened
}

/** The same. Returns any error in words: another program may have written the file. */
export const readFileSafely = <T>(file: string, read: (db: ReadableDb) => T): Result<T, ByLanguage<string>> => {
  try {
    const done = readFileOnce(file, read)
    return done.ok ? done : { ok: false, error: done.error.text }
  } catch (error) {
    return { ok: false, error: saidBy(error) }
  }
}

/** Reads alongside a program that has the file open for writing. Undefined if none has, or no longer. */
const readingAlong = (file: string): Result<ReadableDb, OpenRefusal> | undefined => {
  const opened = existsSync(`${file}-wal`) && existsSync(`${file}-shm`) ? openGuarded(file, () => reading(file, true)) : undefined
  return opened?.ok ? opened : undefined
}

/** A connection that may write leaves no side files when it closes; `query_only` prevents writing. */
const reading = (file: string, readonly: boolean): ReadableDb =>
  closedOnError(readableHandle(openDatabase(file, { readonly, fileMustExist: true, timeout: BUSY_TIMEOUT })), (db) => {
    db.pragma('query_only = ON')
    applySettings(db, 'to read')
    // the first read of the file, where damage shows
    const stranger = isOfToday(db) ? foreignObjectIn(db) : null
    if (stranger) throw troubled(fileWords.rebuildMends(stranger))
  })

const copyWithLog = (file: string, copy: string): void => {
  for (const end of existsSync(`${file}-wal`) ? ['', '-wal'] : ['']) {
    copyFileSync(`${file}${end}`, `${copy}${end}`, constants.COPYFILE_FICLONE)
    chmodSync(`${copy}${end}`, 0o600)
  }
}

/** The same for a file that another thread has open. */
const copyBySqlite = (file: string, copy: string): void =>
  closing(openDatabase(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT }), (db) => {
    distrustSchema(db)
    db.prepare('VACUUM INTO ?').run(copy)
    chmodSync(copy, 0o600)
  })

/** A copy of the file, including the newest commits. It is unlinked once open; on Windows it is deleted when closed. */
const readingCopy = (file: string): ReadableDb => {
  removeForgottenCopies()
  const folder = mkdtempSync(join(tmpdir(), copiesOfThread(threadId)))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const copy = join(folder, 'copy')
    if (!unlessOpen(file, () => copyWithLog(file, copy))) copyBySqlite(file, copy)
    const newer = peekAtHeader(copy)
    if (newer) throw troubled(aboutIt(newer.text, copy))
    const db: ReadableDb = closedOnError(openConnection(copy, ''), (db) => {
      applySettings(db, 'to write')
      if (!isOfToday(db)) migrateToNewest(db)
      // without a log, so that nothing is looked up under its name later
      db.pragma('journal_mode = DELETE')
      db.pragma('query_only = ON')
    })
    if (process.platform !== 'win32') remove()
    const close = db.close.bind(db)
    db.close = () => {
      close()
      remove()
      return db
    }
    return db
  } catch (error) {
    remove()
    throw error
  }
}
