import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { mayWrite } from './may-write.ts'
import { APPLICATION_ID } from './migrate.ts'
import { MIGRATIONS } from './migrations/list.ts'

/** Why a file is not opened. */
export type OpenRefusal =
  | { readonly reason: 'missing' | 'not-readable' | 'not-a-tournament' | 'damaged' | 'exists'; readonly detail: string }
  | { readonly reason: 'newer'; readonly version: number; readonly known: number; readonly detail: string }

/** Looks whether a file is a tournament of ours, without opening it as a database first: a strange file is left as it is. */
export const peek = (file: string): OpenRefusal | undefined => {
  const head = Buffer.alloc(100)
  try {
    // a pipe or a device would be waited on for ever
    if (!statSync(file).isFile()) return { reason: 'not-a-tournament', detail: `${file} is no file` }
    const open = openSync(file, 'r')
    try {
      readSync(open, head, 0, 100, 0)
    } finally {
      closeSync(open)
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return { reason: 'missing', detail: `${file} does not exist` }
    return { reason: 'not-readable', detail: `${file} can't be read: ${code}` }
  }
  if (head.toString('latin1', 0, 16) !== 'SQLite format 3\0' || head.readUInt32BE(68) !== APPLICATION_ID)
    return { reason: 'not-a-tournament', detail: `${file} is not a tournament file of Shinpan; it was left as it is` }
  return newer(file, head.readUInt32BE(60)) ?? (existsSync(`${file}-wal`) ? newer(file, versionInWal(file)) : undefined)
}

const newer = (file: string, version: number): OpenRefusal | undefined =>
  version > MIGRATIONS.length
    ? {
        reason: 'newer',
        version,
        known: MIGRATIONS.length,
        detail: `${file} was written by a newer version of Shinpan (its format is ${version}, this program knows ${MIGRATIONS.length}); it was left as it is`,
      }
    : undefined

/** What was committed last may still stand in the write-ahead log beside the file. Looked at only where that leaves nothing behind. */
const versionInWal = (file: string): number => {
  if (!mayWrite(file) && !existsSync(`${file}-shm`)) return 0
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true })
    try {
      return db.pragma('user_version', { simple: true }) as number
    } finally {
      db.close()
    }
  } catch {
    return 0
  }
}
