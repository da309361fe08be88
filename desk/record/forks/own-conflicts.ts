import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { ConflictKind } from '../../contract/vocabulary.ts'
import { beginsFork } from '../concurrent/forks.ts'

/** A row of the view `conflicts`: its kind and the two entries. */
type Pair = { readonly kind: ConflictKind; readonly one: number; readonly other: number }

/**
 * Whether a conflict must be resolved on its own. Conflicts that follow from two rulings on one finding are resolved with the rulings, all
 * concurrent acts of a fork with the first two.
 */
export const needsOwnDecision = (db: ReadableDb, { kind, one, other }: Pair): boolean => {
  if (kind === 'incident') return sql(db, BOTH_RULED).get(one, other) === undefined
  if (kind !== 'act') return true
  const hand = sql<string>(db, 'SELECT hand FROM event WHERE entry = ?').pluck().get(one)
  return hand === undefined || beginsFork(db, { hand, one, other })
}

const BOTH_RULED = `SELECT 1 FROM incident a JOIN incident b JOIN ruling here ON here.incident = a.id JOIN ruling there ON there.incident = b.id
  WHERE a.entry = ? AND b.entry = ? AND here.finding = there.finding AND here.taken_back IS NULL AND there.taken_back IS NULL`
