import { notBehind } from '../log/ancestry.ts'
import { insertEntry } from '../log/insert.ts'
import { logEntries } from '../log/read.ts'
import { inMemory } from '../schema/schema.ts'
import { type ReadableDb, sql, type WritableDb, writableHandle } from '../sqlite/handle.ts'
import { project } from './project.ts'

/**
 * The file as its author knew it at one entry: that entry and all its ancestors with their projections, in memory. Undefined where no entry has this
 * hash. It costs as much as a rebuild up to there.
 */
export const stateAt = (db: ReadableDb, hash: Buffer): WritableDb | undefined => {
  const last = sql<number>(db, 'SELECT seq FROM entry WHERE hash = ?').pluck().get(hash)
  if (last === undefined) return undefined
  const unknown = new Set([...notBehind(db, [hash], last)].map(({ seq }) => seq))
  const memory = writableHandle(inMemory(last), '')
  memory.transaction(() => {
    for (const entry of logEntries(db)) {
      if (entry.seq > last) break
      if (unknown.has(entry.seq)) continue
      insertEntry(memory, entry)
      project(memory, entry, db)
    }
  })()
  return memory
}
