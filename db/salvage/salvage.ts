import { rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Result } from '../../engine/model/result.ts'
import type { DeviceName } from '../disk/device.ts'
import { draftIn } from '../disk/drafts.ts'
import { backupsOf, type KeptBackup } from '../file/backup/backups.ts'
import { type OpenRefusal, openRefusal } from '../file/check-header.ts'
import { createFile } from '../file/create-file.ts'
import { keyOf } from '../log/ancestry.ts'
import type { Entry } from '../log/entry.ts'
import { parentsIn } from '../log/entry.ts'
import { insertEntry } from '../log/insert.ts'
import { salvageWords } from '../messages/messages.ts'
import { rebuild } from '../projections/rebuild.ts'
import type { WritableDb } from '../sqlite/handle.ts'
import { writeAppendix } from './appendix.ts'
import { type FoundEntries, foundEntries } from './found.ts'
import { joinFound } from './join.ts'
import { type MissingEntries, missingIn } from './missing.ts'
import { readEntriesOf } from './read-file.ts'
import { type ShownBySqlite, shownBySqlite } from './shown.ts'

/**
 * The result of salvaging. `mended`: entries with one wrong bit, corrected as their hashes prove; `missing`: entries that neither the file
 * nor a backup holds; `leftOut`: readable entries that join no log, because an ancestor is missing.
 */
export type SalvagedFile = {
  readonly entries: number
  readonly fromBackups: number
  readonly mended: number
  readonly missing: readonly MissingEntries[]
  readonly leftOut: number
}

/** The damaged file, the new file, and the file for entries that join no log. */
export type SalvageFiles = {
  readonly file: string
  readonly to: string
  readonly appendix: string
  readonly device: DeviceName
  readonly backups?: readonly KeptBackup[]
}

/**
 * Saves everything readable of a damaged file and its backups into a new file that verifies. Reads page by page, including pages that
 * SQLite no longer finds. The originals stay unchanged; the new file appears only once it is whole.
 */
export const salvage = ({ file, to, appendix, device, backups = backupsOf(file) }: SalvageFiles): Result<SalvagedFile, OpenRefusal> => {
  const draft = draftIn(dirname(to), 'salvaged')
  const found = foundEntries(join(draft.path, 'found'))
  try {
    const effort = { bytes: EFFORT }
    readEntriesOf(file, found, effort)
    const shown = shownBySqlite(file, mostPlaces(file))
    found.nowBackups()
    for (const backup of backups) if (isWanted(found, shown, backup.file)) readEntriesOf(backup.file, found, effort)
    const root = joinFound(found.db, shown.heads)
    if (root === undefined) {
      const left = appended(found, NO_LOG, appendix)
      const why = left === 0 ? salvageWords.nothing(file) : salvageWords.noBeginning(file, left, appendix)
      return { ok: false, error: openRefusal({ reason: 'damaged' }, why) }
    }
    const made = createFile(to, (db) => fill(db, keptIn(found, root)), device)
    if (!made.ok) return made
    made.value.close()
    const one = (text: string): number => found.db.prepare<[number], number>(text).pluck().get(root) ?? 0
    return {
      ok: true,
      value: {
        entries: one('SELECT count(*) FROM found WHERE kept = ?'),
        fromBackups: one('SELECT count(*) FROM found WHERE kept = ? AND NOT own'),
        mended: one('SELECT count(*) FROM found WHERE kept = ? AND mended'),
        missing: missingIn(found.db, shown),
        leftOut: appended(found, root, appendix),
      },
    }
  } finally {
    found.close()
    draft.remove()
  }
}

/** No row is the first entry of a log. */
const NO_LOG = 0

/** Budget for bit repair, in hashed bytes: at most half a minute. */
const EFFORT = 8e9

/** Minimum size of an entry in bytes, which limits the places to examine. */
const LEAST_BYTES = 200
const mostPlaces = (file: string): number =>
  Math.ceil(['', '-wal'].reduce((sum, end) => sum + (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0), 0) / LEAST_BYTES)

/** A backup is read if entries that are missing so far are in it, or if it ends with one. */
const isWanted = ({ db }: FoundEntries, shown: ShownBySqlite, backup: string): boolean => {
  const has = db.prepare<[Buffer], number>('SELECT 1 FROM found WHERE hash = ?').pluck()
  if (shown.heads.length === 0 || shown.heads.some((head) => !has.get(head))) return true
  const heads = shownBySqlite(backup, 0).heads
  if (heads.length === 0 || heads.some((head) => !has.get(head))) return true
  const known = new Set<string>()
  const named = new Set<string>()
  for (const { hash, previous } of db.prepare<[], Entry>('SELECT hash, previous FROM found WHERE current ORDER BY number').iterate()) {
    known.add(keyOf(hash))
    for (const one of parentsIn(previous)) if (!known.has(keyOf(one))) named.add(keyOf(one))
  }
  return [...named].some((hash) => !known.has(hash))
}

function* keptIn({ db }: FoundEntries, root: number): Generator<Omit<Entry, 'seq'>> {
  yield* db.prepare<[number], Omit<Entry, 'seq'>>('SELECT * FROM found WHERE kept = ? ORDER BY number, device').iterate(root)
}

const fill = (db: WritableDb, entries: Iterable<Omit<Entry, 'seq'>>): void => {
  db.transaction(() => {
    let seq = 0
    for (const entry of entries) insertEntry(db, { ...entry, seq: ++seq })
    rebuild(db)
  })()
}

const appended = ({ db }: FoundEntries, root: number, to: string): number => {
  try {
    return writeAppendix(db, root, to)
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  }
}
