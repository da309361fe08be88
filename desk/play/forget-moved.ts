import type { ReadableDb } from '../../db/handle.ts'
import { type Head, head, standsStill } from '../../db/log/read.ts'

/** Where the log stood when what is kept of a file was last looked at. */
const stood = new WeakMap<object, Head>()

/**
 * Forgets all that is kept of a file's hands once entries came in before the newest one that was seen, as when copies are joined: what was
 * counted from the log's beginning may then be otherwise, and its places are.
 */
export const forgetMoved = (db: ReadableDb, kept: Map<string, unknown>): void => {
  const before = stood.get(kept)
  if (before && !standsStill(db, before)) kept.clear()
  const newest = head(db)
  if (newest) stood.set(kept, newest)
}
