import type { OpenCopy } from '../../../db/file/backup/copy-open.ts'
import { misplacedIn } from '../../../db/writing/misplaced.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { SavingTrouble } from '../../contract/vocabulary.ts'
import { alarmWords } from '../../messages/file-alarm.ts'
import type { DeskContext, OpenFile } from '../context.ts'
import { rescueCopy } from './rescue-copy.ts'

/** Alarm of an open file that must not be written any more. `copy`: a copy of all that could be read; null if none could be made yet. */
export type FileAlarm = {
  readonly code: FileTrouble
  readonly why: ByLanguage<string>
  readonly detail: ByLanguage<string>
  readonly copy: OpenCopy | null
}
/** `misplaced`: the file or its write-ahead log is no longer at its path; `damaged`: it fails verification. */
export type FileTrouble = Extract<SavingTrouble, 'misplaced' | 'damaged'>

const raised = new WeakMap<OpenFile['db'], FileAlarm>()

/** The alarm of an open file; undefined if there is none, or if a misplaced file is back in its place. */
export const alarmOf = ({ db }: Pick<OpenFile, 'db'>): FileAlarm | undefined => {
  const alarm = raised.get(db)
  if (alarm?.code !== 'misplaced' || misplacedIn(db)) return alarm
  raised.delete(db)
  return undefined
}

/** Adds a copy that was made in another way because SQLite could not make one. */
export const setAlarmCopy = ({ db }: Pick<OpenFile, 'db'>, copy: OpenCopy): void => {
  const alarm = raised.get(db)
  if (alarm) raised.set(db, { ...alarm, detail: alarmWords.copied(alarm.why, copy), copy })
}

/**
 * Raises the alarm and copies all that can be read into a new file, which the alarm names. A failed copy is tried again with the next call.
 */
export const alarmFor = (
  desk: DeskContext,
  open: OpenFile,
  { code, why }: { readonly code: FileTrouble; readonly why: ByLanguage<string> },
): FileAlarm => {
  const before = raised.get(open.db)
  if (before?.copy) return before
  const made = rescueCopy(desk, open)
  const alarm: FileAlarm = made.ok
    ? { code, why, detail: alarmWords.copied(why, made.value), copy: made.value }
    : { code, why, detail: alarmWords.notCopied(why, made.error), copy: null }
  raised.set(open.db, alarm)
  desk.diagnostics.note('alarm', { why: code, copied: made.ok })
  return alarm
}
