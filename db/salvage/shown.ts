import { tried } from '../disk/tried.ts'
import { type Ref, refOf } from '../log/entry.ts'
import { foreignObjectIn } from '../schema/schema.ts'
import { type ReadableDb, readableHandle, sql } from '../sqlite/handle.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { distrustSchema } from '../sqlite/settings.ts'

/** Data besides entries that SQLite can still read of a damaged file: heads, number of places, and names in the index. */
export type ShownBySqlite = { readonly heads: readonly Buffer[]; readonly places: number; readonly names: ReadonlyMap<number, Ref> }

/** `most`: limit for places, because a damaged number can be anything. */
export const shownBySqlite = (file: string, most: number): ShownBySqlite => {
  const db = tried(() => readableHandle(openDatabase(file, { readonly: true, fileMustExist: true })))
  if (!db) return NOTHING
  try {
    distrustSchema(db)
    if (tried(() => foreignObjectIn(db, ['entry', 'head'])) !== null) return NOTHING
    const heads = tried(() => sql<{ entry: number; hash: Buffer }>(db, 'SELECT entry, hash FROM head LIMIT 1000').all()) ?? []
    const newest = tried(() => sql<number | null>(db, 'SELECT max(seq) FROM entry').pluck().get())
    return {
      heads: heads.map(({ hash }) => hash),
      places: Math.max(0, ...[newest, ...heads.map(({ entry }) => entry)].map(Number).filter((seq) => seq > 0 && seq <= most)),
      names: most > 0 ? namesIn(db, most) : new Map(),
    }
  } finally {
    db.close()
  }
}

const NOTHING: ShownBySqlite = { heads: [], places: 0, names: new Map() }

/** Reads the index from both ends as far as possible. */
const namesIn = (db: ReadableDb, most: number): ReadonlyMap<number, Ref> => {
  const names = new Map<number, Ref>()
  for (const way of ['ASC', 'DESC'])
    tried(() => {
      const rows = sql<{ seq: number; device: string; number: number }>(
        db,
        `SELECT seq, device, number FROM entry ORDER BY device ${way}, number ${way} LIMIT ?`,
      )
      for (const row of rows.iterate(most)) names.set(row.seq, refOf(row))
    })
  return names
}
