import { chmodSync, lstatSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { draftIn } from '../../disk/drafts.ts'
import { syncFolder } from '../../disk/sync.ts'
import { type ReadableDb, sql } from '../../sqlite/handle.ts'
import { nameFile } from '../name-file.ts'
import { finishCopy } from './backup.ts'

/** A copy of an open file: its path and its number of entries. */
export type OpenCopy = { readonly file: string; readonly entries: number }

/**
 * Copies everything readable through a connection into a new file, even if the open file was deleted: SQLite keeps reading it. The copy is
 * checked and synced when this returns. On failure it throws and leaves nothing. Never replaces a file.
 */
export const copyOpen = (db: ReadableDb, to: string): OpenCopy => {
  const half = draftIn(dirname(to), 'rescued')
  try {
    const draft = join(half.path, 'copy')
    sql(db, 'VACUUM INTO ?').run(draft)
    chmodSync(draft, 0o600)
    const entries = finishCopy(draft)
    if (lstatSync(to, { throwIfNoEntry: false })) throw Object.assign(new Error(`EEXIST: ${to}`), { code: 'EEXIST' })
    nameFile(to, () => renameSync(draft, to))
    syncFolder(dirname(to))
    return { file: to, entries }
  } finally {
    half.remove()
  }
}
