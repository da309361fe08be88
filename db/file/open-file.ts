import type { Result } from '../../engine/model/result.ts'
import { type DeviceName, deviceId, deviceNameIn } from '../disk/device.ts'
import { endTrouble } from '../log/check-end.ts'
import { fileWords, troubled } from '../messages/messages.ts'
import { rebuild } from '../projections/rebuild.ts'
import { startUndoLog } from '../projections/undo/undo-log.ts'
import { MIGRATIONS } from '../schema/migrations/list.ts'
import { schemaTrouble } from '../schema/schema.ts'
import { sql, type WritableDb } from '../sqlite/handle.ts'
import { closing } from '../sqlite/open-database.ts'
import { applySettings, distrustSchema } from '../sqlite/settings.ts'
import { notePlace } from '../writing/misplaced.ts'
import { keepBeforeFormat } from './backup/backups.ts'
import { troubleBeforeWriting } from './check-before-writing.ts'
import type { OpenRefusal } from './check-header.ts'
import { closedOnError, migrateToNewest, openConnection, openGuarded } from './connection.ts'
import { brokenLog } from './raw/broken-wal.ts'

/** `checked`: the caller has just made the file, has it open already, or checks all of it. */
type Opening = { readonly checked?: boolean }

/** Opens a tournament for writing and migrates it if necessary. Refuses a file with a foreign schema: it might not keep what is written. */
export const openFile = (file: string, device: DeviceName, { checked = false }: Opening = {}): Result<WritableDb, OpenRefusal> =>
  openGuarded(file, () => {
    refuseBrokenLog(file)
    return closedOnError(openConnection(file, deviceNameIn(device, file)), (db) => {
      distrustSchema(db)
      const format = db.pragma('user_version', { simple: true }) as number
      // before querying its tables or changing settings
      const strange = schemaTrouble(db, format)
      if (strange) throw troubled(fileWords.rebuildMends(strange))
      applySettings(db, 'to write')
      if (format < MIGRATIONS.length && sql(db, 'SELECT 1 FROM sqlite_schema LIMIT 1').get()) keepBeforeFormat(db, file, format)
      migrateToNewest(db)
      startUndoLog(db)
      const trouble = checked ? endTrouble(db) : troubleBeforeWriting(db)
      if (trouble) throw troubled(trouble)
      notePlace(db)
    })
  })

/** Rebuilds everything except the log. Returns the number of entries. */
export const rebuildFile = (file: string, device = deviceId()): Result<number, OpenRefusal> =>
  openGuarded(
    file,
    () => {
      refuseBrokenLog(file)
      return closing(openConnection(file, device), (db) => {
        applySettings(db, 'to write')
        return rebuild(db)
      })
    },
    'rebuilt',
  )

/** Checks before anything opens the file: the first connection to close would delete the damaged log. */
const refuseBrokenLog = (file: string): void => {
  const broken = brokenLog(file)
  if (broken) throw troubled(broken)
}
