import type { Result } from '../engine/result.ts'
import { bringUp, closedOnError, connection, guarded } from './connection.ts'
import { type DeviceName, deviceId, nameIn } from './device.ts'
import type { WritableDb } from './handle.ts'
import type { OpenRefusal } from './peek.ts'
import { rebuild } from './rebuild.ts'
import { settle } from './settings.ts'

/**
 * Opens a tournament to write in it, bringing it up to this program's version. A file whose tables or guards are not ours is refused:
 * what is written there might not stay.
 */
export const openFile = (file: string, device: DeviceName): Result<WritableDb, OpenRefusal> =>
  guarded(file, () =>
    closedOnError(connection(file, nameIn(device, file)), (db) => {
      settle(db, 'to write')
      bringUp(db)
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
