import type { Result } from '../engine/result.ts'
import { keepBeforeFormat } from './backups.ts'
import { bringUp, closedOnError, connection, guarded } from './connection.ts'
import { type DeviceName, deviceId, nameIn } from './device.ts'
import { endTrouble } from './end-check.ts'
import { sql, type WritableDb } from './handle.ts'
import { MIGRATIONS } from './migrations/list.ts'
import type { OpenRefusal } from './peek.ts'
import { rebuild } from './rebuild.ts'
import { schemaTrouble } from './schema.ts'
import { distrust, settle } from './settings.ts'
import { noteWayBack } from './way-back.ts'
import { fileWords, troubled } from './words.ts'

/**
 * Opens a tournament to write in it, bringing it up to this program's version. A file whose tables or guards are not ours is refused:
 * what is written there might not stay.
 */
export const openFile = (file: string, device: DeviceName): Result<WritableDb, OpenRefusal> =>
  guarded(file, () =>
    closedOnError(connection(file, nameIn(device, file)), (db) => {
      distrust(db)
      const format = db.pragma('user_version', { simple: true }) as number
      // before anything is asked of its tables, or set in it
      const strange = schemaTrouble(db, format)
      if (strange) throw troubled(fileWords.rebuildMends(strange))
      settle(db, 'to write')
      if (format < MIGRATIONS.length && sql(db, 'SELECT 1 FROM sqlite_schema LIMIT 1').get()) keepBeforeFormat(db, file, format)
      bringUp(db)
      noteWayBack(db)
      const trouble = endTrouble(db)
      if (trouble) throw troubled(trouble)
    }),
  )

/** Makes everything but the log of a file anew, whatever became of it; answers how many entries were gone through. */
export const rebuildFile = (file: string, device = deviceId()): Result<number, OpenRefusal> =>
  guarded(file, () => rebuilt(connection(file, device)), 'rebuilt')

const rebuilt = (db: WritableDb): number => {
  try {
    settle(db, 'to write')
    return rebuild(db)
  } finally {
    db.close()
  }
}
