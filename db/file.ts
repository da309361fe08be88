import { randomBytes } from 'node:crypto'
import { accessSync, closeSync, constants, copyFileSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { Result } from '../engine/result.ts'
import { deviceId } from './device.ts'
import { type ReadableDb, sql, type WritableDb } from './handle.ts'
import { APPLICATION_ID, migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { type OpenRefusal, peek } from './peek.ts'
import { rebuild } from './rebuild.ts'
import { BUSY_TIMEOUT, settle } from './settings.ts'

/** Opens a tournament to write in it, bringing it up to this program's version. */
export const openFile = (file: string, device = deviceId()): Result<WritableDb, OpenRefusal> =>
  guarded(file, () => {
    const db = Object.assign(new Database(file, { fileMustExist: true, timeout: BUSY_TIMEOUT }), { device }) as unknown as WritableDb
    try {
      settle(db, 'to write')
      if (migrate(db)) {
        if (sql(db, 'SELECT 1 FROM entry LIMIT 1').get()) rebuild(db)
        db.pragma('wal_checkpoint(TRUNCATE)')
      }
      return db
    } catch (error) {
      db.close()
      throw error
    }
  })

/** Opens a tournament to read only. A file of an older version is refused: it would have to be changed first. */
export const openToRead = (file: string): Result<ReadableDb, OpenRefusal> =>
  guarded(file, () => {
    // a connection that may write leaves no files beside it when it closes; `query_only` keeps it from writing
    const db = new Database(file, { readonly: !mayWrite(file), fileMustExist: true, timeout: BUSY_TIMEOUT }) as unknown as ReadableDb
    db.pragma('query_only = ON')
    settle(db, 'to read')
    if ((db.pragma('user_version', { simple: true }) as number) < MIGRATIONS.length) {
      db.close()
      throw new Error('it is of an older version and must be opened for writing once')
    }
    return db
  })

/** Whether this user may write the file. */
export const mayWrite = (file: string): boolean => {
  try {
    accessSync(file, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Makes a new tournament file; `fill` writes its first entries. The file appears under its name only once it is whole and synced,
 * and never in place of another one.
 */
export const createFile = (file: string, fill: (db: WritableDb) => void, device = deviceId()): Result<WritableDb, OpenRefusal> => {
  if (existsSync(file)) return { ok: false, error: { reason: 'exists', detail: `${file} exists already` } }
  const draft = join(dirname(file), `.new-${randomBytes(6).toString('hex')}`)
  try {
    const db = Object.assign(new Database(draft), { device }) as unknown as WritableDb
    try {
      db.pragma(`application_id = ${APPLICATION_ID}`)
      migrate(db)
      fill(db)
    } finally {
      db.close()
    }
    sync(draft, 'r+')
    put(draft, file)
    if (process.platform !== 'win32') sync(dirname(file), 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      return { ok: false, error: { reason: 'exists', detail: `${file} exists already` } }
    return { ok: false, error: { reason: 'not-readable', detail: `${file} can't be made: ${(error as Error).message}` } }
  } finally {
    rmSync(draft, { force: true })
  }
  return openFile(file, device)
}

const guarded = <T extends ReadableDb>(file: string, open: () => T): Result<T, OpenRefusal> => {
  const refusal = peek(file)
  if (refusal) return { ok: false, error: refusal }
  try {
    return { ok: true, value: open() }
  } catch (error) {
    return { ok: false, error: { reason: 'damaged', detail: `${file} can't be opened: ${(error as Error).message}` } }
  }
}

/** Under its name in one step, never over another file; on disks without links (memory sticks) as a copy. */
const put = (draft: string, file: string): void => {
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    copyFileSync(draft, file, constants.COPYFILE_EXCL)
    sync(file, 'r+')
  }
}

const sync = (path: string, how: 'r' | 'r+'): void => {
  const open = openSync(path, how)
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
