import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { backupAt, backupFolder } from '../../../db/file/backup/backups.ts'
import { readFileSafely } from '../../../db/file/open-to-read.ts'
import { logEnd } from '../../../db/log/identity.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { isSqliteError } from '../../../db/sqlite/open-database.ts'
import { backupsGoTo } from '../../context/saving/backup-folder.ts'
import type { CopyOf } from '../../contract/saving.ts'
import { copyWords } from '../../messages/older-file.ts'
import { changeKnownStates, type KnownTournament, knownStatesOf } from './known-ends.ts'
import { lackingOf } from './older-state.ts'

/**
 * The file in whose place this one is open: the one that this is a backup of, or one of the same tournament on this machine with more
 * entries. Null if there is none, or if the user chose to go on here. Changes nothing.
 */
export const copyOf = (home: string, file: string, db: ReadableDb): CopyOf | null => {
  try {
    const own = resolve(file)
    const known = knownStatesOf(home, db)
    if (known.given.includes(own)) return null
    return backupOf(home, own, known) ?? shorterThan(own, db, known)
  } catch (error) {
    // the reader of the file reports the damage
    if (isSqliteError(error)) return null
    throw error
  }
}

/** A backup in which the user has not gone on: it keeps the state of its time, so nothing may write to it. */
export const isUntouchedBackup = (home: string, file: string): boolean => {
  if (!backupAt(resolve(file))) return false
  const read = readFileSafely(file, (db) => copyOf(home, file, db))
  return read.ok && read.value !== null
}

/** The user goes on in this file: the desk doesn't report again that it is a copy. */
export const goOnInCopy = (home: string, file: string, db: ReadableDb): boolean =>
  changeKnownStates(home, db, (known) => ({ ...known, given: [...known.given, resolve(file)] }))

const backupOf = (home: string, own: string, known: KnownTournament): CopyOf | null => {
  const backup = backupAt(own)
  if (!backup) return null
  const folder = dirname(own)
  const files = [
    ...Object.keys(known.files).filter((path) => [backupsGoTo(home, path), backupFolder(path)].includes(folder)),
    backup.beside,
  ]
  const original = files.find((path) => existsSync(path)) ?? null
  return { isBackup: true, original, text: copyWords.backup(backup.at, original ?? basename(backup.beside)) }
}

const shorterThan = (own: string, db: ReadableDb, { files }: KnownTournament): CopyOf | null => {
  const entries = logEnd(db)?.entries ?? 0
  const longer = Object.entries(files)
    .flatMap(([path, { trail }]) => trail.slice(-1).map((end) => ({ path, end })))
    .filter(({ path, end }) => path !== own && end.entries > entries && !backupAt(path) && existsSync(path))
    .toSorted((a, b) => b.end.entries - a.end.entries)
  for (const { path, end } of longer) {
    const lacking = lackingOf(path, db, end)
    if (lacking) return { isBackup: false, original: path, text: copyWords.shorter(path, lacking) }
  }
  return null
}
