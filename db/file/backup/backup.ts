import { closeSync, existsSync, fsyncSync, lstatSync, openSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { draftIn } from '../../disk/drafts.ts'
import { newPrivateFile } from '../../disk/permissions.ts'
import { syncFile, syncFolder } from '../../disk/sync.ts'
import { backupWords, fileWords, saidBy, troubled } from '../../messages/messages.ts'
import { type ReadableDb, readableHandle, sql } from '../../sqlite/handle.ts'
import { closing, openDatabase } from '../../sqlite/open-database.ts'
import { nameFile } from '../name-file.ts'
import { openToRead } from '../open-to-read.ts'

/** A finished copy: its path, its size in bytes, its number of entries. */
export type Backup = { readonly file: string; readonly size: number; readonly entries: number }

/** Receives the number of pages copied and the total; the signal cancels. */
export type CopyProgress = { readonly told?: (done: number, of: number) => void; readonly signal?: AbortSignal | undefined }

/** Copies a file in use into a draft, which it checks and syncs. Returns the number of entries. */
export type CopyFile = (db: ReadableDb, draft: string, progress: CopyProgress) => Promise<number>

/** Pages copied before other work gets its turn: about 4 MB. */
const PAGES_A_STEP = 1000

/**
 * Makes a consistent copy of a file in use, while this and other programs write to it. The copy gets its name only once it is whole,
 * checked and synced, and never replaces a file. A failure leaves nothing. `copy`: how to copy, here or in a thread.
 */
export const backUp = async (
  db: ReadableDb,
  to: string,
  { copy = copyHere, ...progress }: CopyProgress & { readonly copy?: CopyFile } = {},
): Promise<Result<Backup, ByLanguage<string>>> => {
  if (lstatSync(to, { throwIfNoEntry: false })) return { ok: false, error: backupWords.exists(to) }
  const folder = dirname(to)
  if (!existsSync(folder)) return { ok: false, error: backupWords.failed(to, fileWords.noFolder(folder)) }
  let half: ReturnType<typeof draftIn> | undefined
  try {
    half = draftIn(folder, 'backup')
    const draft = join(half.path, 'copy')
    newPrivateFile(draft)
    const entries = await copy(db, draft, progress)
    const { size } = lstatSync(draft)
    nameFile(to, () => renameSync(draft, to))
    syncFolder(folder)
    return { ok: true, value: { file: to, size, entries } }
  } catch (error) {
    return { ok: false, error: backupWords.failed(to, saidBy(error)) }
  } finally {
    half?.remove()
  }
}

/** In this thread, between other work. */
export const copyHere: CopyFile = async (db, draft, { told, signal }) => {
  await db.backup(draft, {
    progress: ({ totalPages, remainingPages }) => {
      signal?.throwIfAborted()
      told?.(totalPages - remainingPages, totalPages)
      return PAGES_A_STEP
    },
  })
  return finishCopy(draft)
}

/** Pages after which a thread syncs its copy, about 1 MB, and the part of the time that it leaves the disk to others. */
const PAGES_A_SYNC = 250
const REST = 1

/**
 * For a thread of its own. It syncs the copy little by little and rests as long as that took: an act that is committed meanwhile waits for
 * what is on its way to the disk. The file is read in one state, so that writes do not make SQLite begin again.
 */
export const copyAside = async (file: string, draft: string, told: (done: number, of: number) => void): Promise<number> => {
  const opened = openToRead(file)
  if (!opened.ok) throw troubled(opened.error.text)
  const db = opened.value
  const written = openSync(draft, 'r+')
  try {
    db.exec('BEGIN')
    sql(db, 'SELECT 1 FROM entry LIMIT 1').get()
    await db.backup(draft, {
      progress: ({ totalPages, remainingPages }) => {
        told(totalPages - remainingPages, totalPages)
        const began = performance.now()
        fsyncSync(written)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, (performance.now() - began) * REST)
        return PAGES_A_SYNC
      },
    })
  } finally {
    closeSync(written)
    db.close()
  }
  return finishCopy(draft)
}

/** Moves the copy's log into it, checks its pages, and syncs it. Returns the number of entries. */
export const finishCopy = (draft: string): number => {
  const entries = checked(draft)
  syncFile(draft)
  return entries
}

const checked = (draft: string): number =>
  closing(readableHandle(openDatabase(draft, { fileMustExist: true })), (copy) => {
    copy.pragma('journal_mode = DELETE')
    const said = copy.pragma('quick_check(1)', { simple: true })
    if (said !== 'ok') throw new Error(String(said))
    return sql<number>(copy, 'SELECT count(*) FROM entry').pluck().get() ?? 0
  })
