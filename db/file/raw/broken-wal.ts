import { existsSync } from 'node:fs'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { logWords } from '../../messages/messages.ts'
import { unlessOpen } from '../../sqlite/open-database.ts'
import { rawFile } from './raw-file.ts'
import { readWal } from './wal.ts'

/**
 * Whether SQLite would leave out the end of a file without a word: it stops at the first damaged frame of the write-ahead log, and what was committed
 * after that is gone once somebody opens the file. Nothing is opened through SQLite here. A file that this process has open is read by it already.
 */
export const brokenLog = (file: string): ByLanguage<string> | null => {
  if (!existsSync(`${file}-wal`)) return null
  const found = unlessOpen(file, () => {
    const broken = brokenAt(file)
    if (broken === null) return null
    // another program may be writing in it just now
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOKED_AGAIN)
    return brokenAt(file) === broken ? broken : null
  })
  return found === undefined || found.value === null ? null : logWords.brokenLog(found.value)
}

/** In milliseconds. */
const LOOKED_AGAIN = 100

/** The size of page that all our files have; a log says its own. */
const PAGE = 4096

const brokenAt = (file: string): number | null => {
  const wal = rawFile(`${file}-wal`)
  try {
    return wal ? readWal(wal, PAGE).broken : null
  } finally {
    wal?.close()
  }
}
