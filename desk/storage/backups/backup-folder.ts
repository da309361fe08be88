import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { tried } from '../../../db/disk/tried.ts'
import { backupFolder, backupsOf, type KeptBackup } from '../../../db/file/backup/backups.ts'
import { readFileOnce } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { newestHead } from '../../../db/log/read.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { freeSpaceAt } from '../../context/files/disk-space.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { backupsGoTo, chooseBackupFolder, chosenBackupFolder } from '../../context/saving/backup-folder.ts'
import type { BackupFile, BackupPlace } from '../../contract/backups.ts'
import { backupPlaceWords } from '../../messages/backup-folder.ts'

/** All known backups of a file, newest first: in the chosen folder, and next to the file. */
export const allBackups = (home: string, file: string): readonly KeptBackup[] =>
  [...new Set([backupsGoTo(home, file), backupFolder(file)])]
    .flatMap((folder) => backupsOf(file, folder))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.file < b.file ? 1 : -1))

export const newestValidBackup = (home: string, file: string): BackupFile | undefined =>
  allBackups(home, file).find((backup) => {
    const read = readFileOnce(backup.file, (db) => verify(db).ok)
    return read.ok && read.value
  })

/** State of the backup folder: free space, and whether it is on the file's own disk. */
export const backupPlace = ({ home }: Pick<DeskContext, 'home'>, { file }: Pick<OpenFile, 'file'>): BackupPlace => {
  const folder = backupsGoTo(home, file)
  const near = nearest(folder)
  return {
    folder,
    chosen: folder !== backupFolder(file),
    free: near === null ? null : freeAt(near),
    sameDisk: near === null ? null : sameDisk(near, dirname(file)),
  }
}

/**
 * Changes the backup folder (null: next to the file), after checking that it exists, is writable and has room. Earlier backups stay where
 * they are.
 */
export const moveBackups = (
  { home }: Pick<DeskContext, 'home'>,
  open: Pick<OpenFile, 'file'>,
  folder: string | null,
): Result<BackupPlace, Refusal> => {
  const { file } = open
  try {
    const trouble = folder === null ? null : troubleAt(folder, file)
    if (trouble) return refused(trouble)
    chooseBackupFolder(home, file, (before) => (folder === null ? null : ownFolder(folder, file, before)))
    return ok(backupPlace({ home }, open))
  } catch (error) {
    return refused(backupPlaceWords.failed(folder ?? '', saidBy(error)))
  }
}

/** Why the chosen folder can't take backups, such as an unplugged USB stick; null if it can, or if none was chosen. */
export const backupPlaceTrouble = (home: string, file: string): ByLanguage<string> | null => {
  const folder = chosenBackupFolder(home, file)
  if (folder === undefined) return null
  // the first backup creates this file's own folder in it
  return troubleAt(statSync(folder, { throwIfNoEntry: false }) ? folder : dirname(folder), file)
}

/** Why backups can't go to a folder; tries a write. */
const troubleAt = (folder: string, file: string): ByLanguage<string> | null => {
  if (!isAbsolute(folder)) return backupPlaceWords.notWhole(folder)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return backupPlaceWords.missing(folder)
  const probe = join(folder, `.shinpan-${randomBytes(6).toString('hex')}`)
  try {
    writeFileSync(probe, 'shinpan', { flag: 'wx', flush: true })
  } catch (error) {
    return backupPlaceWords.notWritable(folder, saidBy(error))
  } finally {
    rmSync(probe, { force: true })
  }
  const free = freeAt(folder)
  const size = statSync(file).size
  return free !== null && free < size * FILES ? backupPlaceWords.full(folder, free, size * FILES) : null
}

/** Minimum number of backups for which there must be room. */
const FILES = 10

/** This file's own folder in it; another tournament of the same name has its own. */
const ownFolder = (folder: string, file: string, before: string | undefined): string => {
  for (let n = 1; ; n++) {
    const one = join(folder, `${basename(file)}${n === 1 ? '' : ` ${n}`}.backups`)
    const isFree = !statSync(one, { throwIfNoEntry: false })?.isDirectory() || readdirSync(one).length === 0
    if (one === before || isFree) return one
  }
}

const freeAt = (folder: string): number | null => tried(() => freeSpaceAt(folder)) ?? null

const sameDisk = (one: string, other: string): boolean | null => {
  const [a, b] = [one, other].map((folder) => statSync(folder, { throwIfNoEntry: false })?.dev)
  return a === undefined || b === undefined ? null : a === b
}

/** The folder, or its nearest existing ancestor. */
const nearest = (folder: string): string | null => {
  for (let at = folder; ; at = dirname(at)) {
    if (statSync(at, { throwIfNoEntry: false })?.isDirectory()) return at
    if (dirname(at) === at) return null
  }
}

export const knownBackups = (home: string, file: string, db: ReadableDb): OpenFile['backup'] => {
  const [newest] = allBackups(home, file).filter(({ round }) => round !== null)
  const last = newestHead(db)
  const isCovered = newest && last && new Date(last.at) < newest.at
  return { at: newest?.at ?? null, entries: isCovered ? last.seq : 0, round: newest?.round ?? null, trouble: null, tried: null }
}
