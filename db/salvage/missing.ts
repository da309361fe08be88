import type Database from 'better-sqlite3'
import { partsOf, type Ref, refOf } from '../log/entry.ts'
import type { ShownBySqlite } from './shown.ts'

/**
 * Entries that stood next to each other in a damaged file and that nothing is known of: how many, their names as far as the file still has them, and the
 * names of those before and behind.
 */
export type Missing = { readonly count: number; readonly names: readonly Ref[]; readonly after: Ref | null; readonly before: Ref | null }

type Placed = { readonly seq: number; readonly device: string; readonly number: number }

/**
 * The entries of a damaged file that were found nowhere. Names are compared, never places: those of a backup may be others, where copies were joined in
 * between.
 */
export const missingIn = (db: Database.Database, { places, names }: ShownBySqlite): readonly Missing[] => {
  const has = db.prepare<[string, number], number>('SELECT 1 FROM found WHERE device = ? AND number = ?').pluck()
  const isFound = (name: Ref): boolean => {
    const { device, number } = partsOf(name)
    return has.get(device, number) !== undefined
  }
  const missing: Missing[] = []
  for (const { first, last, before, behind } of gapsIn(db, places)) {
    const named = Array.from({ length: last - first + 1 }, (_, i) => names.get(first + i)).filter((name) => name !== undefined)
    const gone = named.filter((name) => !isFound(name))
    const nameless = last - first + 1 - named.length
    const count = gone.length + Math.max(0, nameless - (nameless > 0 ? foundBetween(db, before, behind, new Set(names.values())) : 0))
    if (count > 0) missing.push({ count, names: gone, after: before ? refOf(before) : null, before: behind ? refOf(behind) : null })
  }
  return missing
}

type Gap = { readonly first: number; readonly last: number; readonly before: Placed | undefined; readonly behind: Placed | undefined }

/** The places of the file at which no entry of its own was found. */
function* gapsIn(db: Database.Database, places: number): Generator<Gap> {
  let before: Placed | undefined
  for (const row of db.prepare<[], Placed>('SELECT seq, device, number FROM found WHERE seq IS NOT NULL ORDER BY seq').all()) {
    const first = (before?.seq ?? 0) + 1
    if (row.seq > first) yield { first, last: row.seq - 1, before, behind: row }
    before = row
  }
  const first = (before?.seq ?? 0) + 1
  if (places >= first) yield { first, last: places, before, behind: undefined }
}

/** How many entries of backups come between two of the file, whose names its index does not tell. */
const foundBetween = (db: Database.Database, after: Placed | undefined, before: Placed | undefined, named: ReadonlySet<Ref>): number =>
  db
    .prepare<[number, string, number, string], Placed>(
      'SELECT device, number FROM found WHERE seq IS NULL AND (number, device) > (?, ?) AND (number, device) < (?, ?)',
    )
    .all(after?.number ?? 0, after?.device ?? '', before?.number ?? Number.MAX_SAFE_INTEGER, before?.device ?? '')
    .filter((row) => !named.has(refOf(row))).length
