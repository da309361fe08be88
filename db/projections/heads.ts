import { type Entry, parentsIn } from '../log/entry.ts'
import { sql, type WritableDb } from '../sqlite/handle.ts'

/**
 * The heads of the log with one more entry: it takes the place of those that it names. Answers whether its writer had all that stands
 * before it; where copies went on apart, those of one copy had not seen those of the other.
 */
export const takeHead = (db: WritableDb, { seq, hash, previous }: Entry): boolean => {
  const parents = parentsIn(previous)
  const [only] = parents
  if (parents.length === 1 && only && sql(db, 'UPDATE head SET entry = ?, hash = ? WHERE hash = ?').run(seq, hash, only).changes === 1)
    return sql(db, 'SELECT 1 FROM head WHERE entry <> ?').get(seq) === undefined
  for (const parent of parents) sql(db, 'DELETE FROM head WHERE hash = ?').run(parent)
  const sawAll = sql(db, 'SELECT 1 FROM head').get() === undefined
  sql(db, 'INSERT INTO head (entry, hash) VALUES (?, ?)').run(seq, hash)
  return sawAll
}
