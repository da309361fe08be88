import { randomBytes } from 'node:crypto'
import { closeSync, lstatSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncFolder } from '../../../db/disk/sync.ts'
import { unlessOpen } from '../../../db/sqlite/open-database.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { output } from '../../messages/command-line.ts'

/**
 * Puts a file under its name in one step, whole and synced: what stood there stays where that fails. A file of before is replaced, or
 * (`keep`) left alone; never one that holds a database, and nothing that is no plain file. Answers why it was not done.
 */
export const putFile = (path: string, content: string | Uint8Array, before: 'replace' | 'keep'): ByLanguage<string> | null => {
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
