import { constants, copyFileSync, mkdtempSync, rmSync, type Stats, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { ByLanguage } from '../../engine/model/language.ts'
import { copiesOfThread, removeForgottenCopies } from '../disk/reading-copies.ts'
import { tried } from '../disk/tried.ts'
import { fileWords } from '../messages/messages.ts'
import { type ReadableDb, readableHandle, sql } from '../sqlite/handle.ts'
import { closing, openDatabase } from '../sqlite/open-database.ts'
import { unlessOpen } from '../sqlite/open-files.ts'
import { distrustSchema } from '../sqlite/settings.ts'

/**
 * Whether the write-ahead log beside a file was written for another one that had its name: a backup was put in the place of a file that was open at a
 * loss of power. SQLite would mix the two. A file that was made or written after its log is tried as a copy, with the log and without.
 */
export const foreignLog = (file: string): ByLanguage<string> | null => {
  const found = partsOf(file)
  if (!found.log || !found.main?.isFile() || found.log.size === 0 || !isLater(found.main, found.log)) return null
  const { value } = unlessOpen(file, () => tried(() => isForeign(file))) ?? {}
  // a program that writes to the file has its own log
  return value === true && isUnchanged(found, partsOf(file)) ? fileWords.foreignLog(file) : null
}

type Parts = { readonly main: Stats | undefined; readonly log: Stats | undefined }
const partsOf = (file: string): Parts => ({ main: tried(() => statSync(file)), log: tried(() => statSync(`${file}-wal`)) })
const isUnchanged = (before: Parts, now: Parts): boolean =>
  (['main', 'log'] as const).every((part) => before[part]?.mtimeMs === now[part]?.mtimeMs && before[part]?.size === now[part]?.size)

/** SQLite writes the file after its log only at a checkpoint, most of which follow a commit at once. */
const isLater = (main: Stats, log: Stats): boolean => main.birthtimeMs > log.mtimeMs || main.mtimeMs > log.mtimeMs + CHECKPOINT
const CHECKPOINT = 2000

const isForeign = (file: string): boolean => {
  removeForgottenCopies()
  const folder = mkdtempSync(join(tmpdir(), copiesOfThread(threadId)))
  try {
    const [alone, together] = ['alone', 'together'].map((name) => join(folder, name)) as [string, string]
    for (const copy of [alone, together]) copyFileSync(file, copy, constants.COPYFILE_FICLONE)
    copyFileSync(`${file}-wal`, `${together}-wal`, constants.COPYFILE_FICLONE)
    // throws for a file that is damaged by itself: of that nothing can be told
    const own = readSound(alone, ends)
    const isOwn = own.length === 0 || tried(() => readSound(together, (db) => own.every((hash) => isIn(db, hash))))
    return isOwn !== true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads a copy; throws if a part of it is damaged. */
const readSound = <T>(copy: string, read: (db: ReadableDb) => T): T =>
  closing(readableHandle(openDatabase(copy, { fileMustExist: true })), (db) => {
    distrustSchema(db)
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new Error(`damaged: ${copy}`)
    return read(db)
  })

/** The hashes of the first and the last entry. */
const ends = (db: ReadableDb): readonly Buffer[] =>
  sql<Buffer>(db, 'SELECT hash FROM entry WHERE seq IN ((SELECT min(seq) FROM entry), (SELECT max(seq) FROM entry))').pluck().all()

const isIn = (db: ReadableDb, hash: Buffer): boolean => sql(db, 'SELECT 1 FROM entry WHERE hash = ?').get(hash) !== undefined
