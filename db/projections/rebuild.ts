import { isDeepStrictEqual } from 'node:util'
import type { Entry } from '../log/entry.ts'
import { ENTRY_COLUMNS } from '../log/insert.ts'
import { logEntries } from '../log/read.ts'
import { fileWords, troubled } from '../messages/messages.ts'
import { MIGRATIONS } from '../schema/migrations/list.ts'
import { IN_SEARCH, inMemory, madeIn, type SchemaObject, schemaOf } from '../schema/schema.ts'
import { type ReadableDb, sql, type WritableDb, writableHandle } from '../sqlite/handle.ts'
import { withHeadsInMemory } from './heads.ts'
import { project } from './project.ts'
import { withLookupsRemembered } from './remembered.ts'
import { startUndoLog, UNDO_LOG_ENTRIES } from './undo/undo-log.ts'

/**
 * Rebuilds everything except the log, all or nothing: tables, indexes, views and guards, then all projections. Returns the number of
 * entries. `heed` is called between them.
 */
export const rebuild = (db: WritableDb, heed: () => void = () => undefined): number =>
  db
    .transaction(() => {
      const right = schemaOf(MIGRATIONS.length)
      const kept = madeIn(db).filter((made) => made.table === 'entry' && isOneOf(right, made))
      if (!kept.some(({ name }) => name === 'entry')) throw troubled(fileWords.noLog)
      const wrong = madeIn(db).filter((made) => made.sql !== null && !isOneOf(kept, made))
      // dependent objects are dropped before their tables
      for (const { type, name } of wrong.toSorted((a, b) => DROPPED.indexOf(a.type) - DROPPED.indexOf(b.type)))
        db.exec(`DROP ${type} "${name.replaceAll('"', '""')}"`)
      // these remain if the search table itself was damaged
      for (const name of IN_SEARCH) db.exec(`DROP TABLE IF EXISTS ${name}`)
      for (const made of right) if (made.sql !== null && !isOneOf(kept, made)) db.exec(String(made.sql))
      db.pragma(`user_version = ${MIGRATIONS.length}`)
      const entries = entryCount(db)
      withHeadsInMemory(db, () => {
        projectFrom(db, 1, heed, entries - UNDO_LOG_ENTRIES)
        // older entries are never undone one by one
        startUndoLog(db)
        projectFrom(db, Math.max(1, entries - UNDO_LOG_ENTRIES + 1), heed)
      })
      return entries
    })
    .immediate()

const entryCount = (db: ReadableDb): number => sql<number>(db, 'SELECT count(*) FROM entry').pluck().get() ?? 0

const DROPPED = ['trigger', 'view', 'index', 'table']

const isOneOf = (all: readonly SchemaObject[], made: SchemaObject): boolean => all.some((one) => isDeepStrictEqual(one, made))

/** The correct projections of a file, in memory. */
export const projected = (db: ReadableDb): WritableDb => {
  const memory = writableHandle(inMemory(entryCount(db)), '')
  memory.transaction(() =>
    withHeadsInMemory(memory, () =>
      withLookupsRemembered(memory, () => {
        for (const entry of logEntries(db)) project(memory, entry, db)
      }),
    ),
  )()
  return memory
}

/** Projects the entries from a place on, in batches, because a connection can't write while it is reading. */
export const projectFrom = (db: WritableDb, from: number, heed: () => void, to = Number.MAX_SAFE_INTEGER): void => {
  const some = sql<Entry>(db, `SELECT ${ENTRY_COLUMNS} FROM entry WHERE seq BETWEEN ? AND ? ORDER BY seq LIMIT 1000`)
  withLookupsRemembered(db, () => {
    for (let rows = some.all(from, to); rows.length > 0; rows = some.all((rows.at(-1)?.seq ?? to) + 1, to)) {
      for (const entry of rows) {
        heed()
        project(db, entry)
      }
    }
  })
}
