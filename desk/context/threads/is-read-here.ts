import { head } from '../../../db/log/read.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { misplacedIn } from '../../../db/writing/misplaced.ts'

/** A thread takes about as long to start as the desk takes to read a record of so many entries. */
const FEW = 5000

/**
 * Whether the desk itself reads a file, rather than a thread, which opens the path again: the record is short, or another file may be at
 * its path by now.
 */
export const isReadHere = (db: ReadableDb, few = FEW): boolean => (head(db)?.seq ?? 0) <= few || misplacedIn(db) !== null
