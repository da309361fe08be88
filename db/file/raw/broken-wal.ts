import { existsSync } from 'node:fs'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { logWords } from '../../messages/messages.ts'
import { unlessOpen } from '../../sqlite/open-files.ts'
import { rawFile } from './raw-file.ts'
import { readWal } from './wal.ts'

/**
 * Whether SQLite would silently drop the end of a file. It stops at the first damaged frame of the write-ahead log, and opening the file
 * destroys the commits after it. Does not use SQLite. A file that this process has open has passed this check.
 */
export const brokenLog = (file: string): ByLanguage<string> | null => {
  if (!existsSync(`${file}-wal`)) return null
  const found = unlessOpen(file, () => {
    const broken = brokenAt(file)
    if (broken === null) return null
    // another program may be writing to it right now
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOKED_AGAIN)
    return brokenAt(file) === broken ? broken : null
  })
  return found === undefined || found.value === null ? null : logWords.brokenLog(found.value)
}

/** In milliseconds. */
const LOOKED_AGAIN = 100

/** The page size of all our files; a log states its own. */
const PAGE = 4096

const brokenAt = (file: string): number | null => {
  const wal = rawFile(`${file}-wal`)
  try {
    return wal ? readWal(wal, PAGE).broken : null
  } finally {
    wal?.close()
  }
}
