import { closeSync, existsSync, lstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeAtomic, writeAtomicAsync } from '../../../db/disk/atomic-write.ts'
import { unlessOpen } from '../../../db/sqlite/open-files.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { output } from '../../messages/command-line.ts'

/**
 * Writes a file atomically and syncs it; on failure the earlier file remains. An existing file is replaced or (`keep`) left alone. Never
 * touches a database or anything but a plain file. Returns the reason if it did nothing.
 */
export const writeAtomically = (path: string, content: string | Uint8Array, before: 'replace' | 'keep'): ByLanguage<string> | null => {
  const folder = dirname(path)
  if (!existsSync(folder)) return output.inNoFolder(folder)
  try {
    const trouble = inTheWay(path, content, before)
    if (trouble !== null) return trouble
    writeAtomic(path, content)
    return null
  } catch (error) {
    return output.unwritable(error)
  }
}

/** Writes a file to the path that the user chose in a dialog, atomically and in the background. */
export const saveFile = (path: string, content: string | Uint8Array): Promise<void> => writeAtomicAsync(path, content)

const inTheWay = (path: string, content: string | Uint8Array, before: 'replace' | 'keep'): ByLanguage<string> | null => {
  const known = lstatSync(path, { throwIfNoEntry: false })
  if (!known) return null
  if (known.isSymbolicLink()) return output.isLink
  if (!known.isFile()) return output.isNoFile
  const look = (): ByLanguage<string> | null => {
    if (beginning(path) === DATABASE) return output.isDatabase
    return before === 'replace' || readFileSync(path).equals(Buffer.from(content)) ? null : output.isThere
  }
  return (unlessOpen(path, look) ?? { value: output.isDatabase }).value
}

const DATABASE = 'SQLite format 3\0'

const beginning = (path: string): string => {
  const open = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(DATABASE.length)
    return bytes.toString('latin1', 0, readSync(open, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(open)
  }
}
