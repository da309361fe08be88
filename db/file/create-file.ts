import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Result } from '../../engine/model/result.ts'
import { aboutFile, putInPlace } from '../disk/atomic-write.ts'
import { type DeviceName, deviceNameIn } from '../disk/device.ts'
import { newPrivateFile } from '../disk/permissions.ts'
import { syncFile, syncFolder } from '../disk/sync.ts'
import { fileWords, saidBy } from '../messages/messages.ts'
import { APPLICATION_ID } from '../schema/migrate.ts'
import { emptyFile } from '../schema/schema.ts'
import { type WritableDb, writableHandle } from '../sqlite/handle.ts'
import { closing, openDatabase } from '../sqlite/open-database.ts'
import { type OpenRefusal, openRefusal } from './check-header.ts'
import { nameFile } from './name-file.ts'
import { openFile } from './open-file.ts'

/**
 * Creates a tournament file; `fill` writes its first entries. It gets its name only once it is whole and synced, and never replaces a file.
 */
export const createFile = (file: string, fill: (db: WritableDb) => void, device: DeviceName): Result<WritableDb, OpenRefusal> => {
  if (isDeadLink(file)) return { ok: false, error: openRefusal({ reason: 'not-readable' }, fileWords.deadLink(file)) }
  if (existsSync(file)) return { ok: false, error: openRefusal({ reason: 'exists' }, fileWords.exists(file)) }
  const folder = dirname(file)
  if (!existsSync(folder))
    return { ok: false, error: openRefusal({ reason: 'not-readable' }, fileWords.failed(file, 'made', fileWords.noFolder(folder))) }
  const draft = join(folder, `.new-${randomBytes(6).toString('hex')}`)
  try {
    newPrivateFile(draft, emptyFile())
    closing(openDatabase(draft), (made) => {
      // a draft needs no durability: it is synced once, as a whole, before it gets its name
      made.pragma('journal_mode = MEMORY')
      made.pragma('synchronous = OFF')
      made.pragma(`application_id = ${APPLICATION_ID}`)
      fill(writableHandle(made, deviceNameIn(device, draft)))
    })
    syncFile(draft)
    nameFile(file, () => putInPlace(draft, file))
    syncFolder(dirname(file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      return { ok: false, error: openRefusal({ reason: 'exists' }, fileWords.exists(file)) }
    return {
      ok: false,
      error: openRefusal({ reason: 'not-readable' }, fileWords.failed(file, 'made', saidBy(aboutFile(error, draft, file)))),
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return openFile(file, device, { checked: true })
}

/** Whether a name is a link to a file that is not there: a new file can't take its place, and there is none to open. */
const isDeadLink = (file: string): boolean => !existsSync(file) && lstatSync(file, { throwIfNoEntry: false }) !== undefined
