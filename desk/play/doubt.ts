import type { ReadableDb } from '../../db/handle.ts'
import { type Head, head, standsStill } from '../../db/log/read.ts'
import type { PlayedHand } from './played-hand.ts'

/** Where the log stood when what is kept of a file was last looked at. */
const stood = new WeakMap<object, Head>()

/** No hand that was folded is taken for what it was before it was compared with the log: others wrote, or what was written was taken back. */
export const doubt = (kept: Map<string, PlayedHand>): void => {
  for (const [hand, played] of kept) kept.set(hand, { ...played, after: DOUBTED })
}

/** Stands behind nothing: what a hand goes on from is never empty. */
const DOUBTED = ''

/**
 * Doubts all that is kept of a file's hands once entries came in before the newest one that was seen, as when copies are joined: what was
 * counted from the log's beginning may then be otherwise, and its places are.
 */
export const doubtMoved = (db: ReadableDb, kept: Map<string, PlayedHand>): void => {
  const before = stood.get(kept)
  if (before && !standsStill(db, before)) doubt(kept)
  const newest = head(db)
  if (newest) stood.set(kept, newest)
}
