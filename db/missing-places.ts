import { type Entry, type Ref, refOf } from './log/entry.ts'

/**
 * Entries that stood next to each other in a damaged file and that nothing is known of: how many, their names as far as the file still has them, and the
 * names of those before and behind.
 */
export type Missing = { readonly count: number; readonly names: readonly Ref[]; readonly after: Ref | null; readonly before: Ref | null }

/** What a damaged file still shows: its whole entries in their places, how many places there were, and the names that its index has for them. */
export type Shown = { readonly entries: readonly Entry[]; readonly places: number; readonly names: ReadonlyMap<number, Ref> }

/**
 * The entries of a damaged file that are in none of those that could be read, wherever. Names are compared, never places: those of a backup may be others,
 * where copies were joined in between.
 */
export const missingOf = ({ entries, places, names }: Shown, read: readonly Entry[]): readonly Missing[] => {
  const whole = new Map(entries.map((entry) => [entry.seq, entry]))
  const known = new Set(read.map(refOf))
  const own = new Set([...entries.map(refOf), ...names.values()])
  const elsewhere = read.filter((entry) => !own.has(refOf(entry)))
  const missing: Missing[] = []
  for (let first = 1; first <= places; first++) {
    if (whole.has(first)) continue
    let last = first
    while (last < places && !whole.has(last + 1)) last++
    const [before, behind] = [whole.get(first - 1), whole.get(last + 1)]
    const run = Array.from({ length: last - first + 1 }, (_, i) => names.get(first + i))
    const nameless = run.filter((name) => name === undefined).length
    const found = elsewhere.filter((entry) => (!before || isBefore(before, entry)) && (!behind || isBefore(entry, behind))).length
    const gone = run.filter((name) => name !== undefined && !known.has(name)).filter((name) => name !== undefined)
    const count = gone.length + Math.max(0, nameless - found)
    if (count > 0) missing.push({ count, names: gone, after: before ? refOf(before) : null, before: behind ? refOf(behind) : null })
    first = last
  }
  return missing
}

/** In the order of the log. */
const isBefore = (a: Entry, b: Entry): boolean => a.number < b.number || (a.number === b.number && a.device < b.device)
