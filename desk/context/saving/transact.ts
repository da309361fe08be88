import { dirname } from 'node:path'
import { tried } from '../../../db/disk/tried.ts'
import { backupFolder } from '../../../db/file/backup/backups.ts'
import { type HeadOfLog, isAtItsPlace, isGone, isSameHead, newestHead } from '../../../db/log/read.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import { unreadIn } from '../../../db/projections/unknown-entries.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { holderOf } from '../../../db/sqlite/lock-owner.ts'
import { act, type Write } from '../../../db/writing/act.ts'
import { isMisplaced, misplacedIn } from '../../../db/writing/misplaced.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { Saving } from '../../contract/saving.ts'
import type { SavingTrouble } from '../../contract/vocabulary.ts'
import { alarmWords } from '../../messages/file-alarm.ts'
import { refusals } from '../../messages/refusals.ts'
import { cachesOf } from '../caches/file-caches.ts'
import { invalidateHands } from '../caches/hand-cache.ts'
import { clockOffsetsIn, isClockWrong } from '../clock-offsets.ts'
import type { DeskContext, OpenFile } from '../context.ts'
import { renamingTo } from '../device-names.ts'
import { freeSpaceAt } from '../files/disk-space.ts'
import type { FileAlarm } from '../open-file-state.ts'
import { decisionsOfEntry } from '../permissions/entry-kinds.ts'
import { type DecisionRefusal, recordedBy, whyNotDecide } from '../permissions/may-decide.ts'
import { signedBy } from '../permissions/signer.ts'
import { type Refusal, refused } from '../refusals.ts'
import { backupsGoTo } from './backup-folder.ts'
import { checkpointSoon } from './checkpoint.ts'
import { alarmFor, alarmOf } from './file-alarm.ts'
import { isApplied, withKey } from './idempotency.ts'

/** Save status of the open file. Never throws: a file that can't be read is part of the status. */
export const saveStatusOf = (desk: DeskContext): Saving => {
  const { last, newer, unread } = logOf(desk)
  const trouble = desk.trouble ?? unread
  const {
    backup = { at: null, trouble: null },
    check = { state: 'none', text: null },
    older = null,
    copyOf = null,
    hub = null,
    hubAdvice = [],
  } = desk.open ?? {}
  return {
    state: trouble ? 'trouble' : 'saved',
    seq: last?.seq ?? 0,
    at: last ? new Date(last.at) : null,
    trouble,
    backup: { at: backup.at, trouble: backup.trouble, folder: desk.open ? chosenFolder(desk, desk.open) : null },
    free: desk.open ? freeAt(desk.open.file) : null,
    check,
    older,
    copyOf,
    hub,
    hubAdvice,
    ahead: desk.open ? wrongBy(desk.open) : null,
    newer,
    anotherName: (desk.open?.writable && renamingTo(desk.home, desk.open.writable.device)) ?? null,
  }
}

type LogNow = { readonly last: HeadOfLog | undefined; readonly newer: number; readonly unread: Saving['trouble'] }

/** The newest entry; if the file can't be read, the newest entry that the windows know, and why it can't. */
const logOf = ({ open, now }: DeskContext): LogNow => {
  if (!open) return { last: undefined, newer: 0, unread: null }
  try {
    return { last: newestHead(open.db), newer: unreadIn(open.db), unread: null }
  } catch (error) {
    const code = sqliteCode(error)
    const unread = { code: code === undefined ? 'other' : troubleOf(code), detail: saidBy(error), since: now() } as const
    return { last: open.lastPublished, newer: 0, unread }
  }
}

const wrongBy = ({ db, hubAnswered }: OpenFile): number | null => {
  const { own } = clockOffsetsIn(db)
  return own && hubAnswered && isClockWrong(own) ? own.ahead : null
}

const chosenFolder = ({ home }: DeskContext, open: OpenFile): string | null => {
  const folder = backupsGoTo(home, open.file)
  return folder === backupFolder(open.file) ? null : folder
}

const freeAt = (file: string): number | null => tried(() => freeSpaceAt(dirname(file))) ?? null

/** Notifies the windows of the save status. */
export const publishSaveStatus = (desk: DeskContext): void => desk.events.publish({ kind: 'saving', saving: saveStatusOf(desk) })

type Doing<T> = {
  readonly by: string
  /** Only a referee may do it: the author is the one signed in. */
  readonly signed?: true
  /** A code has just proven the author's name. */
  readonly proven?: true
  /** The table it is about, if about one. */
  readonly table?: string | null | undefined
  /** `last`: the newest entry before the act. */
  readonly act: (write: Write, last: HeadOfLog | undefined) => Result<T, Refusal>
  /** The act has no row ids in it, so it is valid even if a merge has just renumbered rows. */
  readonly numberless?: boolean
  /** Idempotency key of the request (undefined: none) and the answer to a repeated request. */
  readonly once?: { readonly key: string | undefined; readonly again: T }
}

/**
 * Runs an act in one transaction and notifies the windows. A refusal must come before the first write. An idempotency key that is already
 * in the log returns `again`. After a merge that the windows don't know yet, row ids may refer to other rows: the act is refused once, and
 * the windows reload. If another program has put an older state in the file's place, the windows hear of it first. Disk errors are reported at once and return a refusal; nothing of the act is in the file then. If the file or its
 * write-ahead log was moved, the act counts as not saved although it was written: it is in the copy that the alarm names, and later acts
 * are refused.
 */
export const transact = <T>(desk: DeskContext, open: OpenFile, doing: Doing<T>): Result<T, Refusal> => {
  const { signed, proven, table = null, act: what, numberless, once } = doing
  const signer = signed ? signedBy(desk, open.db, doing.by) : ok(doing.by)
  if (!signer.ok) return signer
  const by = signer.value
  // no window waits for a backup to become writable
  if (!open.writable && open.copyOf?.isBackup) return refused(refusals.notWritable(open))
  if (!open.writable) return troubled(desk, 'read-only', refusals.notWritable(open))
  checkFileInPlace(desk, open)
  const alarm = alarmOf(open)
  if (alarm) return raised(desk, alarmFor(desk, open, alarm), alarmWords.withoutAct)
  const key = once?.key
  try {
    let moved = false
    let isOlder = false
    let newest: HeadOfLog | undefined
    const name = proven ? by : recordedBy(desk, open.db, by)
    const at = desk.now()
    const result = act(open.writable, { at, by: name, tablet: desk.station?.id }, (write) => {
      if (once && key !== undefined && isApplied(open.db, key)) return ok(once.again)
      const last = newestHead(open.db)
      const known = open.lastPublished
      moved = known !== undefined && !isSameHead(last, known) && !isAtItsPlace(open.db, known)
      isOlder = moved && known !== undefined && isGone(open.db, known)
      if (isOlder || (moved && !numberless)) return refused(refusals.joined)
      const noting: Write = (kind, body) => {
        const written = write(kind, body)
        newest = { seq: written.seq, hash: written.hash.toString('hex'), at: at.toISOString() }
        return written
      }
      const guarded = ifAllowed(desk, open.db, by, noting)
      return what(key === undefined ? guarded : withKey(guarded, key), last)
    })
    if (isOlder) {
      open.wentBack()
      return numberless ? transact(desk, open, doing) : result
    }
    if (!result.ok) {
      const last = moved ? newestHead(open.db) : undefined
      if (last) handleExternalWrite(desk, open, last)
      return result
    }
    recovered(desk)
    checkpointSoon(open)
    if (newest) {
      open.lastPublished = newest
      desk.events.publish({ kind: 'entry', seq: newest.seq, table: moved ? null : table })
    }
    return result
  } catch (error) {
    invalidateHands(cachesOf(open.db).hands)
    if (isMisplaced(error)) return raised(desk, alarmFor(desk, open, { code: 'misplaced', why: saidBy(error) }), alarmWords.withAct)
    if (error instanceof NotAllowed) return refuse(error.refusal)
    const code = sqliteCode(error)
    if (code === undefined) throw error
    const trouble = troubleOf(code)
    return troubled(desk, trouble, trouble === 'busy' ? refusals.busy(holderOf(open.file)) : refusals.disk(code, error))
  }
}

/** Thrown if a procedure failed to check permissions: nothing of its act is written. */
class NotAllowed extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('not allowed')
    this.refusal = refusal
  }
}

/** The last guard before the log: refuses decisions by callers who may not decide. */
const ifAllowed = (desk: DeskContext, db: ReadableDb, by: string, write: Write): Write => {
  const why: DecisionRefusal | undefined = whyNotDecide(desk, db, by)
  if (!why) return write
  return (kind, body) => {
    const [decision] = decisionsOfEntry(db, kind, body)
    if (decision) throw new NotAllowed({ code: 'REFUSED', text: why(decision.text) })
    return write(kind, body)
  }
}

const recovered = (desk: DeskContext): void => {
  if (!desk.trouble) return
  desk.trouble = null
  publishSaveStatus(desk)
}

/** Raises the alarm for an open file that must not be written any more, and notifies the windows. */
export const raiseAlarm = (desk: DeskContext, open: OpenFile, trouble: Parameters<typeof alarmFor>[2]): void => {
  tellAlarm(desk, alarmFor(desk, open, trouble))
}

/** Checks, without waiting for input, that the open file is still in its place: raises the alarm, or ends it once the file is back. */
export const checkFileInPlace = (desk: DeskContext, open: OpenFile): void => {
  const was = desk.trouble?.code === 'misplaced'
  if (!alarmOf(open) && was) recovered(desk)
  const why = open.writable && !was ? misplacedIn(open.writable) : null
  if (why) raiseAlarm(desk, open, { code: 'misplaced', why })
}

const tellAlarm = (desk: DeskContext, { code, detail, copy }: FileAlarm): void => {
  desk.trouble = { code, detail, since: desk.trouble?.since ?? desk.now(), ...(copy && { copy: copy.file }) }
  publishSaveStatus(desk)
}

const raised = (desk: DeskContext, alarm: FileAlarm, act: (said: ByLanguage<string>) => ByLanguage<string>): Result<never, Refusal> => {
  tellAlarm(desk, alarm)
  return refuse({ code: 'NOT_SAVED', trouble: alarm.code, detail: alarm.copy ? act(alarm.detail) : alarm.detail })
}

const troubled = (desk: DeskContext, trouble: SavingTrouble, detail: ByLanguage<string>): Result<never, Refusal> => {
  if (desk.trouble?.code !== trouble) desk.diagnostics.note('not-saved', { why: trouble })
  desk.trouble = { code: trouble, detail, since: desk.trouble?.since ?? desk.now() }
  publishSaveStatus(desk)
  return refuse({ code: 'NOT_SAVED', trouble, detail })
}

const sqliteCode = (error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT') ? code : undefined
}

/**
 * The refusal for a call that failed on an unreadable disk, the same as for an unsaved act: the window or tablet then stores the input and
 * sends it again. Undefined for any other error.
 */
export const diskRefusal = (error: unknown): Refusal | undefined => {
  const code = sqliteCode(error)
  return code !== undefined && DISK.test(code)
    ? { code: 'NOT_SAVED', trouble: troubleOf(code), detail: refusals.disk(code, error) }
    : undefined
}

/** Reacts to another process's write to the open file: notifies the windows. */
export const handleExternalWrite = (desk: DeskContext, open: OpenFile, newest: HeadOfLog): void => {
  open.lastPublished = newest
  checkpointSoon(open)
  // seats may have changed, which a cached hand doesn't show
  invalidateHands(cachesOf(open.db).hands)
  desk.events.publish({ kind: 'entry', seq: newest.seq, table: null })
}

const DISK = /^SQLITE_(IOERR|CORRUPT|NOTADB|CANTOPEN|FULL|READONLY|BUSY)/

const troubleOf = (code: string): SavingTrouble => {
  if (code.startsWith('SQLITE_BUSY')) return 'busy'
  if (code.startsWith('SQLITE_CORRUPT') || code.startsWith('SQLITE_NOTADB')) return 'damaged'
  if (code.startsWith('SQLITE_FULL')) return 'disk-full'
  return code.startsWith('SQLITE_READONLY') ? 'read-only' : 'other'
}
