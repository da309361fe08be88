import type { OpenCopy } from '../../../db/file/backup/copy-open.ts'
import { misplacedIn } from '../../../db/writing/misplaced.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { SavingTrouble } from '../../contract/vocabulary.ts'
import { alarmWords } from '../../messages/file-alarm.ts'
import type { Office, OpenFile } from '../context.ts'
import { rescueCopy } from './rescue-copy.ts'

/** An open file that must not be written in any more. `copy`: where everything is that could be read of it; null where none could be made yet. */
export type FileAlarm = {
  readonly code: FileTrouble
  readonly why: ByLanguage<string>
  readonly detail: ByLanguage<string>
  readonly copy: OpenCopy | null
}
/** `misplaced`: the file or its write-ahead log is no longer at its path; `damaged`: it does not verify. */
export type FileTrouble = Extract<SavingTrouble, 'misplaced' | 'damaged'>

const raised = new WeakMap<OpenFile['db'], FileAlarm>()

/** The alarm that was raised for an open file; undefined where none was, or where a file that was misplaced is back at its place. */
export const alarmOf = ({ db }: Pick<OpenFile, 'db'>): FileAlarm | undefined => {
  const alarm = raised.get(db)
  if (alarm?.code !== 'misplaced' || misplacedIn(db)) return alarm
  raised.delete(db)
  return undefined
}

/** A copy of an open file was made in another way, where SQLite could not. */
export const noteCopy = ({ db }: Pick<OpenFile, 'db'>, copy: OpenCopy): void => {
  const alarm = raised.get(db)
  if (alarm) raised.set(db, { ...alarm, detail: alarmWords.copied(alarm.why, copy), copy })
}

/** Raises the alarm: all that can be read through the open file is copied into a new one, which the alarm names. A copy that could not be made is tried again. */
export const alarmFor = (
  office: Office,
  open: OpenFile,
  { code, why }: { readonly code: FileTrouble; readonly why: ByLanguage<string> },
): FileAlarm => {
  const before = raised.get(open.db)
  if (before?.copy) return before
  const made = rescueCopy(office, open)
  const alarm: FileAlarm = made.ok
    ? { code, why, detail: alarmWords.copied(why, made.value), copy: made.value }
    : { code, why, detail: alarmWords.notCopied(why, made.error), copy: null }
  raised.set(open.db, alarm)
  office.diagnostics.note('alarm', { why: code, copied: made.ok })
  return alarm
}
