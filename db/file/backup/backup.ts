import { lstatSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { draftIn } from '../../disk/drafts.ts'
import { newPrivateFile } from '../../disk/permissions.ts'
import { syncFile, syncFolder } from '../../disk/sync.ts'
import { backupWords, saidBy } from '../../messages/messages.ts'
import { type ReadableDb, readableHandle, sql } from '../../sqlite/handle.ts'
import { openDatabase } from '../../sqlite/open-database.ts'

/** A finished copy: its path, its size in bytes, its number of entries. */
export type Backup = { readonly file: string; readonly size: number; readonly entries: number }

/** Receives the number of pages copied and the total; the signal cancels. `finish`: `finishCopy`, here or in a thread. */
type Going = { readonly told?: (done: number, of: number) => void; readonly signal?: AbortSignal; readonly finish?: FinishCopy }

/** Finishes a copy; returns the number of entries. */
export type FinishCopy = (draft: string) => number | Promise<number>

/** Pages copied before other work gets its turn: about 4 MB. */
const PAGES_A_STEP = 1000

/**
 * Makes a consistent copy of a file in use, while this and other programs write to it. The copy gets its name only once it is whole,
 * checked and synced, and never replaces a file. A failure leaves nothing.
 */
export const backUp = async (
  db: ReadableDb,
  to: string,
  { told = () => undefined, signal, finish = finishCopy }: Going = {},
): Promise<Result<Backup, ByLanguage<string>>> => {
  if (lstatSync(to, { throwIfNoEntry: false })) return { ok: false, error: backupWords.exists(to) }
  let half: ReturnType<typeof draftIn> | undefined
  try {
    // nothing is copied into a folder that does not exist
    lstatSync(dirname(to))
    half = draftIn(dirname(to), 'backup')
    const draft = join(half.path, 'copy')
    newPrivateFile(draft)
    await db.backup(draft, {
      progress: ({ totalPages, remainingPages }) => {
        signal?.throwIfAborted()
        told(totalPages - remainingPages, totalPages)
        return PAGES_A_STEP
      },
    })
    const entries = await finish(draft)
    const { size } = lstatSync(draft)
    renameSync(draft, to)
    syncFolder(dirname(to))
    return { ok: true, value: { file: to, size, entries } }
  } catch (error) {
    return { ok: false, error: backupWords.failed(to, saidBy(error)) }
  } finally {
    half?.remove()
  }
}

/** Moves the copy's log into it, checks its pages, and syncs it. Returns the number of entries. */
export const finishCopy = (draft: string): number => {
  const entries = checked(draft)
  syncFile(draft)
  return entries
}

const checked = (draft: string): number => {
  const copy = readableHandle(openDatabase(draft, { fileMustExist: true }))
  try {
    copy.pragma('journal_mode = DELETE')
    const said = copy.pragma('quick_check(1)', { simple: true })
    if (said !== 'ok') throw new Error(String(said))
    return sql<number>(copy, 'SELECT count(*) FROM entry').pluck().get() ?? 0
  } finally {
    copy.close()
  }
}
