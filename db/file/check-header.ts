import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import type { ByLanguage } from '../../engine/model/language.ts'
import { mayWrite } from '../disk/permissions.ts'
import { tried } from '../disk/tried.ts'
import { fileWords } from '../messages/messages.ts'
import { APPLICATION_ID } from '../schema/migrate.ts'
import { MIGRATIONS } from '../schema/migrations/list.ts'
import { closing, openDatabase } from '../sqlite/open-database.ts'
import { unlessOpen } from '../sqlite/open-files.ts'
import { BUSY_TIMEOUT, distrustSchema } from '../sqlite/settings.ts'

/** Why a file was not opened. `detail` is the English `text`; `why` is the fault without the file's name, if it was examined. */
export type OpenRefusal = Reason & { readonly detail: string; readonly text: ByLanguage<string>; readonly why?: ByLanguage<string> }
type Reason =
  | { readonly reason: 'missing' | 'not-readable' | 'not-a-tournament' | 'damaged' | 'exists' }
  | { readonly reason: 'newer'; readonly version: number; readonly known: number }

export const openRefusal = (reason: Reason, text: ByLanguage<string>): OpenRefusal => ({ ...reason, detail: text.en, text })

/** Checks whether a file is one of our tournaments without opening it as a database, so that a foreign file stays unchanged. */
export const peekAtHeader = (file: string): OpenRefusal | undefined => {
  let header: Header | 'packed' | undefined
  try {
    // reading a pipe or a device could wait for ever
    if (!statSync(file).isFile()) return openRefusal({ reason: 'not-a-tournament' }, fileWords.noFile(file))
    header = (unlessOpen(file, () => headerOf(file)) ?? { value: headerBySqlite(file) }).value
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return openRefusal({ reason: 'missing' }, fileWords.missing(file))
    return openRefusal({ reason: 'not-readable' }, fileWords.unreadable(file, code))
  }
  if (header === 'packed') return openRefusal({ reason: 'not-a-tournament' }, fileWords.packed(file))
  if (header?.application !== APPLICATION_ID) return openRefusal({ reason: 'not-a-tournament' }, fileWords.notOurs(file))
  return newer(file, header.version) ?? (existsSync(`${file}-wal`) ? newer(file, versionInWal(file)) : undefined)
}

/** Whether bytes start like gzip. */
export const isPacked = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b

/** Whether bytes start like a database of SQLite. */
export const isDatabase = (start: Buffer): boolean => start.toString('latin1', 0, 16) === 'SQLite format 3\0'

/** Header fields of a database; undefined for any other file. */
type Header = { readonly application: number; readonly version: number }

const headerOf = (file: string): Header | 'packed' | undefined => {
  const head = Buffer.alloc(100)
  const open = openSync(file, 'r')
  try {
    readSync(open, head, 0, 100, 0)
  } finally {
    closeSync(open)
  }
  if (isPacked(head)) return 'packed'
  return isDatabase(head) ? { application: head.readUInt32BE(68), version: head.readUInt32BE(60) } : undefined
}

/** The same for a file that this process has open. It was checked before, so SQLite may read it. */
const headerBySqlite = (file: string): Header | undefined => {
  // a connection that may write leaves nothing beside the file when it closes last
  const db = openDatabase(file, { readonly: !mayWrite(file), fileMustExist: true, timeout: BUSY_TIMEOUT })
  try {
    distrustSchema(db)
    db.pragma('query_only = ON')
    const [application, version] = ['application_id', 'user_version'].map((name) => Number(db.pragma(name, { simple: true })))
    return { application: application ?? 0, version: version ?? 0 }
  } catch (error) {
    if ((error as { code?: unknown }).code === 'SQLITE_NOTADB') return undefined
    throw error
  } finally {
    db.close()
  }
}

const newer = (file: string, version: number): OpenRefusal | undefined =>
  version > MIGRATIONS.length
    ? openRefusal({ reason: 'newer', version, known: MIGRATIONS.length }, fileWords.newer(file, version, MIGRATIONS.length))
    : undefined

/** The newest version may still be in the write-ahead log. Read only if that leaves nothing behind. */
const versionInWal = (file: string): number => {
  if (!mayWrite(file) && !existsSync(`${file}-shm`)) return 0
  const version = tried(() =>
    closing(openDatabase(file, { readonly: true, fileMustExist: true }), (db) => {
      distrustSchema(db)
      return db.pragma('user_version', { simple: true }) as number
    }),
  )
  return version ?? 0
}
