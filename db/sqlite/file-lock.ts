import { isBusy, openDatabase } from './open-database.ts'

/** Releases the lock. */
export type LetGo = () => void

/**
 * Takes an exclusive lock on a file of its own; undefined if another process has it. The system releases it when the process ends, however
 * it ends. Nothing is written to the file.
 */
export const holdFile = (file: string): LetGo | undefined => {
  const db = openDatabase(file, { timeout: 0 })
  try {
    // nothing to roll back
    db.pragma('journal_mode = MEMORY')
    db.exec('BEGIN EXCLUSIVE')
    return () => db.close()
  } catch (error) {
    db.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Whether another process, or another part of this one, has the lock. */
export const isFileLocked = (file: string): boolean => {
  const letGo = holdFile(file)
  letGo?.()
  return letGo === undefined
}
