import type Database from 'better-sqlite3'
import type { Result } from '../../engine/model/result.ts'
import { closeFileToOthers } from '../disk/permissions.ts'
import { fileWords, saidBy, troubled } from '../messages/messages.ts'
import { rebuild } from '../projections/rebuild.ts'
import { canReadMore } from '../projections/unknown-entries.ts'
import { migrate } from '../schema/migrate.ts'
import { MIGRATIONS } from '../schema/migrations/list.ts'
import { schemaTrouble } from '../schema/schema.ts'
import { type ReadableDb, sql, type WritableDb, writableHandle } from '../sqlite/handle.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { BUSY_TIMEOUT } from '../sqlite/settings.ts'
import { type OpenRefusal, openRefusal, peekAtHeader } from './check-header.ts'
import { foreignLog } from './foreign-log.ts'

/** A connection for writing, without settings yet. */
export const openConnection = (file: string, device: string): WritableDb => {
  closeFileToOthers(file)
  return writableHandle(openDatabase(file, { fileMustExist: true, timeout: BUSY_TIMEOUT }), device)
}

/** Opens one of our files. Any failure becomes a refusal that names the file. */
export const openGuarded = <T>(file: string, open: () => T, done: 'opened' | 'rebuilt' = 'opened'): Result<T, OpenRefusal> => {
  const foreign = foreignLog(file)
  const refused = foreign ? openRefusal({ reason: 'not-readable' }, foreign) : peekAtHeader(file)
  if (refused) return { ok: false, error: refused }
  try {
    return { ok: true, value: open() }
  } catch (error) {
    const why = saidBy(error)
    return {
      ok: false,
      error: { ...openRefusal({ reason: isDamage(error) ? 'damaged' : 'not-readable' }, fileWords.failed(file, done, why)), why },
    }
  }
}

/** Whether SQLite or our checks found damage; any other error comes from the machine. */
const isDamage = (error: unknown): boolean => {
  const { code = '', text } = error as { code?: unknown; text?: unknown }
  return text !== undefined || /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(String(code))
}

/** Returns the connection, or closes it if the first step fails. */
export const closedOnError = <T extends Database.Database>(db: T, what: (db: T) => void): T => {
  try {
    what(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Migrates a file to the newest version, all or nothing: the file and its projections always agree. */
export const migrateToNewest = (db: WritableDb): void => {
  if (db.transaction(() => isOursOfToday(db) && !canReadMore(db))()) return
  db.transaction(() => {
    if (isOursOfToday(db)) {
      if (canReadMore(db)) rebuild(db)
    } else if (migrate(db) && sql(db, 'SELECT 1 FROM entry LIMIT 1').get()) rebuild(db)
  }).immediate()
  db.pragma('wal_checkpoint(TRUNCATE)')
}

/** Whether the file has the newest version. Throws if its schema differs in any way from that of its version. */
const isOursOfToday = (db: WritableDb): boolean => {
  const version = db.pragma('user_version', { simple: true }) as number
  const trouble = schemaTrouble(db, version)
  if (trouble) throw troubled(fileWords.rebuildMends(trouble))
  return version === MIGRATIONS.length
}

/** Whether the file's number is that of the newest version. */
export const isOfToday = (db: ReadableDb): boolean => db.pragma('user_version', { simple: true }) === MIGRATIONS.length
