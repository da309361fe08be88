import { chmodSync, lstatSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { draftIn } from '../../disk/drafts.ts'
import { syncFile, syncFolder } from '../../disk/sync.ts'
import { type ReadableDb, sql } from '../../sqlite/handle.ts'
import { finishCopy } from './backup.ts'

/** A copy of an open file: where it is, and how many entries it holds. */
export type OpenCopy = { readonly file: string; readonly entries: number }

/**
 * Copies all that can be read through a connection into a new file, whatever became of the file that was opened: SQLite reads on in it after it was
 * deleted. Done when it returns, checked and synced; throws where it can't be, and then leaves nothing. Never in place of another file.
 */
export const copyOpen = (db: ReadableDb, to: string): OpenCopy => {
  const half = draftIn(dirname(to), 'rescued')
  try {
    const draft = join(half.path, 'copy')
    sql(db, 'VACUUM INTO ?').run(draft)
    chmodSync(draft, 0o600)
    const entries = finishCopy(draft)
    syncFile(draft)
    if (lstatSync(to, { throwIfNoEntry: false })) throw Object.assign(new Error(`EEXIST: ${to}`), { code: 'EEXIST' })
    renameSync(draft, to)
    syncFolder(dirname(to))
    return { file: to, entries }
  } finally {
    half.remove()
  }
}
