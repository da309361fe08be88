import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { putInPlace } from '../disk/atomic-write.ts'
import { newPrivateFile } from '../disk/permissions.ts'
import { removeFile } from '../disk/remove-file.ts'
import { syncFile, syncFolder } from '../disk/sync.ts'
import { hashOfEntry, NOTHING_BEFORE } from '../log/entry.ts'
import { insertEntry } from '../log/insert.ts'
import { logWords, troubled } from '../messages/messages.ts'
import { project } from '../projections/project.ts'
import { KEPT, noteWayBack } from '../projections/undo/undo-log.ts'
import { APPLICATION_ID, migrate } from '../schema/migrate.ts'
import { NEVER_REPLACED } from '../schema/migrations/0001/log.ts'
import { MIGRATIONS } from '../schema/migrations/list.ts'
import { sql, type WritableDb } from '../sqlite/handle.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { PACE, type Pace, takeIn } from './insert-entries.ts'
import type { Arriving } from './validate-entries.ts'

/** A tournament that comes from elsewhere into a new file, in the order of the log. */
export type ArrivingFile = {
  /** How many entries have come, and the newest of them. */
  readonly entries: () => number
  readonly newest: () => Pick<Arriving, 'device' | 'number'> | undefined
  /** Puts entries behind those that came, each checked as when copies are joined; throws where one is wrong, and then has put none of them. */
  readonly add: (entries: readonly Arriving[]) => void
  /** Puts the whole under its name, synced, never in place of another file. */
  readonly finish: () => void
  readonly close: () => void
}

/**
 * What came in the last seconds before a program is killed or the power goes comes again. The indexes of a large tournament lie in memory meanwhile (256 MB at
 * most), and what is committed goes into the file in large pieces (64 MB).
 */
const SETTINGS = [
  ...(['journal_mode = WAL', 'synchronous = NORMAL', 'cache_size = -262144', 'wal_autocheckpoint = 16384'] as const),
  `application_id = ${APPLICATION_ID}`,
]

/** What came is committed so often, in milliseconds: the pages of an index, in which each entry lies elsewhere, are then written once for many. */
const COMMIT_EVERY = 2000
/** Nobody else writes into a draft. */
const ALONE: Pace = { ...PACE, longest: Number.POSITIVE_INFINITY }

/**
 * Begins a file of the tournament whose first entry has this hash, in a draft beside it, or goes on with the draft that a try before left when it broke
 * off or was killed. `expected`: how many entries are to come in all, as far as is known.
 */
export const arrivingFile = (file: string, tournament: Buffer, expected: number): ArrivingFile => {
  const draft = draftOf(file)
  const left = draftAt(file)
  if (left && !(left.goesOn && (left.tournament === undefined || left.tournament.equals(tournament)))) removeFile(draft)
  if (!existsSync(draft)) newPrivateFile(draft)
  const db = Object.assign(openDatabase(draft), { device: '' }) as unknown as WritableDb
  for (const setting of SETTINGS) db.pragma(setting)
  migrate(db)
  // nothing is put here in place of another; the guard is back before anybody else opens the file
  db.exec('DROP TRIGGER IF EXISTS entry_is_never_replaced')
  let committed = performance.now()
  const commit = (): void => {
    if (db.inTransaction) db.exec('COMMIT')
    committed = performance.now()
  }
  const entriesNow = (): number => sql<number | null>(db, 'SELECT max(seq) FROM entry').pluck().get() ?? 0
  return {
    entries: entriesNow,
    newest: () => sql<Pick<Arriving, 'device' | 'number'>>(db, 'SELECT device, number FROM entry ORDER BY seq DESC LIMIT 1').get(),
    add: (entries) => {
      // what comes soon after may belong before the last of these, hardly before the others
      if (entriesNow() + entries.length > expected - KEPT) noteWayBack(db)
      if (!db.inTransaction) db.exec('BEGIN IMMEDIATE')
      db.transaction(() => takeIn(db, beginningWith(db, tournament, entries), ALONE))()
      if (performance.now() - committed > COMMIT_EVERY) commit()
    },
    finish: () => {
      // where all was made anew meanwhile it is there again already
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
      // there is nothing to go on with
      if (isBare) removeFile(draft)
    },
  }
}

/** The first entry of all is put in here, since all others follow on one; the rest is left to be taken in. */
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

/** What a try before left of a file: of which tournament, by the hash of its first entry, how many entries, and whether this program goes on with them. */
export type LeftDraft = { readonly tournament: Buffer | undefined; readonly entries: number; readonly goesOn: boolean }

const draftOf = (file: string): string => `${file}.arriving`

/** The draft of a file; undefined where there is none. */
export const draftAt = (file: string): LeftDraft | undefined => {
  if (!existsSync(draftOf(file))) return undefined
  try {
    const db = openDatabase(draftOf(file), { readonly: true })
    try {
      const format = db.pragma('user_version', { simple: true })
      const tournament = db.prepare<[], Buffer>('SELECT hash FROM entry WHERE seq = 1').pluck().get()
      const entries = db.prepare<[], number | null>('SELECT max(seq) FROM entry').pluck().get() ?? 0
      return { tournament, entries, goesOn: format === MIGRATIONS.length }
    } finally {
      db.close()
    }
  } catch {
    return { tournament: undefined, entries: 0, goesOn: false }
  }
}
