import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, constants, copyFileSync, existsSync, fsyncSync, linkSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { Result } from '../engine/result.ts'
import { deviceId } from './device.ts'
import { type ReadableDb, sql, type WritableDb } from './handle.ts'
import { mayWrite } from './may-write.ts'
import { APPLICATION_ID, migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { type OpenRefusal, peek } from './peek.ts'
import { rebuild } from './rebuild.ts'
import { schemaTrouble } from './schema.ts'
import { BUSY_TIMEOUT, settle } from './settings.ts'

/**
 * Opens a tournament to write in it, bringing it up to this program's version. A file whose tables or guards are not ours is refused:
 * what is written there might not stay.
 */
export const openFile = (file: string, device = deviceId()): Result<WritableDb, OpenRefusal> =>
  guarded(file, () =>
    closedOnError(connection(file, device), (db) => {
      settle(db, 'to write')
      bringUp(db)
    }),
  )

/** All or nothing: a file is of one version or the other, its projections with it. */
const bringUp = (db: WritableDb): void => {
  if (db.transaction(() => isOursOfToday(db))()) return
  db.transaction(() => {
    if (!isOursOfToday(db) && migrate(db) && sql(db, 'SELECT 1 FROM entry LIMIT 1').get()) rebuild(db)
  }).immediate()
  db.pragma('wal_checkpoint(TRUNCATE)')
}

/** Whether the file is of today's version; refused where it is not to the letter what a file of its version is. */
const isOursOfToday = (db: WritableDb): boolean => {
  const version = db.pragma('user_version', { simple: true }) as number
  const trouble = schemaTrouble(db, version)
  if (trouble) throw new Error(`${trouble} (shinpan rebuild makes them anew)`)
  return version === MIGRATIONS.length
}

/** Makes everything but the log of a file anew, whatever became of it; answers how many entries were gone through. */
export const rebuildFile = (file: string, device = deviceId()): Result<number, OpenRefusal> =>
  guarded(file, () => rebuilt(connection(file, device)), 'rebuilt')

const rebuilt = (db: WritableDb): number => {
  try {
    settle(db, 'to write')
    return rebuild(db)
  } finally {
    db.close()
  }
}

/**
 * Opens a tournament to read only, leaving nothing behind. Where this user may not write beside the file, or where it would have to be
 * brought up to this version first, a copy is read.
 */
export const openToRead = (file: string): Result<ReadableDb, OpenRefusal> => {
  const inPlace = mayWrite(file) ? guarded(file, () => reading(file, false)) : readingAlong(file)
  if (inPlace && (!inPlace.ok || isOfToday(inPlace.value))) return inPlace
  if (inPlace?.ok) inPlace.value.close()
  return guarded(file, () => readingCopy(file))
}

/** Somebody who may write has the file open: all that reading needs is there. Undefined where nobody has, or no longer. */
const readingAlong = (file: string): Result<ReadableDb, OpenRefusal> | undefined => {
  const opened = existsSync(`${file}-wal`) && existsSync(`${file}-shm`) ? guarded(file, () => reading(file, true)) : undefined
  return opened?.ok ? opened : undefined
}

const connection = (file: string, device: string): WritableDb =>
  Object.assign(new Database(file, { fileMustExist: true, timeout: BUSY_TIMEOUT }), { device }) as unknown as WritableDb

/** A connection that may write leaves no files beside it when it closes; `query_only` keeps it from writing. */
const reading = (file: string, readonly: boolean): ReadableDb =>
  closedOnError(new Database(file, { readonly, fileMustExist: true, timeout: BUSY_TIMEOUT }) as unknown as ReadableDb, (db) => {
    db.pragma('query_only = ON')
    settle(db, 'to read')
    // the first look at the file, where trouble shows
    db.pragma('user_version')
  })

const isOfToday = (db: ReadableDb): boolean => db.pragma('user_version', { simple: true }) === MIGRATIONS.length

/** A copy of the file, with what was committed last. It has no name any more once it is open; where that can't be, it goes when it is closed. */
const readingCopy = (file: string): ReadableDb => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-read-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const copy = join(folder, 'copy')
    for (const end of existsSync(`${file}-wal`) ? ['', '-wal'] : ['']) {
      copyFileSync(`${file}${end}`, `${copy}${end}`, constants.COPYFILE_FICLONE)
      chmodSync(`${copy}${end}`, 0o600)
    }
    const newer = peek(copy)
    if (newer) throw new Error(newer.detail.replaceAll(copy, 'it'))
    const db: ReadableDb = closedOnError(connection(copy, ''), (db) => {
      settle(db, 'to write')
      if (!isOfToday(db)) bringUp(db)
      // without a log beside it, so that nothing is looked for under its name later
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

const closedOnError = <T extends Database.Database>(db: T, what: (db: T) => void): T => {
  try {
    what(db)
    return db
  } catch (error) {
    db.close()
    throw error
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

const guarded = <T>(file: string, open: () => T, done = 'opened'): Result<T, OpenRefusal> => {
  const refusal = peek(file)
  if (refusal) return { ok: false, error: refusal }
  try {
    return { ok: true, value: open() }
  } catch (error) {
    return { ok: false, error: { reason: 'damaged', detail: `${file} can't be ${done}: ${(error as Error).message}` } }
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
