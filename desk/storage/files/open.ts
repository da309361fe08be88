import { dirname } from 'node:path'
import { clearDrafts } from '../../../db/disk/drafts.ts'
import { mayWrite } from '../../../db/disk/permissions.ts'
import { isCheckedWhole } from '../../../db/file/check-before-writing.ts'
import type { OpenRefusal } from '../../../db/file/check-header.ts'
import { createFile } from '../../../db/file/create-file.ts'
import { openFile } from '../../../db/file/open-file.ts'
import { lockToRead, openToRead } from '../../../db/file/open-to-read.ts'
import { newestHead } from '../../../db/log/read.ts'
import { type ReadableDb, sql, type WritableDb } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { ruleSetLine } from '../../../engine/wording/terms/rule-sets.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { noJobs } from '../../context/open-file-state.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { laterRules, rulesFor } from '../../context/rules/rules-in-force.ts'
import { ruleSetNameIn } from '../../context/rules/stored-rule-sets.ts'
import { checkpoint, checkpointSoon } from '../../context/saving/checkpoint.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import { refusals } from '../../messages/refusals.ts'
import { knownBackups, newestValidBackup } from '../backups/backup-folder.ts'
import { endCheck } from '../checks/full-check.ts'
import { endInsertThread } from '../merging/insert-in-thread.ts'
import { copyOf, isUntouchedBackup } from '../restore/copy-of.ts'
import { olderState } from '../restore/older-state.ts'
import { noteOlderState, startRememberingEnds, stopRememberingEnds, writeUnderOwnName } from '../restore/remember-ends.ts'

/** Opens a tournament file and makes it the open file; read-only if it can't be written, or is a backup in which the user has not gone on. */
export const openTournament = (desk: DeskContext, file: string): Result<Tournament, Refusal> => {
  const isOnlyRead = isUntouchedBackup(desk.home, file)
  const writable = mayWrite(file) && !isOnlyRead ? openFile(file, desk.device) : undefined
  const opened: Result<ReadableDb, OpenRefusal> = writable ?? openToRead(file)
  if (opened.ok && isOnlyRead) lockToRead(opened.value, 'EXCLUSIVE')
  if (opened.ok) return use(desk, file, opened.value, writable?.ok ? writable.value : null)
  const { reason, text } = opened.error
  desk.diagnostics.note('not-opened', { why: reason })
  return reason === 'damaged' ? openDamaged(desk, file, opened.error) : reason === 'missing' ? notFound(text) : refused(text)
}

/** Opens a damaged file read-only, if possible; else names the newest valid backup. */
const openDamaged = (desk: DeskContext, file: string, { text, why = text }: OpenRefusal): Result<Tournament, Refusal> => {
  const opened = openToRead(file)
  const used = opened.ok ? use(desk, file, opened.value, null) : undefined
  if (!used?.ok) return refused(refusals.damaged(file, text, newestValidBackup(desk.home, file)?.file))
  desk.trouble = { code: 'damaged', detail: why, since: desk.now() }
  return used
}

/** Creates a tournament file, whose first entries `fill` writes, and makes it the open file. */
export const createAndOpen = (desk: DeskContext, file: string, fill: (db: WritableDb) => void): Result<Tournament, Refusal> => {
  const made = createFile(file, fill, desk.device)
  if (!made.ok) return refused(made.error.text)
  return use(desk, file, made.value, made.value)
}

/** The current file stays open if the other holds no tournament. */
const use = (desk: DeskContext, file: string, db: ReadableDb, writable: WritableDb | null): Result<Tournament, Refusal> => {
  const open = newOpenFile(desk, { file, db, writable })
  try {
    const tournament = tournamentIn(open)
    if (tournament) {
      const lastPublished = newestHead(db)
      clearDrafts(dirname(file))
      const isOther = desk.open?.file !== file
      closeInUse(desk)
      desk.open = { ...open, lastPublished, older: olderState(desk.home, file, db), copyOf: copyOf(desk.home, file, db) }
      writeUnderOwnName(desk, desk.open)
      startRememberingEnds(desk, desk.open)
      // a desk that was killed may have left a long write-ahead log
      checkpointSoon(desk.open)
      if (isOther) desk.tablets?.otherFile()
      desk.signedIn = null
      desk.trouble = null
      desk.events.publish({ kind: 'everything' })
      return ok(tournament)
    }
    db.close()
    return refused(refusals.empty(file))
  } catch (error) {
    db.close()
    return refused(refusals.broken(file, error))
  }
}

export const newOpenFile = (desk: DeskContext, { file, db, writable }: Pick<OpenFile, 'file' | 'db' | 'writable'>): OpenFile => ({
  file,
  db,
  writable,
  lastPublished: undefined,
  wentBack() {
    noteOlderState(desk, this)
  },
  opened: desk.now(),
  backup: knownBackups(desk.home, file, db),
  check: { state: writable && isCheckedWhole(writable) ? 'ok' : 'none', text: null },
  alarm: null,
  jobs: noJobs(),
  older: null,
  copyOf: null,
  hub: null,
  hubAnswered: null,
  hubAdvice: [],
})

/** Closes the open file, and waits until earlier files are closed. Waits only for a running check. */
export const closeTournament = async (desk: DeskContext): Promise<void> => {
  closeInUse(desk)
  desk.open = null
  await untilEarlierClosed()
}

/** Closed files whose check has not ended yet. */
const closing = new Set<Promise<void>>()

/** Waits until the checks of closed files have ended and the files are closed. */
export const untilEarlierClosed = async (): Promise<void> => void (await Promise.all(closing))

/** The desk closes the file last, so that SQLite empties the write-ahead log and a copy of the file alone holds every act. */
const closeInUse = (desk: DeskContext): void => {
  const { open } = desk
  if (!open) return
  endInsertThread(open)
  // if another process has the file open, the newest acts would stay in the write-ahead log
  if (open.writable) checkpoint(open.writable)
  stopRememberingEnds(desk, open)
  const checked = endCheck(open)
  if (!checked) return void open.db.close()
  const closed = checked.then(() => {
    open.db.close()
    closing.delete(closed)
  })
  closing.add(closed)
}

type Row = { name: string; place: string; date: string; rules: string; edition: string; sample: number }

/** The tournament of the open file. */
export const tournamentOf = (desk: DeskContext): Tournament | null => desk.open && tournamentIn(desk.open)

const tournamentIn = ({ db, file, writable }: OpenFile): Tournament | null => {
  const row = sql<Row>(db, 'SELECT name, place, date, rules, edition, sample FROM tournament').get()
  const now = row && rulesFor(db, null)
  if (!row || !now) return null
  const ruleSet = ruleSetNameIn(db, now.rules, now.edition)
  return {
    ...row,
    ruleSet,
    rulesLine: { en: ruleSetLine(ruleSet, 'en'), fr: ruleSetLine(ruleSet, 'fr') },
    later: laterRules(db).map(({ round, rules, edition }) => ({ round, ruleSet: ruleSetNameIn(db, rules, edition) })),
    file,
    sample: row.sample === 1,
    readOnly: !writable,
  }
}
