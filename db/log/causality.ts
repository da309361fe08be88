import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { keyOf } from './ancestry.ts'
import { type Entry, parentsIn } from './entry.ts'

/** An entry with the highest number of each other device that its author had seen. The author's own entries are always known. */
type Sight = { readonly device: string; readonly number: number; readonly seen: ReadonlyMap<string, number> }

/** Ancestry by hash for entries with numbers above the floor. Never changes, whatever is inserted before them. */
type Sights = { readonly floor: number; readonly known: Map<string, Sight> }
const sightsIn = new WeakMap<ReadableDb, Sights>()

/** Maximum number of entries in the cache. */
const MOST = 100_000

/**
 * Whether an entry's author had seen the entry at an earlier place: it is an ancestor, or a later entry of the same device is. Concurrent
 * parts are walked once, not for each question.
 */
export const hasSeen = (log: ReadableDb, { previous, number }: Pick<Entry, 'previous' | 'number'>, seq: number): boolean => {
  const target = sql<Pick<Entry, 'device' | 'number'>>(log, 'SELECT device, number FROM entry WHERE seq = ?').get(seq)
  if (!target) return false
  const sights = downTo(log, target.number, number)
  return parentsIn(previous).some((parent) => {
    const sight = sightOf(log, sights, parent)
    return sight !== undefined && reaches(sight, target)
  })
}

const reaches = (sight: Sight, { device, number }: Pick<Entry, 'device' | 'number'>): boolean =>
  (sight.device === device ? sight.number : (sight.seen.get(device) ?? 0)) >= number

/** Ancestry down to a number. A deeper request goes twice as deep as needed, to avoid starting over again and again. */
const downTo = (log: ReadableDb, target: number, from: number): Sights => {
  const before = sightsIn.get(log)
  if (before && before.floor < target && before.known.size < MOST) return before
  const sights = { floor: Math.max(0, target - 1 - Math.max(0, from - target)), known: new Map<string, Sight>() }
  sightsIn.set(log, sights)
  return sights
}

/** Undefined if the file lacks the entry. Visits each entry once, even if a forged file links them in a ring. */
const sightOf = (log: ReadableDb, { floor, known }: Sights, of: Buffer): Sight | undefined => {
  const begun = new Map<string, Named | undefined>()
  const toLook = [of]
  for (let hash = toLook.at(-1); hash; hash = toLook.at(-1)) {
    const key = keyOf(hash)
    if (!known.has(key) && !begun.has(key)) {
      const entry = sql<Named>(log, 'SELECT device, number, previous FROM entry WHERE hash = ?').get(hash)
      begun.set(key, entry)
      const unknown = parentsOver(floor, entry).filter((parent) => !known.has(keyOf(parent)) && !begun.has(keyOf(parent)))
      toLook.push(...unknown)
      if (unknown.length > 0) continue
    }
    toLook.pop()
    const entry = known.has(key) ? undefined : begun.get(key)
    const parents = parentsOver(floor, entry).flatMap((parent) => known.get(keyOf(parent)) ?? [])
    if (entry) known.set(key, sightFrom(entry, parents))
  }
  // missing entries may still arrive
  if ([...begun.values()].includes(undefined)) sightsIn.delete(log)
  return known.get(keyOf(of))
}

type Named = Pick<Entry, 'device' | 'number' | 'previous'>

const parentsOver = (floor: number, entry: Named | undefined): readonly Buffer[] =>
  entry && entry.number > floor ? parentsIn(entry.previous) : []

/** If all parents are the author's own, the author has seen the same entries of others as then. */
const sightFrom = ({ device, number }: Pick<Entry, 'device' | 'number'>, parents: readonly Sight[]): Sight => {
  const [only] = parents
  if (parents.length === 1 && only?.device === device) return { device, number, seen: only.seen }
  const seen = new Map<string, number>()
  for (const parent of parents)
    for (const [other, reach] of [...parent.seen, [parent.device, parent.number] as const])
      if (reach > (seen.get(other) ?? 0)) seen.set(other, reach)
  return { device, number, seen }
}
