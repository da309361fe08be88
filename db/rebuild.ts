import Database from 'better-sqlite3'
import { type ReadableDb, sql, type WritableDb } from './handle.ts'
import type { Entry } from './log/entry.ts'
import { entries } from './log/read.ts'
import { migrate } from './migrate.ts'
import { PROJECTIONS } from './migrations/list.ts'
import { project } from './projections/project.ts'

/** Makes the projections anew from the log, all or nothing; answers how many entries were gone through. */
export const rebuild = (db: WritableDb): number =>
  db
    .transaction(() => {
      for (const table of PROJECTIONS.toReversed()) db.exec(`DELETE FROM ${table}`)
      return carry(db, wholeLog(db))
    })
    .immediate()

/** The projections as they should be, in memory, from the entries of a file. */
export const projected = (db: ReadableDb): WritableDb => {
  const memory = Object.assign(new Database(':memory:'), { device: '' }) as unknown as WritableDb
  migrate(memory)
  memory.transaction(() => carry(memory, entries(db)))()
  return memory
}

const carry = (db: WritableDb, log: Iterable<Entry>): number => {
  let count = 0
  for (const entry of log) {
    project(db, entry)
    count++
  }
  return count
}

/** In steps: a connection can't write while it is still reading. */
function* wholeLog(db: ReadableDb): Generator<Entry> {
  const some = sql<Entry>(
    db,
    'SELECT seq, device, number, at, by, kind, version, body, previous, hash FROM entry WHERE seq > ? ORDER BY seq LIMIT 1000',
  )
  for (let after = 0; ; ) {
    const rows = some.all(after)
    if (rows.length === 0) return
    yield* rows
    after = rows.at(-1)?.seq ?? after
  }
}
