import { existsSync, readdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { draftIn } from '../../../db/disk/drafts.ts'
import { sameGroup } from '../../../db/disk/permissions.ts'
import { backUp } from '../../../db/file/backup/backup.ts'
import { lockToRead, openToRead, readFileOnce } from '../../../db/file/open-to-read.ts'
import { saidBy, salvageWords } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext } from '../../context/context.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { Saved } from '../../contract/backups.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import { refusals } from '../../messages/refusals.ts'
import { allBackups } from '../backups/backup-folder.ts'
import { closeTournament, openTournament, untilEarlierClosed } from '../files/open.ts'
import { goOnInCopy } from './copy-of.ts'
import { forgetFile, rememberEnd } from './known-ends.ts'
import { giveUpMissing } from './older-state.ts'
import { salvageInThread } from './salvage-in-thread.ts'

/**
 * Replaces a file by a backup and opens it. The old file and its side files remain under another name. Entries after the backup are then
 * only there: `salvage` combines both.
 */
export const restore = async (
  desk: DeskContext,
  { file, backup }: { readonly file: string; readonly backup: string },
): Promise<Result<Tournament, Refusal>> => {
  if (!allBackups(desk.home, file).some((one) => one.file === backup)) return refused(refusals.noBackup(backup, file))
  let half: ReturnType<typeof draftIn> | undefined
  try {
    half = draftIn(dirname(file), 'restored')
    const draft = join(half.path, 'copy')
    const copied = await copyOf(backup, draft)
    if (copied) return refused(refusals.notRestored(file, copied))
    sameGroup(file, draft)
    if (desk.open?.file === file) await closeTournament(desk)
    else await untilEarlierClosed()
    const aside = freeName(file, '.damaged')
    for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, aside + end)
    renameSync(draft, file)
  } catch (error) {
    return refused(refusals.notRestored(file, saidBy(error)))
  } finally {
    half?.remove()
  }
  const opened = openTournament(desk, file)
  if (opened.ok) acceptOlderState(desk)
  return opened
}

/** The user goes on without the entries that the open file lacks, or in a copy. */
export const acceptOlderState = (desk: DeskContext): void => {
  const { home, open } = desk
  if (open?.older && giveUpMissing(home, open.file, open.db)) open.older = null
  if (!open?.copyOf || !goOnInCopy(home, open.file, open.db)) return
  // a backup was open to be read only
  if (open.copyOf.isBackup) {
    if (!open.writable) lockToRead(open.db, 'NORMAL')
    openTournament(desk, open.file)
  }
  open.copyOf = null
}

/** Copies a backup through SQLite, since it may be open here; returns why it could not. */
const copyOf = async (backup: string, to: string): Promise<ByLanguage<string> | null> => {
  const opened = openToRead(backup)
  if (!opened.ok) return opened.error.text
  try {
    const made = await backUp(opened.value, to)
    return made.ok ? null : made.error
  } finally {
    opened.value.close()
  }
}

/** Saves all readable entries of a file and its backups into a new file next to it; lists entries that fit no log in a second file. */
export const salvage = async (desk: DeskContext, file: string): Promise<Result<Saved, Refusal>> => {
  if (!existsSync(dirname(file))) return refused(salvageWords.nothing(file))
  const to = freeName(file.replace(/(\.shinpan)?$/, '-saved.shinpan'), '')
  const list = freeName(to.replace(/\.shinpan$/, '-left-out.jsonl'), '')
  const saved = await salvageInThread({ file, to, appendix: list, home: desk.home, backups: allBackups(desk.home, file) })
  if (!saved.ok) return refused(saved.error)
  noteMade(desk, to)
  const { leftOut, ...counts } = saved.value
  return ok({ file: to, ...counts, leftOut: leftOut === 0 ? null : { entries: leftOut, file: list } })
}

/** The result of the salvage has already reported what is missing. */
const noteMade = ({ home }: DeskContext, file: string): void => {
  readFileOnce(file, (db) => {
    forgetFile(home, file, db)
    rememberEnd(home, file, db)
  })
}

/** The name itself if free, else with the first free number. */
const freeName = (path: string, end: string): string => {
  const names = new Set(readdirSync(dirname(path)))
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path + end) ?? []
  for (let n = 1; ; n++) {
    const name = n === 1 ? stem + ending : `${stem}-${n}${ending}`
    if (!names.has(basename(name))) return name
  }
}
