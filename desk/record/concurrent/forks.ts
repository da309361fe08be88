import { hasSeen } from '../../../db/log/causality.ts'
import type { Entry, Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'

/** An act of a fork, as listed in its hand. */
export type ListedAct = {
  readonly ref: Ref
  readonly entry: number
  readonly number: number | null
  readonly by: string
  readonly text: string
}

/** Concurrent acts of two recorders, each in list order. `pairs`: where they are concurrent; more than one if both went on typing the same. */
export type ConcurrentActs = {
  readonly one: readonly ListedAct[]
  readonly other: readonly ListedAct[]
  readonly pairs: readonly { readonly one: Ref; readonly other: Ref }[]
}

/** The entries of a hand's acts whose author did not know the acts at the same place, resolved or not. */
export const concurrentIn = (db: ReadableDb, hand: string): ReadonlySet<number> =>
  new Set(
    sql<Pair>(db, CROSSINGS)
      .all(hand)
      .flatMap((pair) => sidesOf(db, hand, pair).other.map(({ entry }) => entry)),
  )

/**
 * The forks of a hand that the table must resolve. Two recorders who type the same at the same moment are concurrent again and again: what
 * follows directly, by the same two, belongs to one fork.
 */
export const forksOf = (db: ReadableDb, hand: string): readonly ConcurrentActs[] => {
  const forks: ConcurrentActs[] = []
  for (const pair of sql<Pair>(db, `${PAIRS} ORDER BY other.place, other.entry`).all(hand)) {
    if (areRulingsOnOne(db, hand, pair)) continue
    const next = withRepeated(db, hand, sidesOf(db, hand, pair))
    const last = forks.at(-1)
    const whole = last && joined(last, next)
    if (whole) forks.pop()
    forks.push(whole ?? next)
  }
  return forks
}

/** The first fork of a hand that needs a decision; undefined if none. */
export const firstFork = (db: ReadableDb, hand: string): ConcurrentActs | undefined => forksOf(db, hand)[0]

/** A fork with the acts directly after it in which one of its recorders repeats what the other has. */
const withRepeated = (db: ReadableDb, hand: string, fork: ConcurrentActs): ConcurrentActs => {
  const last = Math.max(...[...fork.one, ...fork.other].map(({ number }) => number ?? 0))
  const behind = sql<ListedAct>(db, BEHIND).all(hand, last)
  const end = behind.findIndex((_, i) => !repeatsOther(divided(fork, behind.slice(0, i + 1)), behind[i]))
  return divided(fork, end < 0 ? behind : behind.slice(0, end)) ?? fork
}

const repeatsOther = (fork: ConcurrentActs | undefined, act: ListedAct | undefined): boolean => {
  if (!fork || !act) return false
  const [own, other] = fork.one.includes(act) ? [fork.one, fork.other] : [fork.other, fork.one]
  const countIn = (acts: readonly ListedAct[]): number => acts.filter(({ text }) => text === act.text).length
  return countIn(other) >= countIn(own)
}

/** Two forks of the same two recorders, the second directly after the first, as one; undefined for others. */
const joined = (former: ConcurrentActs, later: ConcurrentActs): ConcurrentActs | undefined => {
  const whole = divided(former, [...later.one, ...later.other])
  return whole && { ...whole, pairs: [...former.pairs, ...later.pairs] }
}

/** A fork and further acts, each with its recorder; undefined if somebody else recorded one, or there is a gap. */
const divided = (fork: ConcurrentActs, more: readonly ListedAct[]): ConcurrentActs | undefined => {
  const all = new Map([...fork.one, ...fork.other, ...more].map((act) => [act.ref, act]))
  const acts = [...all.values()].toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
  const isGapless = acts.every(({ number }, i) => i === 0 || (number ?? 0) === (acts[i - 1]?.number ?? 0) + 1)
  const [left, right] = [fork.one[0], fork.other[0]]
  if (!isGapless || !left || !right) return undefined
  const recorderOf = deviceOf(left) === deviceOf(right) ? ({ by }: ListedAct) => by : deviceOf
  const of = Map.groupBy(acts, recorderOf)
  const [one, other] = [of.get(recorderOf(left)) ?? [], of.get(recorderOf(right)) ?? []]
  return of.size === 2 ? { ...fork, one, other } : undefined
}

const deviceOf = ({ ref }: ListedAct): string => ref.slice(0, ref.indexOf(':'))

/** Whether a fork that the table must resolve begins with these two entries. */
export const beginsFork = (
  db: ReadableDb,
  { hand, one, other }: { readonly hand: string; readonly one: number; readonly other: number },
): boolean => {
  const entryOf = sql<number>(db, 'SELECT entry FROM event WHERE ref = ?').pluck()
  return forksOf(db, hand).some(({ pairs: [pair] }) => pair && entryOf.get(pair.one) === one && entryOf.get(pair.other) === other)
}

/**
 * Rulings on one matter, perhaps with a dead hand declared, and acts after them on one side at most: the head referee decides between them,
 * and their order changes nothing at the table.
 */
const areRulingsOnOne = (db: ReadableDb, hand: string, pair: Pair): boolean => {
  if (pair.ruled === 0) return false
  const sides = sidesOf(db, hand, pair)
  const [one, other] = [sides.one, sides.other].map((side) => {
    const acts = side.filter(({ text }) => !text.startsWith('* dead '))
    const matters = sql<number>(db, MATTERS)
      .pluck()
      .all(JSON.stringify(acts.map(({ ref }) => ref)))
    return { matters: new Set(matters), isOfRulings: matters.length === acts.length }
  })
  if (!one || !other) return false
  const matters = new Set([...one.matters, ...other.matters])
  return (one.isOfRulings || other.isOfRulings) && matters.size === 1
}

const MATTERS = `SELECT matter FROM ruling WHERE event IN (SELECT value FROM json_each(?)) AND matter IS NOT NULL AND taken_back IS NULL`

const sidesOf = (db: ReadableDb, hand: string, pair: Pair): ConcurrentActs => {
  const listed = sql<ListedAct & { readonly place: number; readonly first: Ref | null }>(db, LISTED).all(hand, pair.start)
  const one = listed.filter(({ place }) => place < pair.place)
  const behind = listed.filter(({ place }) => place >= pair.place)
  const end = behind.findIndex(
    (row) => row.ref !== pair.ref && row.first !== pair.ref && (row.first !== null || saw(db, row.entry, pair.one)),
  )
  return {
    one: one.filter(isStanding),
    other: (end < 0 ? behind : behind.slice(0, end)).filter(isStanding),
    pairs: [{ one: pair.first, other: pair.ref }],
  }
}

/** `ruled`: both acts refer to rulings; only then can the fork consist of rulings. */
type Pair = {
  readonly start: number
  readonly one: number
  readonly first: Ref
  readonly place: number
  readonly ref: Ref
  readonly ruled: number
}

const isStanding = ({ number }: ListedAct): boolean => number !== null

/** Whether the author of an entry had seen an earlier one. */
const saw = (db: ReadableDb, entry: number, before: number): boolean => {
  const row = sql<Pick<Entry, 'previous' | 'number'>>(db, 'SELECT previous, number FROM entry WHERE seq = ?').get(entry)
  return row !== undefined && hasSeen(db, row, before)
}

const CROSSINGS = `SELECT one.place AS start, one.entry AS one, one.ref AS first, other.place, other.ref,
    EXISTS (SELECT 1 FROM ruling WHERE event = one.ref) AND EXISTS (SELECT 1 FROM ruling WHERE event = other.ref) AS ruled
  FROM event other JOIN event one ON one.entry = other.crossed
  WHERE other.hand = ? AND other.crossed IS NOT NULL`
const PAIRS = `${CROSSINGS} AND one.number IS NOT NULL AND other.number IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM fork_settled f WHERE f.one = one.ref AND f.other = other.ref AND f.taken_back IS NULL)`

const LISTED = `SELECT event.ref, event.entry, event.number, event.by, event.text, event.place, typed_apart.first
  FROM event LEFT JOIN typed_apart ON typed_apart.event = event.ref WHERE event.hand = ? AND event.place >= ? ORDER BY event.place`

const BEHIND = 'SELECT ref, entry, number, by, text FROM event WHERE hand = ? AND number > ? ORDER BY number'
