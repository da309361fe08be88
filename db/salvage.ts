import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Result } from '../engine/result.ts'
import { backupsOf, type KeptBackup } from './backups.ts'
import { createFile } from './create-file.ts'
import type { DeviceName } from './device.ts'
import { type ReadableDb, sql, type WritableDb } from './handle.ts'
import { type Entry, hashOfEntry, NOTHING_BEFORE, parentsIn, type Ref, refOf } from './log/entry.ts'
import { COLUMNS, insertEntry } from './log/insert.ts'
import { keyOf } from './log/links.ts'
import { type Missing, missingOf, type Shown } from './missing-places.ts'
import { type OpenRefusal, refusal } from './peek.ts'
import { rebuild } from './rebuild.ts'
import { strangerIn } from './schema.ts'
import { distrust } from './settings.ts'
import { salvageWords } from './words.ts'

/**
 * What was saved of a damaged file. `missing`: entries that could not be read or were altered, and that no backup holds; `leftOut`: entries that can be read but stand on one that is missing: no log can vouch for them.
 */
export type Salvaged = {
  readonly entries: number
  readonly fromBackups: number
  readonly missing: readonly Missing[]
  readonly leftOut: readonly Entry[]
}

/**
 * Saves what can be read of a damaged file, with what its backups hold, into a new one that verifies. The damaged file and its backups are
 * left as they are; the new one appears only once it is whole.
 */
export const salvage = (
  file: string,
  to: string,
  device: DeviceName,
  backups: readonly KeptBackup[] = backupsOf(file),
): Result<Salvaged, OpenRefusal> => {
  const own = readable(file)
  const others = backups.map((backup) => readable(backup.file))
  const root = [own, ...others].flatMap(({ entries }) => entries.find(isFirst) ?? [])[0]
  const all = new Map([own, ...others].flatMap(({ entries }) => entries).map((entry) => [keyOf(entry.hash), entry]))
  const { kept, leftOut } = withAllBehind(all, root)
  if (kept.length === 0) return { ok: false, error: refusal({ reason: 'damaged' }, salvageWords.nothing(file)) }
  const made = createFile(to, (db) => fill(db, kept), device)
  if (!made.ok) return made
  made.value.close()
  const readOfOwn = new Set(own.entries.map(({ hash }) => keyOf(hash)))
  const fromBackups = kept.filter(({ hash }) => !readOfOwn.has(keyOf(hash)))
  return { ok: true, value: { entries: kept.length, fromBackups: fromBackups.length, missing: missingOf(own, [...all.values()]), leftOut } }
}

const isFirst = ({ previous }: Entry): boolean => previous.equals(NOTHING_BEFORE)

/** The entries of a file that can be read and are what was written, and what else can be seen of its log. */
const readable = (file: string): Shown => {
  const db = tried(() => new Database(file, { readonly: true, fileMustExist: true }) as unknown as ReadableDb)
  if (!db) return { entries: [], places: 0, names: new Map() }
  try {
    distrust(db)
    if (tried(() => strangerIn(db, ['entry', 'head'])) !== null) return { entries: [], places: 0, names: new Map() }
    const entries: Entry[] = []
    const places = placesIn(db)
    for (let seq = 1; seq <= (places ?? most(file)); seq++) {
      const entry = tried(() => sql<Entry>(db, ONE).get(seq))
      if (entry && isWhole(entry)) entries.push(entry)
    }
    return { entries, places: Math.max(places ?? 0, entries.at(-1)?.seq ?? 0), names: namesIn(db) }
  } finally {
    db.close()
  }
}

const ONE = `SELECT ${COLUMNS} FROM entry NOT INDEXED WHERE seq = ?`

/** The names that the file's index has for places, from both ends as far as it can be read. */
const namesIn = (db: ReadableDb): ReadonlyMap<number, Ref> => {
  const names = new Map<number, Ref>()
  for (const way of ['ASC', 'DESC'])
    tried(() => {
      const rows = sql<{ seq: number; device: string; number: number }>(
        db,
        `SELECT seq, device, number FROM entry ORDER BY device ${way}, number ${way}`,
      )
      for (const row of rows.iterate()) names.set(row.seq, refOf(row))
    })
  return names
}

/** By the newest entry, or the heads that the file keeps; undefined where neither can be read. */
const placesIn = (db: ReadableDb): number | undefined => {
  const told = [
    tried(() => sql<number>(db, 'SELECT max(seq) FROM entry').pluck().get()),
    tried(() => sql<number>(db, 'SELECT max(entry) FROM head').pluck().get()),
  ].filter((seq) => typeof seq === 'number')
  return told.length > 0 ? Math.max(...told) : undefined
}

/** No entry takes less than this many bytes: more places than a file of its size could have need not be looked at. */
const LEAST_BYTES = 200
const most = (file: string): number => Math.ceil(statSync(file).size / LEAST_BYTES)

const isWhole = (entry: Entry): boolean => tried(() => hashOfEntry(entry).equals(entry.hash)) === true

const tried = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** In the order of the log: those with all that they name before them, and those without. */
const withAllBehind = (all: ReadonlyMap<string, Entry>, root: Entry | undefined): { kept: readonly Entry[]; leftOut: readonly Entry[] } => {
  const kept: Entry[] = []
  const leftOut: Entry[] = []
  const known = new Set<string>()
  for (const entry of [...all.values()].sort((a, b) => a.number - b.number || (a.device < b.device ? -1 : 1))) {
    const stands = isFirst(entry)
      ? root?.hash.equals(entry.hash) === true
      : parentsIn(entry.previous).every((parent) => known.has(keyOf(parent)))
    if (stands) known.add(keyOf(entry.hash))
    if (stands) kept.push(entry)
    else leftOut.push(entry)
  }
  return { kept, leftOut }
}

const fill = (db: WritableDb, entries: readonly Entry[]): void => {
  db.transaction(() => {
    for (const [i, entry] of entries.entries()) insertEntry(db, { ...entry, seq: i + 1 })
    rebuild(db)
  })()
}
