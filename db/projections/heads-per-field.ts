import { hasSeen } from '../log/causality.ts'
import type { Entry } from '../log/entry.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import type { FieldSet, SeenByAuthor } from './projection.ts'

/**
 * Updates the latest entries of each field that an entry sets: replaces those that the author had seen, stays beside the others. Two
 * concurrent hands of a table stay marked, with the entry of the first as key, whatever begins later.
 */
export const updateLatest = (db: WritableDb, entry: Entry, sets: readonly FieldSet[], { sawAll, log }: SeenByAuthor): void => {
  const keep = sql(db, 'INSERT INTO latest (what, key, entry) VALUES (?, ?, ?)')
  for (const [what, key] of sets) {
    for (const before of sql<number>(db, 'SELECT entry FROM latest WHERE what = ? AND key = ?').pluck().all(what, key)) {
      if (sawAll || isOwn(log, entry, before) || hasSeen(log, entry, before))
        sql(db, 'DELETE FROM latest WHERE what = ? AND key = ? AND entry = ?').run(what, key, before)
      else if (what === 'hand-begun') keep.run('hand-crossed', String(before), entry.seq)
    }
    keep.run(what, key, entry.seq)
  }
}

/** Earlier entries of the same device are always known; walking the links could be slow. */
const isOwn = (log: ReadableDb, { device }: Entry, before: number): boolean =>
  sql<string>(log, 'SELECT device FROM entry WHERE seq = ?').pluck().get(before) === device
