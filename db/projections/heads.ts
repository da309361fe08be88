import { type Entry, parentsIn } from '../log/entry.ts'
import { sql, type WritableDb } from '../sqlite/handle.ts'

/**
 * Updates the heads of the log: the entry replaces those that it names. Returns whether its author had seen everything before it;
 * concurrent authors had not.
 */
export const updateHeads = (db: WritableDb, { seq, hash, previous }: Entry): boolean => {
  const parents = parentsIn(previous)
  const [only] = parents
  if (parents.length === 1 && only && sql(db, 'UPDATE head SET entry = ?, hash = ? WHERE hash = ?').run(seq, hash, only).changes === 1)
    return sql(db, 'SELECT 1 FROM head WHERE entry <> ?').get(seq) === undefined
  for (const parent of parents) sql(db, 'DELETE FROM head WHERE hash = ?').run(parent)
  const sawAll = sql(db, 'SELECT 1 FROM head').get() === undefined
  sql(db, 'INSERT INTO head (entry, hash) VALUES (?, ?)').run(seq, hash)
  return sawAll
}
