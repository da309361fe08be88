import { isDeepStrictEqual } from 'node:util'
import Database from 'better-sqlite3'
import type { Entry } from '../log/entry.ts'
import { COLUMNS } from '../log/insert.ts'
import { entries } from '../log/read.ts'
import { fileWords, troubled } from '../messages/messages.ts'
import { MIGRATIONS } from '../schema/migrations/list.ts'
import { IN_SEARCH, type Made, madeIn, makeToday, schemaOf } from '../schema/schema.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { project } from './project.ts'
import { KEPT, noteWayBack } from './undo/undo-log.ts'

/**
 * Makes everything but the log anew, all or nothing: tables, indexes, views and guards as this program makes them, filled from the log.
 * Answers how many entries were gone through. `heed` is called between them.
 */
export const rebuild = (db: WritableDb, heed: () => void = () => undefined): number =>
  db
    .transaction(() => {
      const right = schemaOf(MIGRATIONS.length)
      const kept = madeIn(db).filter((made) => made.table === 'entry' && isOneOf(right, made))
      if (!kept.some(({ name }) => name === 'entry')) throw troubled(fileWords.noLog)
      const wrong = madeIn(db).filter((made) => made.sql !== null && !isOneOf(kept, made))
      // what stands on a table goes before it
      for (const { type, name } of wrong.toSorted((a, b) => DROPPED.indexOf(a.type) - DROPPED.indexOf(b.type)))
        db.exec(`DROP ${type} "${name.replaceAll('"', '""')}"`)
      // where the table of a search was no longer one, they stayed
      for (const name of IN_SEARCH) db.exec(`DROP TABLE IF EXISTS ${name}`)
      for (const made of right) if (made.sql !== null && !isOneOf(kept, made)) db.exec(String(made.sql))
      db.pragma(`user_version = ${MIGRATIONS.length}`)
      const entries = sql<number>(db, 'SELECT count(*) FROM entry').pluck().get() ?? 0
      carryOn(db, 1, heed, entries - KEPT)
      // those before it are never taken back one by one
      noteWayBack(db)
      carryOn(db, Math.max(1, entries - KEPT + 1), heed)
      return entries
    })
    .immediate()

const DROPPED = ['trigger', 'view', 'index', 'table']

const isOneOf = (all: readonly Made[], made: Made): boolean => all.some((one) => isDeepStrictEqual(one, made))

/** The projections as they should be, in memory, from the entries of a file. */
export const projected = (db: ReadableDb): WritableDb => {
  const memory = Object.assign(new Database(':memory:'), { device: '' }) as unknown as WritableDb
  makeToday(memory)
  memory.transaction(() => {
    for (const entry of entries(db)) project(memory, entry, db)
  })()
  return memory
}

/** Carries the entries from a place on into the projections of their file; in steps, as a connection can't write while it is still reading. */
export const carryOn = (db: WritableDb, from: number, heed: () => void, to = Number.MAX_SAFE_INTEGER): void => {
  const some = sql<Entry>(db, `SELECT ${COLUMNS} FROM entry WHERE seq BETWEEN ? AND ? ORDER BY seq LIMIT 1000`)
  for (let rows = some.all(from, to); rows.length > 0; rows = some.all((rows.at(-1)?.seq ?? to) + 1, to)) {
    for (const entry of rows) {
      heed()
      project(db, entry)
    }
  }
}
