import { existsSync, readdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { draftIn } from '../../../db/disk/drafts.ts'
import { sameGroup } from '../../../db/disk/permissions.ts'
import { backUp } from '../../../db/file/backup/backup.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { saidBy, salvageWords } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { Office } from '../../context/context.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { Saved } from '../../contract/backups.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import { refusals } from '../../messages/refusals.ts'
import { allBackups } from '../backups/backup-folder.ts'
import { closeTournament, earlierClosed, openTournament } from '../files/open.ts'
import { forgetFile, noteEnd } from './known-ends.ts'
import { goOnWithout } from './older-state.ts'
import { salvageInThread } from './salvage-in-thread.ts'

/**
 * Puts a backup in the place of a file, which is kept beside it under another name with all that belongs to it, and opens it. What was
 * entered after the backup is then in the file kept aside only: `salvage` brings both together.
 */
export const restore = async (
  office: Office,
  { file, backup }: { readonly file: string; readonly backup: string },
): Promise<Result<Tournament, Refusal>> => {
  if (!allBackups(office.home, file).some((one) => one.file === backup)) return refused(refusals.noBackup(backup, file))
  let half: ReturnType<typeof draftIn> | undefined
  try {
    half = draftIn(dirname(file), 'restored')
    const draft = join(half.path, 'copy')
    const copied = await copyOf(backup, draft)
    if (copied) return refused(refusals.notRestored(file, copied))
    sameGroup(file, draft)
    if (office.open?.file === file) await closeTournament(office)
    else await earlierClosed()
    const aside = freeName(file, '.damaged')
    for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, aside + end)
    renameSync(draft, file)
  } catch (error) {
    return refused(refusals.notRestored(file, saidBy(error)))
  } finally {
    half?.remove()
  }
  const opened = openTournament(office, file)
  if (opened.ok) goOnKnowingly(office)
  return opened
}

/** Somebody knows what the file in use lacks, and goes on without it. */
export const goOnKnowingly = ({ home, open }: Office): void => {
  if (open?.older && goOnWithout(home, open.file, open.db)) open.older = null
}

/** Copies a backup through SQLite, since somebody may have opened it here; answers why it could not. */
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

/** Saves what can be read of a file and its backups into a new one beside it; what joins no log is written down too. */
export const salvage = async (office: Office, file: string): Promise<Result<Saved, Refusal>> => {
  if (!existsSync(dirname(file))) return refused(salvageWords.nothing(file))
  const to = freeName(file.replace(/(\.shinpan)?$/, '-saved.shinpan'), '')
  const list = freeName(to.replace(/\.shinpan$/, '-left-out.jsonl'), '')
  const saved = await salvageInThread({ file, to, appendix: list, home: office.home, backups: allBackups(office.home, file) })
  if (!saved.ok) return refused(saved.error)
  noteMade(office, to)
  const { leftOut, ...counts } = saved.value
  return { ok: true, value: { file: to, ...counts, leftOut: leftOut === 0 ? null : { entries: leftOut, file: list } } }
}

/** What is missing in what was saved has been said. */
const noteMade = ({ home }: Office, file: string): void => {
  const opened = openToRead(file)
  if (!opened.ok) return
  forgetFile(home, file, opened.value)
  noteEnd(home, file, opened.value)
  opened.value.close()
}

/** The name itself where nothing has it, else with the first number behind it that is free. */
const freeName = (path: string, end: string): string => {
  const names = new Set(readdirSync(dirname(path)))
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path + end) ?? []
  for (let n = 1; ; n++) {
    const name = n === 1 ? stem + ending : `${stem}-${n}${ending}`
    if (!names.has(basename(name))) return name
  }
}
