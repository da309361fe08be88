import { backupFolder, keepBackup } from '../../db/backups.ts'
import { type ReadableDb, sql } from '../../db/handle.ts'
import { head } from '../../db/log/read.ts'
import { saidBy } from '../../db/words.ts'
import type { ByLanguage } from '../../engine/language.ts'
import type { Office, OpenFile } from '../office.ts'
import { noteChecked, writtenByOthers } from '../reports/paper-trouble.ts'
import { tellSaving } from '../saving.ts'
import { backupsGoTo } from './backup-place.ts'
import { fullCheck } from './full-check.ts'

/** How often it is looked whether something is due, in milliseconds. */
const LOOK_EVERY = 1000

/** Ten minutes of work are the most that a lost disk may cost, in milliseconds. */
const BACKUP_EVERY = 600_000

/**
 * Looks after the file in use: checks all of it in the background once it is open, and makes backups, every ten minutes of work and at the
 * end of each round. Answers how to stop.
 */
export const keepFiles = (office: Office): (() => void) => {
  let checking: { readonly open: OpenFile; readonly stop: () => void } | undefined
  let isBackingUp = false
  const look = () => {
    const { open } = office
    if (checking && checking.open !== open) {
      checking.stop()
      checking = undefined
    }
    if (open && !checking) checking = { open, stop: startCheck(office, open) }
    if (!open?.writable || isBackingUp || !isDue(office, open)) return
    isBackingUp = true
    void backUpNow(office, open).finally(() => {
      isBackingUp = false
    })
  }
  const timer = setInterval(look, LOOK_EVERY)
  timer.unref()
  return () => {
    clearInterval(timer)
    checking?.stop()
  }
}

const startCheck = (office: Office, open: OpenFile): (() => void) => {
  open.check = { state: 'running', text: null }
  const others = writtenByOthers(open.db)
  return fullCheck({ file: open.file, from: 'here' }, ({ text }) => {
    open.check = { state: text ? 'wrong' : 'ok', text }
    if (office.open !== open) return
    noteChecked(open.db, others, text)
    tellSaving(office)
  })
}

/** Makes a backup next to the file; answers where it is, or why there is none, and tells the windows. */
export const backUpNow = async (office: Office, open: OpenFile): Promise<string | ByLanguage<string>> => {
  const at = office.now()
  const round = open.backup.round
  const entries = head(open.db)?.seq ?? 0
  const keep = (folder: string) =>
    keepBackup(open.db, open.file, { at, round: round ?? roundOf(open.db), folder }).catch((error: unknown) => ({
      ok: false as const,
      error: saidBy(error),
    }))
  const chosen = backupsGoTo(office.home, open.file)
  const made = await keep(chosen)
  // a stick that was pulled out: next to the file is better than nowhere, and the trouble is told all the same
  if (!made.ok && chosen !== backupFolder(open.file)) await keep(backupFolder(open.file))
  if (made.ok) open.backup = { at, entries, round: roundOf(open.db), trouble: null, tried: at }
  else open.backup = { ...open.backup, trouble: made.error, tried: at }
  if (office.open === open) tellSaving(office)
  return made.ok ? made.value.file : made.error
}

/** Work was done since the last backup, and ten minutes have gone by since it or since the last try; or a round is over, or another has begun. */
const isDue = (office: Office, { db, backup, opened }: OpenFile): boolean => {
  const entries = head(db)?.seq ?? 0
  if (entries <= backup.entries) return false
  const before = Math.max(backup.at?.getTime() ?? 0, backup.tried?.getTime() ?? 0, opened.getTime())
  if (office.now().getTime() - before >= BACKUP_EVERY) return true
  return backup.trouble === null && ((backup.round !== null && roundOf(db) > backup.round) || hasEnded(db, backup.entries))
}

/** Whether a round was said to be over behind an entry. */
const hasEnded = (db: ReadableDb, entry: number): boolean =>
  sql(db, "SELECT 1 FROM round_clock WHERE what = 'ended' AND entry > ?").get(entry) !== undefined

/** The newest round in which a hand was begun, 0 before any. */
const roundOf = (db: ReadableDb): number => sql<number | null>(db, ROUND).pluck().get() ?? 0

/** By the tables, of which there are few: this is asked every second. */
const ROUND = 'SELECT max(round) FROM table_ WHERE EXISTS (SELECT 1 FROM hand WHERE hand.table_id = table_.id AND hand.taken_back IS NULL)'
