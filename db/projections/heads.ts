import { keyOf } from '../log/ancestry.ts'
import { type Entry, parentsIn } from '../log/entry.ts'
import { type LogHead, type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { noteHeads } from './undo/undo-log.ts'

/**
 * Updates the heads of the log: the entry replaces those that it names. Returns whether its author had seen everything before it;
 * concurrent authors had not.
 */
export const updateHeads = (db: WritableDb, { seq, hash, previous }: Entry): boolean => {
  const parents = parentsIn(previous)
  const { heads } = db.state
  if (heads) {
    const keys = parents.map(keyOf)
    noteHeads(
      db,
      keys.flatMap((key) => heads.get(key) ?? []),
    )
    for (const key of keys) heads.delete(key)
    const sawAll = heads.size === 0
    heads.set(keyOf(hash), { entry: seq, hash })
    return sawAll
  }
  const named = sql<LogHead>(db, 'SELECT entry, hash FROM head WHERE hash = ?')
  const replaced = parents.flatMap((parent) => named.get(parent) ?? [])
  noteHeads(db, replaced)
  const [only] = replaced
  if (only && replaced.length === 1) {
    sql(db, 'UPDATE head SET entry = ?, hash = ? WHERE entry = ?').run(seq, hash, only.entry)
    return sql(db, 'SELECT 1 FROM head WHERE entry <> ?').get(seq) === undefined
  }
  for (const { entry } of replaced) sql(db, 'DELETE FROM head WHERE entry = ?').run(entry)
  const sawAll = sql(db, 'SELECT 1 FROM head').get() === undefined
  insertHead(db, { entry: seq, hash })
  return sawAll
}

/** Keeps the heads in memory while a function projects many entries in a transaction, and writes them at the end: a tenth faster. */
export const withHeadsInMemory = <T>(db: WritableDb, projectAll: () => T): T => {
  const { state } = db
  if (state.heads) return projectAll()
  state.heads = new Map(headsIn(db).map((head) => [keyOf(head.hash), head]))
  try {
    const value = projectAll()
    writeHeads(db)
    return value
  } finally {
    // after an error they are rolled back
    state.heads = undefined
  }
}

/** Writes heads that are in memory into their table, which holds them from now on. */
export const writeHeads = (db: WritableDb): void => {
  const { heads } = db.state
  if (!heads) return
  db.state.heads = undefined
  sql(db, 'DELETE FROM head').run()
  for (const head of heads.values()) insertHead(db, head)
}

const headsIn = (db: ReadableDb): readonly LogHead[] => sql<LogHead>(db, 'SELECT entry, hash FROM head').all()

const insertHead = (db: WritableDb, { entry, hash }: LogHead): void => {
  sql(db, 'INSERT INTO head (entry, hash) VALUES (?, ?)').run(entry, hash)
}
