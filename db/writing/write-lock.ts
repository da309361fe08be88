import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { sql, type WritableDb } from '../sqlite/handle.ts'
import { BUSY_TIMEOUT } from '../sqlite/settings.ts'
import { misplacedError, misplacedIn } from './misplaced.ts'

/** How long is waited for the file before it is said again that somebody waits, in milliseconds. */
const SAID_EVERY = 50

/** What stands beside a file while somebody waits to write in it. */
const signBeside = ({ name }: WritableDb): string => `${name}-waits`

/** Whether somebody waits to write in the file, this program or another. */
export const isWaitedFor = (db: WritableDb): boolean => !db.memory && existsSync(signBeside(db))

/** Who waits says so again, if it still does: of a program that was killed while it waited nothing stays. */
export const forgetWaiting = (db: WritableDb): void => rmSync(signBeside(db), { force: true })

/**
 * Carries out a transaction that writes, at once where nobody else writes; else it says beside the file that it waits, so that long work on
 * the file gives way. Throws SQLITE_BUSY where that does not happen in time, and `isMisplaced` where it was committed into a file that is no longer at its
 * place: it must not be called saved then.
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
    if (said) forgetWaiting(db)
    waitAtMost(BUSY_TIMEOUT)
  }
}

const isBusy = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')

const sayWaiting = (db: WritableDb): void => {
  try {
    writeFileSync(signBeside(db), '')
  } catch {
    // a full disk: it is waited for all the same
  }
}
