import { realpathSync, statSync } from 'node:fs'
import type { ByLanguage } from '../../engine/model/language.ts'
import { misplacedWords, troubled } from '../messages/messages.ts'
import type { FilePlace, ReadableDb } from '../sqlite/handle.ts'

/** Remembers the paths and inodes of an open file, its write-ahead log and the log's index, on which all programs lock. */
export const notePlace = (db: ReadableDb): void => {
  const file = realpathSync(db.name)
  const hasLog = db.pragma('journal_mode', { simple: true }) === 'wal'
  db.state.places = (hasLog ? [file, `${file}-wal`, `${file}-shm`] : [file]).flatMap((path): readonly FilePlace[] => {
    const inode = inodeAt(path)
    return inode === undefined ? [] : [{ path, inode }]
  })
}

/**
 * Writes survive only as long as the file and its write-ahead log keep their names. Returns what happened to the first that was moved,
 * deleted, or replaced (for example by a sync folder); null if all are in place.
 */
export const misplacedIn = ({ state }: ReadableDb): ByLanguage<string> | null => {
  const lost = state.places.find(({ path, inode }) => inodeAt(path) !== inode)
  return lost ? (inodeAt(lost.path) === undefined ? misplacedWords.gone(lost.path) : misplacedWords.replaced(lost.path)) : null
}

/** Thrown after a commit into a file that is no longer at its path. */
export const misplacedError = (why: ByLanguage<string>): Error => Object.assign(troubled(why), { code: MISPLACED })
export const isMisplaced = (error: unknown): boolean => (error as { readonly code?: unknown }).code === MISPLACED
const MISPLACED = 'MISPLACED'

/** Undefined if nothing is there or it can't be read. */
const inodeAt = (path: string): string | undefined => {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}
