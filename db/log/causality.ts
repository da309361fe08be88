import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { keyOf } from './ancestry.ts'
import { type Entry, parentsIn } from './entry.ts'

/** An entry, and how far its writer had seen what others wrote: of each device the highest number. What it wrote itself it had seen. */
type Sight = { readonly device: string; readonly number: number; readonly seen: ReadonlyMap<string, number> }

/** What is known of a file's entries, by hash, where their numbers are over the floor: it never changes, whatever comes in before them. */
type Sights = { readonly floor: number; readonly known: Map<string, Sight> }
const sightsIn = new WeakMap<ReadableDb, Sights>()

/** So many are remembered at most. */
const MOST = 100_000

/**
 * Whether who wrote an entry had seen the one at a place before it: whether that one is behind it by links, or a later one of the same device, which
 * had seen it. What copies that went on apart wrote is gone through once, not once for each question.
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

/** What is known down to a number; where that is deeper than before, twice as deep as need be, so that it is not begun again and again. */
const downTo = (log: ReadableDb, target: number, from: number): Sights => {
  const before = sightsIn.get(log)
  if (before && before.floor < target && before.known.size < MOST) return before
  const sights = { floor: Math.max(0, target - 1 - Math.max(0, from - target)), known: new Map<string, Sight>() }
  sightsIn.set(log, sights)
  return sights
}

/** Undefined where the file lacks it. Each entry is gone into once, also where a forged file has them name each other in a ring. */
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
  // what the file lacks may come yet
  if ([...begun.values()].includes(undefined)) sightsIn.delete(log)
  return known.get(keyOf(of))
}

type Named = Pick<Entry, 'device' | 'number' | 'previous'>

const parentsOver = (floor: number, entry: Named | undefined): readonly Buffer[] =>
  entry && entry.number > floor ? parentsIn(entry.previous) : []

/** Who goes on behind nothing but an entry of its own has seen of others what it had seen then. */
const sightFrom = ({ device, number }: Pick<Entry, 'device' | 'number'>, parents: readonly Sight[]): Sight => {
  const [only] = parents
  if (parents.length === 1 && only?.device === device) return { device, number, seen: only.seen }
  const seen = new Map<string, number>()
  for (const parent of parents)
    for (const [other, reach] of [...parent.seen, [parent.device, parent.number] as const])
      if (reach > (seen.get(other) ?? 0)) seen.set(other, reach)
  return { device, number, seen }
}
