import { backupFolder, keepBackup } from '../../../db/file/backup/backups.ts'
import { newestHead } from '../../../db/log/read.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import { dataVersion, type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { describeError } from '../../context/diagnostics/describe-error.ts'
import { backupsGoTo } from '../../context/saving/backup-folder.ts'
import { alarmOf, setAlarmCopy } from '../../context/saving/file-alarm.ts'
import { checkFileInPlace, publishSaveStatus, raiseAlarm } from '../../context/saving/transact.ts'
import { checkOpenFile } from '../checks/full-check.ts'
import { cacheCheckResult } from '../checks/printable.ts'
import { rememberBackup } from '../restore/known-ends.ts'
import { salvage } from '../restore/restore.ts'
import { copyInThread } from './copy-in-thread.ts'

/** Interval between checks for due work, in ms. */
const LOOK_EVERY = 1000

/** At most ten minutes of work are lost with a disk, in ms. */
const BACKUP_EVERY = 600_000

/**
 * Maintains the open file: checks all of it in the background after opening, and makes backups every ten minutes of work and at the end of
 * each round. Returns a function that stops this.
 */
export const maintainOpenFile = (desk: DeskContext): (() => void) => {
  let checking: { readonly open: OpenFile; readonly stop: () => void } | undefined
  let isBackingUp = false
  let isUnread = false
  const lookAfter = () => {
    const { open } = desk
    if (checking && checking.open !== open) {
      checking.stop()
      checking = undefined
    }
    if (open) checkFileInPlace(desk, open)
    if (open?.check.state === 'none' && !checking) checking = { open, stop: startCheck(desk, open) }
    if (!open?.writable || isBackingUp || !isDue(desk, open)) return
    isBackingUp = true
    void backUpNow(desk, open).finally(() => {
      isBackingUp = false
    })
  }
  /** Notifies the windows when the file becomes unreadable, such as on an unplugged USB stick, and when it is readable again. */
  const tellUnread = (is: boolean): void => {
    if (is !== isUnread) publishSaveStatus(desk)
    isUnread = is
  }
  const look = () => {
    try {
      lookAfter()
      tellUnread(false)
    } catch (error) {
      if (!isUnread) desk.diagnostics.note('not-read', describeError(error))
      tellUnread(true)
    }
  }
  const timer = setInterval(look, LOOK_EVERY).unref()
  return () => {
    clearInterval(timer)
    checking?.stop()
  }
}

const startCheck = (desk: DeskContext, open: OpenFile): (() => void) => {
  const others = dataVersion(open.db)
  open.check = { state: 'running', text: null }
  return checkOpenFile(open, ({ text }) => {
    open.check = { state: text ? 'wrong' : 'ok', text }
    if (desk.open !== open) return
    cacheCheckResult(open.db, others, text)
    if (text && open.writable) void stopSaving(desk, open, text)
    else publishSaveStatus(desk)
  })
}

/** A file that fails verification is not written any more. If SQLite can't copy it, its pages are read one by one. */
const stopSaving = async (desk: DeskContext, open: OpenFile, why: ByLanguage<string>): Promise<void> => {
  raiseAlarm(desk, open, { code: 'damaged', why })
  if (alarmOf(open)?.copy) return
  const saved = await salvage(desk, open.file)
  if (!saved.ok || desk.open !== open) return
  setAlarmCopy(open, saved.value)
  raiseAlarm(desk, open, { code: 'damaged', why })
}

/** Makes a backup and notifies the windows; returns its path, or why there is none. Never throws. */
export const backUpNow = async (desk: DeskContext, open: OpenFile): Promise<string | ByLanguage<string>> => {
  const at = desk.now()
  const made = await backUpAt(desk, open, at).catch(notMade)
  if (made.ok) open.backup = { at, ...made.value, trouble: null, tried: at }
  else open.backup = { ...open.backup, trouble: made.error, tried: at }
  if (desk.open === open) publishSaveStatus(desk)
  return made.ok ? made.value.file : made.error
}

const notMade = (error: unknown) => refuse(saidBy(error))

/** The backup's path, its minimum number of entries, and the round in progress at its end. */
type Made = { readonly file: string; readonly entries: number; readonly round: number }

const backUpAt = async ({ home }: DeskContext, open: OpenFile, at: Date): Promise<Result<Made, ByLanguage<string>>> => {
  const { db, file } = open
  const entries = newestHead(db)?.seq ?? 0
  const round = open.backup.round ?? roundOf(db)
  const keep = (folder: string) => keepBackup(db, file, { at, round, folder, copy: copyInThread }).catch(notMade)
  const chosen = backupsGoTo(home, file)
  const made = await keep(chosen)
  if (made.ok && db.open) rememberBackup(home, db, made.value.file)
  // an unplugged USB stick: backs up next to the file instead, and still reports the trouble
  if (!made.ok && db.open && chosen !== backupFolder(file)) await keep(backupFolder(file))
  return made.ok ? ok({ file: made.value.file, entries, round: db.open ? roundOf(db) : round }) : made
}

/**
 * Whether a backup is due: there is new work, and ten minutes have passed since the last backup and attempt, or the clock was set back.
 * Also due when a round ends or starts.
 */
const isDue = (desk: DeskContext, { db, backup, opened }: OpenFile): boolean => {
  const entries = newestHead(db)?.seq ?? 0
  if (entries <= backup.entries) return false
  const now = desk.now().getTime()
  if ([backup.at, backup.tried, opened].every((at) => Math.abs(now - (at?.getTime() ?? 0)) >= BACKUP_EVERY)) return true
  return backup.trouble === null && ((backup.round !== null && roundOf(db) > backup.round) || hasEnded(db, backup.entries))
}

/** Whether a round ended after an entry. */
const hasEnded = (db: ReadableDb, entry: number): boolean =>
  sql(db, "SELECT 1 FROM round_clock WHERE what = 'ended' AND entry > ?").get(entry) !== undefined

/** The newest round with a hand, 0 if none. */
const roundOf = (db: ReadableDb): number => sql<number | null>(db, ROUND).pluck().get() ?? 0

/** Queries the tables, of which there are few, because this runs every second. */
const ROUND = 'SELECT max(round) FROM table_ WHERE EXISTS (SELECT 1 FROM hand WHERE hand.table_id = table_.id AND hand.taken_back IS NULL)'
