import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { makeFolder } from '../../disk/make-folder.ts'
import { closeToOthers, newPrivateFile } from '../../disk/permissions.ts'
import { syncFile, syncFolder } from '../../disk/sync.ts'
import { backupWords, saidBy } from '../../messages/messages.ts'
import { type ReadableDb, sql } from '../../sqlite/handle.ts'
import { type Backup, backUp, type CopyFile } from './backup.ts'

/**
 * A backup in a tournament's backup folder. `round`: the newest round that had an act then, 0 before any; null for a copy made before a
 * migration.
 */
export type KeptBackup = { readonly file: string; readonly at: Date; readonly round: number | null; readonly size: number }

/** The default backup folder of a file: next to it. */
export const backupFolder = (file: string): string => `${file}.backups`

/** When the backup at a path was made, and where the file is that it was made of, unless its backups go elsewhere. Null: it is no backup. */
export const backupAt = (path: string): { readonly at: Date; readonly beside: string } | null => {
  const kept = FOLDER.test(dirname(path)) ? keptAs(path) : null
  return kept && { at: kept.at, beside: dirname(path).replace(FOLDER, '') }
}
const FOLDER = /( \d+)?\.backups$/

type ToKeep = { readonly at: Date; readonly round: number; readonly folder?: string; readonly copy?: CopyFile }

/** Makes a backup in the backup folder (by default next to the file) and deletes those no longer needed. */
export const keepBackup = async (
  db: ReadableDb,
  file: string,
  { at, round, folder = backupFolder(file), copy }: ToKeep,
): Promise<Result<Backup, ByLanguage<string>>> => {
  try {
    makeFolder(folder, 0o700)
    closeToOthers(folder)
  } catch (error) {
    return { ok: false, error: backupWords.failed(folder, saidBy(error)) }
  }
  const made = await backUp(db, freeIn(folder, at, round), copy && { copy })
  if (!made.ok) return made
  // after the clock was set back, older backups have later names
  for (const { file: old } of superfluous(backupsOf(file, folder), at)) if (old !== made.value.file) rmSync(old, { force: true })
  return made
}

/** The backups of a file in a folder (by default next to it), newest first. */
export const backupsOf = (file: string, folder: string = backupFolder(file)): readonly KeptBackup[] => {
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
  return names
    .flatMap((name) => keptAs(join(folder, name)) ?? [])
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.file < b.file ? 1 : -1))
}

/** Number of newest backups that are always kept: an hour of work at one every ten minutes. */
const NEWEST = 6
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The backups that may be deleted: all except the newest, the last of each round, of each hour of the last day, and of each day. */
export const superfluous = (backups: readonly KeptBackup[], now: Date): readonly KeptBackup[] => {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const seen = new Set<string>()
  return newestFirst.filter(({ at, round }, place) => {
    const time = at.getTime()
    if (round === null) return false
    const periods = [
      `round ${round}`,
      `day ${Math.floor(time / DAY)}`,
      ...(now.getTime() - time < DAY ? [`hour ${Math.floor(time / HOUR)}`] : []),
    ]
    const isFirst = periods.filter((one) => !seen.has(one)).length > 0
    for (const one of periods) seen.add(one)
    return place >= NEWEST && !isFirst
  })
}

/** The first free name. Two backups may be made within a second, for example when copies are joined one after the other. */
const freeIn = (folder: string, at: Date, round: number): string => {
  const file = join(folder, nameOf(at, round))
  return existsSync(file) ? freeIn(folder, new Date(at.getTime() + 1000), round) : file
}

/** Sorts by time as text and is readable in the folder: `2026-11-20T09-30-00Z-round-2.shinpan`. */
const nameOf = (at: Date, round: number): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-round-${round}.shinpan`
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z-round-(\d+)\.shinpan$/

const BEFORE_FORMAT = /^before-format-\d+\.shinpan$/

const keptAs = (file: string): KeptBackup | null => {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) return null
  if (BEFORE_FORMAT.test(basename(file))) return { file, at: found.mtime, round: null, size: found.size }
  const [, hour, minute, second, round] = NAME.exec(basename(file)) ?? []
  const at = new Date(`${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? null : { file, at, round: Number(round), size: found.size }
}

/** Keeps a copy of a file before it is migrated. An existing copy stays. */
export const keepBeforeFormat = (db: ReadableDb, file: string, format: number): void => {
  const to = join(backupFolder(file), `before-format-${format}.shinpan`)
  if (existsSync(to)) return
  makeFolder(backupFolder(file), 0o700)
  const draft = `${to}.part`
  rmSync(draft, { force: true })
  newPrivateFile(draft)
  sql(db, 'VACUUM INTO ?').run(draft)
  syncFile(draft)
  renameSync(draft, to)
  syncFolder(backupFolder(file))
}
