import type { OpenCopy } from '../../../db/file/backup/copy-open.ts'
import { misplacedIn } from '../../../db/writing/misplaced.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { alarmWords } from '../../messages/file-alarm.ts'
import type { DeskContext, OpenFile } from '../context.ts'
import type { FileAlarm, FileTrouble } from '../open-file-state.ts'
import { rescueCopy } from './rescue-copy.ts'

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
