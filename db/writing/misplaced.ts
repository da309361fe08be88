import { realpathSync, statSync } from 'node:fs'
import type { ByLanguage } from '../../engine/model/language.ts'
import { misplacedWords, troubled } from '../messages/messages.ts'
import type { ReadableDb } from '../sqlite/handle.ts'

/** A path, and the inode that was there when the file was opened. */
type Place = { readonly path: string; readonly inode: string }
const places = new WeakMap<ReadableDb, readonly Place[]>()

/** Remembers where an open file is on the disk, its write-ahead log, and the index of that, on which all programs lock. */
export const notePlace = (db: ReadableDb): void => {
  const file = realpathSync(db.name)
  const hasLog = db.pragma('journal_mode', { simple: true }) === 'wal'
  places.set(
    db,
    (hasLog ? [file, `${file}-wal`, `${file}-shm`] : [file]).flatMap((path) => {
      const inode = inodeAt(path)
      return inode === undefined ? [] : [{ path, inode }]
    }),
  )
}

/**
 * What is written through an open file stays on the disk only as long as the file and its write-ahead log have their names. Answers what happened to the
 * first of them that is no longer what was opened there, as after it was moved, deleted, or replaced by a sync folder; null where all are.
 */
export const misplacedIn = (db: ReadableDb): ByLanguage<string> | null => {
  const lost = places.get(db)?.find(({ path, inode }) => inodeAt(path) !== inode)
  return lost ? (inodeAt(lost.path) === undefined ? misplacedWords.gone(lost.path) : misplacedWords.replaced(lost.path)) : null
}

/** Thrown after a commit that went into a file which is no longer at its place. */
export const misplacedError = (why: ByLanguage<string>): Error => Object.assign(troubled(why), { code: MISPLACED })
export const isMisplaced = (error: unknown): boolean => (error as { readonly code?: unknown }).code === MISPLACED
const MISPLACED = 'MISPLACED'

/** Undefined where nothing is there, or it can't be known. */
const inodeAt = (path: string): string | undefined => {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}
