import type { Result } from '../../engine/model/result.ts'
import { type DeviceName, deviceId, nameIn } from '../disk/device.ts'
import { endTrouble } from '../log/check-end.ts'
import { fileWords, troubled } from '../messages/messages.ts'
import { rebuild } from '../projections/rebuild.ts'
import { noteWayBack } from '../projections/undo/undo-log.ts'
import { MIGRATIONS } from '../schema/migrations/list.ts'
import { schemaTrouble } from '../schema/schema.ts'
import { sql, type WritableDb } from '../sqlite/handle.ts'
import { distrust, settle } from '../sqlite/settings.ts'
import { notePlace } from '../writing/misplaced.ts'
import { keepBeforeFormat } from './backup/backups.ts'
import { troubleBeforeWriting } from './check-before-writing.ts'
import type { OpenRefusal } from './check-header.ts'
import { bringUp, closedOnError, connection, guarded } from './connection.ts'
import { brokenLog } from './raw/broken-wal.ts'

/** `checked`: whoever opens it has just made it, has it open already, or checks all of it himself. */
type Opening = { readonly checked?: boolean }

/**
 * Opens a tournament to write in it, bringing it up to this program's version. A file whose tables or guards are not ours is refused:
 * what is written there might not stay.
 */
export const openFile = (file: string, device: DeviceName, { checked = false }: Opening = {}): Result<WritableDb, OpenRefusal> =>
  guarded(file, () => {
    refuseBrokenLog(file)
    return closedOnError(connection(file, nameIn(device, file)), (db) => {
      distrust(db)
      const format = db.pragma('user_version', { simple: true }) as number
      // before anything is asked of its tables, or set in it
      const strange = schemaTrouble(db, format)
      if (strange) throw troubled(fileWords.rebuildMends(strange))
      settle(db, 'to write')
      if (format < MIGRATIONS.length && sql(db, 'SELECT 1 FROM sqlite_schema LIMIT 1').get()) keepBeforeFormat(db, file, format)
      bringUp(db)
      noteWayBack(db)
      const trouble = checked ? endTrouble(db) : troubleBeforeWriting(db)
      if (trouble) throw troubled(trouble)
      notePlace(db)
    })
  })

/** Makes everything but the log of a file anew, whatever became of it; answers how many entries were gone through. */
export const rebuildFile = (file: string, device = deviceId()): Result<number, OpenRefusal> =>
  guarded(
    file,
    () => {
      refuseBrokenLog(file)
      return rebuilt(connection(file, device))
    },
    'rebuilt',
  )

/** Before anything opens it: the first to close it would take the damaged log away. */
const refuseBrokenLog = (file: string): void => {
  const broken = brokenLog(file)
  if (broken) throw troubled(broken)
}

const rebuilt = (db: WritableDb): number => {
  try {
    settle(db, 'to write')
    return rebuild(db)
  } finally {
    db.close()
  }
}
