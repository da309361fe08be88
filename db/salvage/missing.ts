import type Database from 'better-sqlite3'
import { type Ref, refOf, refParts } from '../log/entry.ts'
import type { ShownBySqlite } from './shown.ts'

/** A gap in a damaged file: the number of lost entries, their names as far as known, and the entries before and after. */
export type MissingEntries = {
  readonly count: number
  readonly names: readonly Ref[]
  readonly after: Ref | null
  readonly before: Ref | null
}

type Placed = { readonly seq: number; readonly device: string; readonly number: number }

/** The entries of a damaged file that were found nowhere. Compares names, not places: places in backups may differ because of merges. */
export const missingIn = (db: Database.Database, { places, names }: ShownBySqlite): readonly MissingEntries[] => {
  const has = db.prepare<[string, number], number>('SELECT 1 FROM found WHERE device = ? AND number = ?').pluck()
  const isFound = (name: Ref): boolean => {
    const { device, number } = refParts(name)
    return has.get(device, number) !== undefined
  }
  const missing: MissingEntries[] = []
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

/** The places of the file without an entry of its own. */
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

/** Number of entries of backups between two of the file whose names the index does not give. */
const foundBetween = (db: Database.Database, after: Placed | undefined, before: Placed | undefined, named: ReadonlySet<Ref>): number =>
  db
    .prepare<[number, string, number, string], Placed>(
      'SELECT device, number FROM found WHERE seq IS NULL AND (number, device) > (?, ?) AND (number, device) < (?, ?)',
    )
    .all(after?.number ?? 0, after?.device ?? '', before?.number ?? Number.MAX_SAFE_INTEGER, before?.device ?? '')
    .filter((row) => !named.has(refOf(row))).length
