import { openDatabase } from './open-database.ts'

/** Lets go of what is held. */
export type LetGo = () => void

/**
 * Holds a file of its own as a sign that this process is at something; undefined where another one does. The system lets go of it with the
 * process, however that ends, so that nothing is held by the dead. Nothing is written into it.
 */
export const hold = (file: string): LetGo | undefined => {
  const db = openDatabase(file, { timeout: 0 })
  try {
    // there is nothing to be taken back
    db.pragma('journal_mode = MEMORY')
    db.exec('BEGIN EXCLUSIVE')
    return () => db.close()
  } catch (error) {
    db.close()
    if (String((error as { readonly code?: unknown }).code).startsWith('SQLITE_BUSY')) return undefined
    throw error
  }
}

/** Whether another process, or another part of this one, holds it. */
export const isHeld = (file: string): boolean => {
  const letGo = hold(file)
  letGo?.()
  return letGo === undefined
}
