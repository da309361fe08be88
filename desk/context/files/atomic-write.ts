import { randomBytes } from 'node:crypto'
import { closeSync, lstatSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncFolder } from '../../../db/disk/sync.ts'
import { unlessOpen } from '../../../db/sqlite/open-database.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { output } from '../../messages/command-line.ts'

/**
 * Writes a file atomically and syncs it; on failure the earlier file remains. An existing file is replaced or (`keep`) left alone. Never
 * touches a database or anything but a plain file. Returns the reason if it did nothing.
 */
export const writeAtomically = (path: string, content: string | Uint8Array, before: 'replace' | 'keep'): ByLanguage<string> | null => {
  const beside = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    const trouble = inTheWay(path, content, before)
    if (trouble !== null) return trouble
    writeFileSync(beside, content, { flag: 'wx', mode: 0o600, flush: true })
    renameSync(beside, path)
    syncFolder(dirname(path))
    return null
  } catch (error) {
    rmSync(beside, { force: true })
    return output.unwritable(error)
  }
}

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
