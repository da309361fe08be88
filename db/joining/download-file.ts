import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { putInPlace } from '../disk/atomic-write.ts'
import { newPrivateFile, removeFile } from '../disk/permissions.ts'
import { syncFile, syncFolder } from '../disk/sync.ts'
import { tried } from '../disk/tried.ts'
import { hashOfEntry, NOTHING_BEFORE } from '../log/entry.ts'
import { insertEntry } from '../log/insert.ts'
import { logWords, troubled } from '../messages/messages.ts'
import { withHeadsInMemory } from '../projections/heads.ts'
import { project } from '../projections/project.ts'
import { startUndoLog, UNDO_LOG_ENTRIES } from '../projections/undo/undo-log.ts'
import { APPLICATION_ID, migrate } from '../schema/migrate.ts'
import { NEVER_REPLACED } from '../schema/migrations/0001/log.ts'
import { MIGRATIONS } from '../schema/migrations/list.ts'
import { sql, type WritableDb, writableHandle } from '../sqlite/handle.ts'
import { closing, openDatabase } from '../sqlite/open-database.ts'
import { INSERT_BATCH, type InsertBatch, insertValid } from './insert-entries.ts'
import { type Arriving, validateEntries } from './validate-entries.ts'

/** A download of a tournament into a new file, in log order. */
export type ArrivingFile = {
  /** The number of entries received, and the newest of them. */
  readonly entries: () => number
  readonly newest: () => Pick<Arriving, 'device' | 'number'> | undefined
  /**
   * Appends received entries, each validated as in a merge. Throws if one is wrong, and then appends none of them. `areSound`: each
   * `isSoundEntry`, as the caller has found.
   */
  readonly add: (entries: readonly Arriving[], areSound?: boolean) => void
  /** Gives the finished file its name, synced, never replacing another. */
  readonly finish: () => void
  readonly close: () => void
}

/**
 * Entries of the last seconds before a crash are downloaded again. Meanwhile the indexes of a large tournament stay in memory (at most 256
 * MB), and commits reach the file in blocks of 256 MB: most pages of the indexes change again and again. So do the pages by which a batch
 * could be reverted, one for each entry.
 */
const SETTINGS = [
  ...(['journal_mode = WAL', 'synchronous = NORMAL', 'cache_size = -262144', 'temp_store = MEMORY', 'wal_autocheckpoint = 65536'] as const),
  `application_id = ${APPLICATION_ID}`,
]

/** Commit interval, in ms: batching writes each index page once for many entries. */
const COMMIT_EVERY = 5000
/** Nobody else writes to a draft. */
const ALONE: InsertBatch = { ...INSERT_BATCH, longest: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY }

/**
 * Starts a download into a draft beside the file, or resumes one that was interrupted. The tournament is identified by the hash of its
 * first entry. `expected`: total number of entries, if known.
 */
export const arrivingFile = (file: string, tournament: Buffer, expected: number): ArrivingFile => {
  const draft = draftOf(file)
  const left = draftAt(file)
  if (left && !(left.goesOn && (left.tournament === undefined || left.tournament.equals(tournament)))) removeFile(draft)
  if (!existsSync(draft)) newPrivateFile(draft)
  const db = writableHandle(openDatabase(draft), '')
  for (const setting of SETTINGS) db.pragma(setting)
  migrate(db)
  // no row is replaced here; the guard is restored before anything else opens the file
  db.exec('DROP TRIGGER IF EXISTS entry_is_never_replaced')
  let committed = performance.now()
  const commit = (): void => {
    if (db.inTransaction) db.exec('COMMIT')
    committed = performance.now()
  }
  let hasUndoLog = false
  const beginUndoLog = (): void => {
    if (hasUndoLog) return
    commit()
    // each statement of the undo log can be reverted, too, and in memory SQLite looks for its pages among all those of the batch
    db.pragma('temp_store = DEFAULT')
    startUndoLog(db)
    hasUndoLog = true
  }
  const entriesNow = (): number => sql<number | null>(db, 'SELECT max(seq) FROM entry').pluck().get() ?? 0
  return {
    entries: entriesNow,
    newest: () => sql<Pick<Arriving, 'device' | 'number'>>(db, 'SELECT device, number FROM entry ORDER BY seq DESC LIMIT 1').get(),
    add: (entries, areSound) => {
      // later entries may sort before the last of these, hardly before the others
      if (entriesNow() + entries.length > expected - UNDO_LOG_ENTRIES) beginUndoLog()
      if (!db.inTransaction) db.exec('BEGIN IMMEDIATE')
      const insert = () => insertValid(db, validateEntries(db, beginningWith(db, tournament, entries), areSound), ALONE)
      db.transaction(() => withHeadsInMemory(db, insert))()
      if (performance.now() - committed > COMMIT_EVERY) commit()
    },
    finish: () => {
      // a rebuild may already have restored it
      db.exec(NEVER_REPLACED)
      commit()
      db.pragma('wal_checkpoint(TRUNCATE)')
      db.pragma('journal_mode = DELETE')
      db.close()
      syncFile(draft)
      putInPlace(draft, file)
      syncFolder(dirname(file))
      removeFile(draft)
    },
    close: () => {
      let isBare = false
      try {
        commit()
        isBare = entriesNow() === 0
      } finally {
        db.close()
      }
      // nothing to resume
      if (isBare) removeFile(draft)
    },
  }
}

/** Inserts only the first entry, which all others descend from; the others are inserted afterwards. */
const beginningWith = (db: WritableDb, tournament: Buffer, entries: readonly Arriving[]): readonly Arriving[] => {
  const [first, ...rest] = entries
  if (!first || sql(db, 'SELECT 1 FROM entry').get()) return entries
  if (!hashOfEntry(first).equals(tournament)) throw troubled(logWords.entry(1, first.device, first.number, logWords.hash))
  if (!first.previous.equals(NOTHING_BEFORE)) throw troubled(logWords.entry(1, first.device, first.number, logWords.link))
  const placed = { ...first, seq: 1 }
  insertEntry(db, placed)
  project(db, placed)
  return rest
}

/**
 * The state of an interrupted download: its tournament (hash of the first entry), its number of entries, and whether this program can
 * resume it.
 */
export type LeftDraft = { readonly tournament: Buffer | undefined; readonly entries: number; readonly goesOn: boolean }

const draftOf = (file: string): string => `${file}.arriving`

/** The draft of a file; undefined if there is none. */
export const draftAt = (file: string): LeftDraft | undefined => {
  if (!existsSync(draftOf(file))) return undefined
  const left = tried(() =>
    closing(openDatabase(draftOf(file), { readonly: true }), (db) => {
      const format = db.pragma('user_version', { simple: true })
      const tournament = db.prepare<[], Buffer>('SELECT hash FROM entry WHERE seq = 1').pluck().get()
      const entries = db.prepare<[], number | null>('SELECT max(seq) FROM entry').pluck().get() ?? 0
      return { tournament, entries, goesOn: format === MIGRATIONS.length }
    }),
  )
  return left ?? { tournament: undefined, entries: 0, goesOn: false }
}
