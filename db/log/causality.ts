import { type AncestryCache, type AuthorKnowledge, type ReadableDb, sql } from '../sqlite/handle.ts'
import { keyOf } from './ancestry.ts'
import { type Entry, parentsIn } from './entry.ts'
import { reachIn } from './read.ts'

/** Maximum number of entries in the cache. */
const MOST = 100_000

/**
 * Whether an entry's author had seen the entry at an earlier place: it is an ancestor, or a later entry of the same device is. Only
 * concurrent parts are walked, each once and not for each question.
 */
export const hasSeen = (log: ReadableDb, { previous, number }: Pick<Entry, 'previous' | 'number'>, seq: number): boolean => {
  const target = sql<Pick<Entry, 'device' | 'number'>>(log, 'SELECT device, number FROM entry WHERE seq = ?').get(seq)
  if (!target) return false
  const ancestry = downTo(log, target.number, number)
  return parentsIn(previous).some((parent) => {
    const author = knowledgeAt(log, ancestry, parent)
    return author !== undefined && reaches(author, target)
  })
}

/** The newest number of each device that an entry vouches for: it is an ancestor of the entry, or the entry itself. */
export const numbersBehind = (log: ReadableDb, { hash, number }: Pick<Entry, 'hash' | 'number'>): ReadonlyMap<string, number> => {
  const author = knowledgeAt(log, downTo(log, 0, number), hash)
  return author ? new Map([...author.seen, [author.device, author.number] as const]) : new Map()
}

/**
 * Adds an entry that is just being projected to the known ancestry, if that has its parents: later questions need not read it again, which
 * costs as much as projecting it.
 */
export const noteAncestry = ({ state: { ancestry } }: ReadableDb, entry: Entry): void => {
  // full ancestry is dropped at the next question
  if (!ancestry || ancestry.known.size > MOST / 2 || hasSeenAll(entry)) return
  const parents = parentsIn(entry.previous).map((parent) => ancestry.known.get(keyOf(parent)))
  if (parents.every((parent) => parent !== undefined)) ancestry.known.set(keyOf(entry.hash), knowledgeFrom(entry, parents))
}

const reaches = (author: AuthorKnowledge, { device, number }: Pick<Entry, 'device' | 'number'>): boolean =>
  (author.device === device ? author.number : (author.seen.get(device) ?? 0)) >= number

/** Ancestry down to a number. A deeper request goes twice as deep as needed, to avoid starting over again and again. */
const downTo = ({ state }: ReadableDb, target: number, from: number): AncestryCache => {
  const before = state.ancestry
  if (before && before.floor < target && before.known.size < MOST) return before
  const ancestry = { floor: Math.max(0, target - 1 - Math.max(0, from - target)), known: new Map<string, AuthorKnowledge>() }
  state.ancestry = ancestry
  return ancestry
}

/** Undefined if the file lacks the entry. Visits each entry once, even if a forged file links them in a ring. */
const knowledgeAt = (log: ReadableDb, { floor, known }: AncestryCache, of: Buffer): AuthorKnowledge | undefined => {
  const begun = new Map<string, Named | undefined>()
  const toLook = [of]
  for (let hash = toLook.at(-1); hash; hash = toLook.at(-1)) {
    const key = keyOf(hash)
    if (!known.has(key) && !begun.has(key)) {
      const entry = sql<Named>(log, 'SELECT seq, device, number, previous FROM entry WHERE hash = ?').get(hash)
      begun.set(key, entry)
      const unknown = parentsOver(floor, entry).filter((parent) => !known.has(keyOf(parent)) && !begun.has(keyOf(parent)))
      toLook.push(...unknown)
      if (unknown.length > 0) continue
    }
    toLook.pop()
    const entry = known.has(key) ? undefined : begun.get(key)
    const parents = parentsOver(floor, entry).flatMap((parent) => known.get(keyOf(parent)) ?? [])
    if (entry) known.set(key, hasSeenAll(entry) ? knowledgeOfAll(log, entry) : knowledgeFrom(entry, parents))
  }
  // missing entries may still arrive
  if ([...begun.values()].includes(undefined)) log.state.ancestry = null
  return known.get(keyOf(of))
}

type Named = Pick<Entry, 'seq' | 'device' | 'number' | 'previous'>

/** A number counts the longest way to the first entry. One that equals the place leads through every entry before it. */
const hasSeenAll = ({ seq, number }: Named): boolean => seq === number

const knowledgeOfAll = (log: ReadableDb, { device, number }: Named): AuthorKnowledge => {
  const newest = sql<number | null>(log, 'SELECT max(number) FROM entry WHERE device = ? AND number < ?').pluck()
  return { device, number, seen: new Map([...reachIn(log).keys()].map((other) => [other, newest.get(other, number) ?? 0])) }
}

const parentsOver = (floor: number, entry: Named | undefined): readonly Buffer[] =>
  entry && entry.number > floor && !hasSeenAll(entry) ? parentsIn(entry.previous) : []

/** If all parents are the author's own, the author has seen the same entries of others as then. */
const knowledgeFrom = ({ device, number }: Pick<Entry, 'device' | 'number'>, parents: readonly AuthorKnowledge[]): AuthorKnowledge => {
  const [only] = parents
  if (parents.length === 1 && only?.device === device) return { device, number, seen: only.seen }
  const seen = new Map<string, number>()
  for (const parent of parents)
    for (const [other, reach] of [...parent.seen, [parent.device, parent.number] as const])
      if (reach > (seen.get(other) ?? 0)) seen.set(other, reach)
  return { device, number, seen }
}
