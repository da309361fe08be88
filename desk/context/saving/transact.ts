import { dirname } from 'node:path'
import { backupFolder } from '../../../db/file/backup/backups.ts'
import { type Head, head, standsStill } from '../../../db/log/read.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import { unreadIn } from '../../../db/projections/unknown-entries.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { holderOf } from '../../../db/sqlite/lock-owner.ts'
import { act, type Write } from '../../../db/writing/act.ts'
import { isMisplaced, misplacedIn } from '../../../db/writing/misplaced.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { Saving } from '../../contract/saving.ts'
import type { SavingTrouble } from '../../contract/vocabulary.ts'
import { alarmWords } from '../../messages/file-alarm.ts'
import { refusals } from '../../messages/refusals.ts'
import { clocksIn, isWrong } from '../clock-offsets.ts'
import type { Office, OpenFile } from '../context.ts'
import { renamingTo } from '../device-names.ts'
import { roomAt } from '../files/disk-space.ts'
import { doubt } from '../hand-cache.ts'
import { decisionsOfEntry } from '../permissions/logged-decisions.ts'
import { recordedBy, type WhyNot, whyNotDecide } from '../permissions/may-decide.ts'
import { type Refusal, refused } from '../refusals.ts'
import { backupsGoTo } from './backup-folder.ts'
import { checkpointSoon } from './checkpoint.ts'
import { tellOthers } from './external-write.ts'
import { alarmFor, alarmOf, type FileAlarm } from './file-alarm.ts'
import { isDone, keyed } from './idempotency.ts'

/** Whether what was entered is safe. Never throws: where the file can't be read just now, that is what it says. */
export const savingOf = (office: Office): Saving => {
  const { last, newer, unread } = logOf(office)
  const trouble = office.trouble ?? unread
  const {
    backup = { at: null, trouble: null },
    check = { state: 'none', text: null },
    older = null,
    hub = null,
    hubAdvice = [],
  } = office.open ?? {}
  return {
    state: trouble ? 'trouble' : 'saved',
    seq: last?.seq ?? 0,
    at: last ? new Date(last.at) : null,
    trouble,
    backup: { at: backup.at, trouble: backup.trouble, folder: office.open ? chosenFolder(office, office.open) : null },
    free: office.open ? freeAt(office.open.file) : null,
    check,
    older,
    hub,
    hubAdvice,
    ahead: office.open ? wrongBy(office.open) : null,
    newer,
    anotherName: (office.open?.writable && renamingTo(office.home, office.open.writable.device)) ?? null,
  }
}

type LogNow = { readonly last: Head | undefined; readonly newer: number; readonly unread: Saving['trouble'] }

/** Where the log stands; where it can't be read, as far as the windows were told, and why not. */
const logOf = ({ open, now }: Office): LogNow => {
  if (!open) return { last: undefined, newer: 0, unread: null }
  try {
    return { last: head(open.db), newer: unreadIn(open.db), unread: null }
  } catch (error) {
    const code = sqliteCode(error)
    const unread = { code: code === undefined ? 'other' : troubleOf(code), detail: saidBy(error), since: now() } as const
    return { last: open.told, newer: 0, unread }
  }
}

const wrongBy = ({ db, hubAnswered }: OpenFile): number | null => {
  const { own } = clocksIn(db)
  return own && hubAnswered && isWrong(own) ? own.ahead : null
}

const chosenFolder = ({ home }: Office, open: OpenFile): string | null => {
  const folder = backupsGoTo(home, open.file)
  return folder === backupFolder(open.file) ? null : folder
}

const freeAt = (file: string): number | null => {
  try {
    return roomAt(dirname(file))
  } catch {
    return null
  }
}

/** Tells the windows at once how saving stands. */
export const tellSaving = (office: Office): void => office.news.tell({ kind: 'saving', saving: savingOf(office) })

type Doing<T> = {
  readonly by: string
  /** The name was proven just now, by a code. */
  readonly proven?: true
  readonly table: string | null
  readonly act: (write: Write) => Result<T, Refusal>
  /** Names nothing by a number that was counted from the beginning of the log: it is done also where those have just moved on. */
  readonly numberless?: boolean
  /** The key of an act that may be sent twice, undefined where it came without one, and what to answer where the log has it already. */
  readonly once?: { readonly key: string | undefined; readonly again: T }
}

/**
 * Carries out an act in one transaction and tells the windows. A refusal must come before anything is written. An act whose key stands
 * in the log is not done again. Where copies were joined since the windows were told how things stand, an act that names findings,
 * incidents or acts by number may mean others: it is refused once, and the windows look again.
 * Trouble with the disk is told at once and comes back as a refusal; nothing of the act is in the file then. Where the file or its write-ahead log has lost
 * its place, the act is not called saved though it was written: it is in the copy that the alarm names, and further acts are written nowhere.
 */
export const save = <T>(
  office: Office,
  open: OpenFile,
  { by, proven, table, act: what, numberless, once }: Doing<T>,
): Result<T, Refusal> => {
  if (!open.writable) return troubled(office, 'read-only', refusals.notWritable(open.file))
  const alarm = alarmOf(open)
  if (alarm) return raised(office, alarmFor(office, open, alarm), alarmWords.withoutAct)
  const key = once?.key
  try {
    const before = head(open.db)?.seq ?? 0
    let moved = false
    const name = proven ? by : recordedBy(office, open.db, by)
    const result = act(open.writable, { at: office.now(), by: name, tablet: office.station?.id }, (write) => {
      if (once && key !== undefined && isDone(open.db, key)) return { ok: true, value: once.again } as const
      moved = open.told !== undefined && !standsStill(open.db, open.told)
      if (moved && !numberless) return refused(refusals.joined)
      const guarded = ifAllowed(office, open.db, by, write)
      return what(key === undefined ? guarded : keyed(guarded, key))
    })
    const newest = head(open.db)
    if (!result.ok) {
      if (newest && moved) tellOthers(office, open, newest)
      return result
    }
    recovered(office)
    checkpointSoon(open.writable)
    if (newest && newest.seq > before) {
      open.told = newest
      office.news.tell({ kind: 'entry', seq: newest.seq, table: moved ? null : table })
    }
    return result
  } catch (error) {
    doubt(open.hands)
    if (isMisplaced(error)) return raised(office, alarmFor(office, open, { code: 'misplaced', why: saidBy(error) }), alarmWords.withAct)
    if (error instanceof NotAllowed) return { ok: false, error: error.refusal }
    const code = sqliteCode(error)
    if (code === undefined) throw error
    const trouble = troubleOf(code)
    return troubled(office, trouble, trouble === 'busy' ? refusals.busy(holderOf(open.file)) : refusals.disk(code, error))
  }
}

/** Thrown where a procedure did not ask whether it may: nothing of its act is written. */
class NotAllowed extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('not allowed')
    this.refusal = refusal
  }
}

/** The last guard before the log: no entry that decides something is written for somebody who may not decide it. */
const ifAllowed = (office: Office, db: ReadableDb, by: string, write: Write): Write => {
  const why: WhyNot | undefined = whyNotDecide(office, db, by)
  if (!why) return write
  return (kind, body) => {
    const [decision] = decisionsOfEntry(db, kind, body)
    if (decision) throw new NotAllowed({ code: 'REFUSED', text: why(decision.text) })
    return write(kind, body)
  }
}

const recovered = (office: Office): void => {
  if (!office.trouble) return
  office.trouble = null
  tellSaving(office)
}

/** Raises the alarm for an open file that must not be written in any more; the windows are told. */
export const raiseAlarm = (office: Office, open: OpenFile, trouble: Parameters<typeof alarmFor>[2]): void => {
  tellAlarm(office, alarmFor(office, open, trouble))
}

/** Looks whether the file in use is still where it was opened, though nobody enters anything: the alarm is raised, and ends where the file is back. */
export const watchPlace = (office: Office, open: OpenFile): void => {
  const was = office.trouble?.code === 'misplaced'
  if (!alarmOf(open) && was) recovered(office)
  const why = open.writable && !was ? misplacedIn(open.writable) : null
  if (why) raiseAlarm(office, open, { code: 'misplaced', why })
}

const tellAlarm = (office: Office, { code, detail, copy }: FileAlarm): void => {
  office.trouble = { code, detail, since: office.trouble?.since ?? office.now(), ...(copy && { copy: copy.file }) }
  tellSaving(office)
}

/** What the alarm says of an act. */
const raised = (office: Office, alarm: FileAlarm, act: (said: ByLanguage<string>) => ByLanguage<string>) => {
  tellAlarm(office, alarm)
  return { ok: false, error: { code: 'NOT_SAVED', trouble: alarm.code, detail: alarm.copy ? act(alarm.detail) : alarm.detail } } as const
}

const troubled = (office: Office, trouble: SavingTrouble, detail: ByLanguage<string>) => {
  if (office.trouble?.code !== trouble) office.diagnostics.note('not-saved', { why: trouble })
  office.trouble = { code: trouble, detail, since: office.trouble?.since ?? office.now() }
  tellSaving(office)
  return { ok: false, error: { code: 'NOT_SAVED', trouble, detail } } as const
}

const sqliteCode = (error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT') ? code : undefined
}

/**
 * What is said of a call that met a disk which can't be read: the same as of an act that is not saved, so that a window or a tablet keeps what was
 * entered and sends it again. Undefined where that is not what went wrong.
 */
export const diskRefusal = (error: unknown): Refusal | undefined => {
  const code = sqliteCode(error)
  return code !== undefined && DISK.test(code)
    ? { code: 'NOT_SAVED', trouble: troubleOf(code), detail: refusals.disk(code, error) }
    : undefined
}

const DISK = /^SQLITE_(IOERR|CORRUPT|NOTADB|CANTOPEN|FULL|READONLY|BUSY)/

const troubleOf = (code: string): SavingTrouble => {
  if (code.startsWith('SQLITE_BUSY')) return 'busy'
  if (code.startsWith('SQLITE_CORRUPT') || code.startsWith('SQLITE_NOTADB')) return 'damaged'
  if (code.startsWith('SQLITE_FULL')) return 'disk-full'
  return code.startsWith('SQLITE_READONLY') ? 'read-only' : 'other'
}
