import type Database from 'better-sqlite3'
import type { Result } from '../../engine/model/result.ts'
import { closeFileToOthers } from '../disk/permissions.ts'
import { fileWords, saidBy, troubled } from '../messages/messages.ts'
import { rebuild } from '../projections/rebuild.ts'
import { canReadMore } from '../projections/unknown-entries.ts'
import { migrate } from '../schema/migrate.ts'
import { MIGRATIONS } from '../schema/migrations/list.ts'
import { schemaTrouble } from '../schema/schema.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { BUSY_TIMEOUT } from '../sqlite/settings.ts'
import { type OpenRefusal, peek, refusal } from './check-header.ts'

/** A connection to write, as yet without settings. */
export const connection = (file: string, device: string): WritableDb => {
  closeFileToOthers(file)
  return Object.assign(openDatabase(file, { fileMustExist: true, timeout: BUSY_TIMEOUT }), { device }) as unknown as WritableDb
}

/** Does something with a file that is one of ours; what goes wrong is a refusal that names it. */
export const guarded = <T>(file: string, open: () => T, done: 'opened' | 'rebuilt' = 'opened'): Result<T, OpenRefusal> => {
  const refused = peek(file)
  if (refused) return { ok: false, error: refused }
  try {
    return { ok: true, value: open() }
  } catch (error) {
    const why = saidBy(error)
    return {
      ok: false,
      error: { ...refusal({ reason: isDamage(error) ? 'damaged' : 'not-readable' }, fileWords.failed(file, done, why)), why },
    }
  }
}

/** What SQLite or our own look at the file found wrong with it; anything else lies with the machine. */
const isDamage = (error: unknown): boolean => {
  const { code = '', text } = error as { code?: unknown; text?: unknown }
  return text !== undefined || /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(String(code))
}

/** The connection, or none where what is to be done with it first fails. */
export const closedOnError = <T extends Database.Database>(db: T, what: (db: T) => void): T => {
  try {
    what(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Brings a file up to today's version, all or nothing: a file is of one version or the other, its projections with it. */
export const bringUp = (db: WritableDb): void => {
  if (db.transaction(() => isOursOfToday(db) && !canReadMore(db))()) return
  db.transaction(() => {
    if (isOursOfToday(db)) {
      if (canReadMore(db)) rebuild(db)
    } else if (migrate(db) && sql(db, 'SELECT 1 FROM entry LIMIT 1').get()) rebuild(db)
  }).immediate()
  db.pragma('wal_checkpoint(TRUNCATE)')
}

/** Whether the file is of today's version; refused where it is not to the letter what a file of its version is. */
const isOursOfToday = (db: WritableDb): boolean => {
  const version = db.pragma('user_version', { simple: true }) as number
  const trouble = schemaTrouble(db, version)
  if (trouble) throw troubled(fileWords.rebuildMends(trouble))
  return version === MIGRATIONS.length
}

/** Whether a file is of today's version, by its number. */
export const isOfToday = (db: ReadableDb): boolean => db.pragma('user_version', { simple: true }) === MIGRATIONS.length
