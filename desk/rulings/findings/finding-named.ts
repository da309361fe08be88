import { notBehind } from '../../../db/log/ancestry.ts'
import { headsOf } from '../../../db/log/read.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { refusals } from '../../messages/refusals.ts'

/** The name of a finding for good: `DEVICE:NUMBER` of the entry that first showed it. */
export const FINDING_NAME = /^[0-9a-f]{16}:\d{1,15}$/

/**
 * The finding that a user means by number or name. Refuses a number, with the name it may mean, if copies were joined
 * since the last act and it denoted another finding in one of them: a user who read it there means that one.
 */
export const findingNamed = (db: ReadableDb, named: string): Result<number, Refusal> => {
  if (FINDING_NAME.test(named)) {
    const id = sql<number>(db, 'SELECT id FROM finding WHERE ref = ?').pluck().get(named)
    return id === undefined ? notFound(refusals.noFinding(named)) : ok(id)
  }
  const id = Number(named)
  const name = sql<string>(db, 'SELECT ref FROM finding WHERE id = ?').pluck().get(id)
  if (name === undefined) return notFound(refusals.noFinding(named))
  return hasMoved(db, id) ? refused(refusals.findingMoved(id, name)) : ok(id)
}

/** Whether the number denotes another finding in one of the joined copies that no later entry continues. */
const hasMoved = (db: ReadableDb, id: number): boolean => {
  const heads = headsOf(db)
  if (heads.length < 2) return false
  const all = sql<{ id: number; entry: number }>(db, 'SELECT id, entry FROM finding ORDER BY id').all()
  const newest = sql<number>(db, 'SELECT max(seq) FROM entry').pluck().get() ?? 0
  return heads.some((head) => {
    const unseen = new Set(Array.from(notBehind(db, [head], newest), ({ seq }) => seq))
    const there = all.filter(({ entry }) => !unseen.has(entry))
    const meant = there[id - 1]
    return meant !== undefined && meant.id !== id
  })
}
