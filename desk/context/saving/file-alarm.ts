import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { copyOpen, type OpenCopy } from '../../../db/file/backup/copy-open.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import { misplacedIn } from '../../../db/writing/misplaced.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { alarmWords } from '../../messages/file-alarm.ts'
import { type DeskContext, FILE_EXTENSION, type OpenFile } from '../context.ts'
import type { FileAlarm, FileTrouble } from '../open-file-state.ts'
import { backupsGoTo } from './backup-folder.ts'

/** The alarm of an open file; null if there is none, or if a misplaced file is back in its place. */
export const alarmOf = (open: Pick<OpenFile, 'db' | 'alarm'>): FileAlarm | null => {
  if (open.alarm?.code === 'misplaced' && !misplacedIn(open.db)) open.alarm = null
  return open.alarm
}

/** Adds a copy that was made in another way because SQLite could not make one. */
export const setAlarmCopy = (open: Pick<OpenFile, 'alarm'>, copy: OpenCopy): void => {
  if (open.alarm) open.alarm = { ...open.alarm, detail: alarmWords.copied(open.alarm.why, copy), copy }
}

/**
 * Raises the alarm and copies all that can be read into a new file, which the alarm names. A failed copy is tried again with the next call.
 */
export const alarmFor = (
  desk: DeskContext,
  open: OpenFile,
  { code, why }: { readonly code: FileTrouble; readonly why: ByLanguage<string> },
): FileAlarm => {
  if (open.alarm?.copy) return open.alarm
  const made = rescueCopy(desk, open)
  const alarm: FileAlarm = made.ok
    ? { code, why, detail: alarmWords.copied(why, made.value), copy: made.value }
    : { code, why, detail: alarmWords.notCopied(why, made.error), copy: null }
  open.alarm = alarm
  desk.diagnostics.note('alarm', { why: code, copied: made.ok })
  return alarm
}

/**
 * Copies all that can be read through the open file into a new one. Tries the file's folder, its backup folder, the desk's folder, the home
 * folder and the system's temporary folder in turn. If all fail, returns the reason of the first.
 */
const rescueCopy = (
  { folder, home, now }: Pick<DeskContext, 'folder' | 'home' | 'now'>,
  { db, file }: OpenFile,
): Result<OpenCopy, ByLanguage<string>> => {
  const name = `${basename(file, FILE_EXTENSION)}-rescued-${now().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  let trouble: ByLanguage<string> | undefined
  for (const place of new Set([dirname(file), backupsGoTo(home, file), folder, home, tmpdir()])) {
    // never recreates a folder that was moved
    if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) continue
    try {
      return ok(copyOpen(db, freeIn(place, name)))
    } catch (error) {
      trouble ??= saidBy(error)
    }
  }
  return refuse(trouble ?? saidBy(new Error('ENOENT')))
}

const freeIn = (place: string, name: string): string => {
  for (let n = 1; ; n++) {
    const path = join(place, `${name}${n === 1 ? '' : `-${n}`}${FILE_EXTENSION}`)
    if (!statSync(path, { throwIfNoEntry: false })) return path
  }
}
