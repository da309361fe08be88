import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { sql, type WritableDb } from '../sqlite/handle.ts'
import { isBusy } from '../sqlite/open-database.ts'
import { BUSY_TIMEOUT } from '../sqlite/settings.ts'
import { misplacedError, misplacedIn } from './misplaced.ts'

/** Interval at which a waiting writer renews its sign, in ms. */
const SAID_EVERY = 50

/** The sign beside a file that a writer is waiting. */
const signBeside = ({ name }: WritableDb): string => `${name}-waits`

/** Whether a writer of this or another program is waiting for the file. */
export const hasWaitingWriter = (db: WritableDb): boolean => !db.memory && existsSync(signBeside(db))

/** Removes the sign. A live waiter puts it back; one left by a killed process goes. */
export const clearWaitingSign = (db: WritableDb): void => rmSync(signBeside(db), { force: true })

/**
 * Runs a write transaction, at once if the file is free. Otherwise puts a sign beside the file, so that long jobs pause. Throws
 * SQLITE_BUSY after the time limit, and `isMisplaced` if it was committed into a file that is no longer at its path; such an act must not
 * be reported as saved.
 */
export const inTurn = <T>(db: WritableDb, what: () => T): T => {
  let begun = false
  const write = db.transaction(() => {
    begun = true
    return what()
  })
  if (db.inTransaction) return write()
  let said = false
  const waitAtMost = (ms: number) => sql(db, `PRAGMA busy_timeout = ${ms}`).get()
  const until = performance.now() + BUSY_TIMEOUT
  try {
    for (waitAtMost(0); ; waitAtMost(SAID_EVERY))
      try {
        const value = write.immediate()
        const lost = misplacedIn(db)
        if (lost) throw misplacedError(lost)
        return value
      } catch (error) {
        if (begun || !isBusy(error) || performance.now() > until) throw error
        said = true
        sayWaiting(db)
      }
  } finally {
    if (said) clearWaitingSign(db)
    waitAtMost(BUSY_TIMEOUT)
  }
}

const sayWaiting = (db: WritableDb): void => {
  try {
    writeFileSync(signBeside(db), '')
  } catch {
    // a full disk: wait without the sign
  }
}
