import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import type { ByLanguage } from '../../engine/model/language.ts'
import { tried } from '../disk/tried.ts'
import { endTrouble } from '../log/check-end.ts'
import { type HeadOfLog, isSameHead, newestHead } from '../log/read.ts'
import { misplacedWords, troubled } from '../messages/messages.ts'
import { type FilePlace, type FileStamp, type ReadableDb, readableHandle } from '../sqlite/handle.ts'
import { closing, openDatabase } from '../sqlite/open-database.ts'
import { distrustSchema } from '../sqlite/settings.ts'

/** Remembers the paths and inodes of an open file, its write-ahead log and the log's index, on which all programs lock. */
export const notePlace = (db: ReadableDb): void => {
  const file = realpathSync(db.name)
  const hasLog = db.pragma('journal_mode', { simple: true }) === 'wal'
  db.state.places = (hasLog ? [file, `${file}-wal`, `${file}-shm`] : [file]).flatMap((path): readonly FilePlace[] => {
    const inode = inodeAt(path)
    return inode === undefined ? [] : [{ path, inode }]
  })
  noteStamp(db)
}

/** Call after a checkpoint, which changes the file. */
export const noteStamp = ({ state }: ReadableDb): void => {
  state.stamp = stampAt(state.places)
}

/**
 * Writes survive only as long as the file and its write-ahead log keep their names and contents. Returns what happened to the first that was
 * moved, deleted, replaced (for example by a sync folder) or overwritten (for example by `cp`); null if all are in place.
 */
export const misplacedIn = (db: ReadableDb): ByLanguage<string> | null => {
  const { state } = db
  const lost = state.places.find(({ path, inode }) => inodeAt(path) !== inode)
  if (lost) return inodeAt(lost.path) === undefined ? misplacedWords.gone(lost.path) : misplacedWords.replaced(lost.path)
  const [file] = state.places
  if (!file) return null
  state.overwritten ||= isOverwritten(db, file.path)
  return state.overwritten ? misplacedWords.overwritten(file.path) : null
}

/**
 * Whether another program wrote over the file or its log without SQLite. This handle would not notice, since it reads from its cache: another
 * one must find the same end of the log. Looks only after a change of the file, which programs make that checkpoint, or if the log is shorter.
 * A log that was cut off during an act is as long as before, because the act went in behind: then there is a hole.
 */
const isOverwritten = (db: ReadableDb, file: string): boolean => {
  const { stamp, places } = db.state
  const now = stampAt(places)
  // inside a transaction another handle does not see what this one has written
  if (!now || !stamp || db.inTransaction) return false
  if (now.log >= stamp.log && stamp.isLogWhole && hasHole(places, stamp.log)) return true
  if (now.file === stamp.file && now.log >= stamp.log) {
    db.state.stamp = now
    return false
  }
  const before = endOf(db)
  // beside an empty file, SQLite would delete the write-ahead log
  const isSame = before && !now.file.startsWith('0:') && isEndedAt(file, before)
  if (isSame) db.state.stamp = now
  // a program may have written in between; if this handle can't read either, the disk is at fault
  return isSame === false && isSameHead(before, endOf(db))
}

const endOf = (db: ReadableDb): HeadOfLog | undefined => tried(() => (endTrouble(db) ? undefined : newestHead(db)))

/** Undefined if the file is busy or its disk is missing, which says nothing about the content. */
const isEndedAt = (file: string, end: HeadOfLog): boolean | undefined => {
  try {
    return closing(readableHandle(openDatabase(file, { readonly: true, fileMustExist: true, timeout: 0 })), (other) => {
      distrustSchema(other)
      return isSameHead(newestHead(other), end) && endTrouble(other) === null
    })
  } catch (error) {
    return DESTROYED.test(String((error as { readonly code?: unknown }).code)) ? false : undefined
  }
}

const DESTROYED = /^SQLITE_(CORRUPT|NOTADB|ERROR|IOERR_SHORT_READ)/

const stampAt = (places: readonly FilePlace[]): FileStamp | null => {
  const [file, log] = places
  if (!file) return null
  const found = statSync(file.path, { bigint: true, throwIfNoEntry: false })
  const size = (log && statSync(log.path, { throwIfNoEntry: false })?.size) ?? 0
  return found ? { file: `${found.size}:${found.mtimeNs}`, log: size, isLogWhole: size > 0 && !hasHole(places, size) } : null
}

/** The header of a write-ahead log, and a frame in it: a head, which begins with the number of its page, and the page. */
const [LOG_HEADER, FRAME] = [32, 24 + 4096]

/** Whether nothing was written where the log begins, or where its last frame begins if it ends there. No lock is on this file. */
const hasHole = ([, log]: readonly FilePlace[], end: number): boolean =>
  log !== undefined &&
  (tried(() => {
    const open = openSync(log.path, 'r')
    try {
      const isEmptyAt = (at: number): boolean => {
        const bytes = Buffer.alloc(4)
        return readSync(open, bytes, 0, bytes.length, at) === bytes.length && bytes.readUInt32BE() === 0
      }
      return isEmptyAt(0) || ((end - LOG_HEADER) % FRAME === 0 && end > LOG_HEADER && isEmptyAt(end - FRAME))
    } finally {
      closeSync(open)
    }
  }) ??
    false)

/** Thrown after a commit into a file that is no longer at its path. */
export const misplacedError = (why: ByLanguage<string>): Error => Object.assign(troubled(why), { code: MISPLACED })
export const isMisplaced = (error: unknown): boolean => (error as { readonly code?: unknown }).code === MISPLACED
const MISPLACED = 'MISPLACED'

/** Undefined if nothing is there or it can't be read. */
const inodeAt = (path: string): string | undefined =>
  tried(() => {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  })
