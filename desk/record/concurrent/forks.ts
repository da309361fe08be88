import { hasSeen } from '../../../db/log/causality.ts'
import type { Entry, Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'

/** An act of a fork, as listed in its hand. */
export type ListedAct = { readonly ref: Ref; readonly entry: number; readonly number: number | null; readonly by: string }

/** Concurrent acts of two recorders, each in list order. */
export type ConcurrentActs = { readonly one: readonly ListedAct[]; readonly other: readonly ListedAct[] }

/** How many pairs of concurrent acts of a hand need a decision. */
export const countForks = (db: ReadableDb, hand: string): number => forksOf(db, hand).length

/** The first fork of a hand that needs a decision; undefined if none. */
export const firstFork = (db: ReadableDb, hand: string): ConcurrentActs | undefined => {
  const [pair] = forksOf(db, hand)
  return pair && sidesOf(db, hand, pair)
}

/** The entries of a hand's acts whose author did not know the acts at the same place, resolved or not. */
export const concurrentIn = (db: ReadableDb, hand: string): ReadonlySet<number> =>
  new Set(
    sql<Pair>(db, CROSSINGS)
      .all(hand)
      .flatMap((pair) => sidesOf(db, hand, pair).other.map(({ entry }) => entry)),
  )

/**
 * Whether the fork that starts with these two entries has nothing but rulings on one finding. The head referee decides between the rulings;
 * their order changes nothing at the table.
 */
export const isOfRulings = (
  db: ReadableDb,
  { hand, one, other }: { readonly hand: string; readonly one: number; readonly other: number },
) => {
  const pair = sql<Pair>(db, `${PAIRS} AND one.entry = ? AND other.entry = ?`).get(hand, one, other)
  return pair !== undefined && areRulingsOnOne(db, hand, pair)
}

/** The forks of a hand that the table must resolve. */
const forksOf = (db: ReadableDb, hand: string): readonly Pair[] =>
  sql<Pair>(db, `${PAIRS} ORDER BY other.place, other.entry`)
    .all(hand)
    .filter((pair) => !areRulingsOnOne(db, hand, pair))

const areRulingsOnOne = (db: ReadableDb, hand: string, pair: Pair): boolean => {
  if (pair.ruled === 0) return false
  const { one, other } = sidesOf(db, hand, pair)
  const refs = [...one, ...other].map(({ ref }) => ref)
  const [ruled] = sql<{ findings: number; events: number }>(db, RULED).all(JSON.stringify(refs))
  return ruled?.findings === 1 && ruled.events === refs.length
}

const RULED = `SELECT count(DISTINCT finding) AS findings, count(DISTINCT event) AS events FROM ruling
  WHERE event IN (SELECT value FROM json_each(?)) AND finding IS NOT NULL AND taken_back IS NULL`

const sidesOf = (db: ReadableDb, hand: string, pair: Pair): ConcurrentActs => {
  const listed = sql<ListedAct & { readonly place: number; readonly first: Ref | null }>(db, LISTED).all(hand, pair.start)
  const one = listed.filter(({ place }) => place < pair.place)
  const behind = listed.filter(({ place }) => place >= pair.place)
  const end = behind.findIndex(
    (row) => row.ref !== pair.ref && row.first !== pair.ref && (row.first !== null || saw(db, row.entry, pair.one)),
  )
  return { one: one.filter(isStanding), other: (end < 0 ? behind : behind.slice(0, end)).filter(isStanding) }
}

/** `ruled`: both acts refer to rulings; only then can the fork consist of rulings. */
type Pair = { readonly start: number; readonly one: number; readonly place: number; readonly ref: Ref; readonly ruled: number }

const isStanding = ({ number }: ListedAct): boolean => number !== null

/** Whether the author of an entry had seen an earlier one. */
const saw = (db: ReadableDb, entry: number, before: number): boolean => {
  const row = sql<Pick<Entry, 'previous' | 'number'>>(db, 'SELECT previous, number FROM entry WHERE seq = ?').get(entry)
  return row !== undefined && hasSeen(db, row, before)
}

const CROSSINGS = `SELECT one.place AS start, one.entry AS one, other.place, other.ref,
    EXISTS (SELECT 1 FROM ruling WHERE event = one.ref) AND EXISTS (SELECT 1 FROM ruling WHERE event = other.ref) AS ruled
  FROM event other JOIN event one ON one.entry = other.crossed
  WHERE other.hand = ? AND other.crossed IS NOT NULL`
const PAIRS = `${CROSSINGS} AND one.number IS NOT NULL AND other.number IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM fork_settled f WHERE f.one = one.ref AND f.other = other.ref AND f.taken_back IS NULL)`

const LISTED = `SELECT event.ref, event.entry, event.number, event.by, event.place, typed_apart.first
  FROM event LEFT JOIN typed_apart ON typed_apart.event = event.ref WHERE event.hand = ? AND event.place >= ? ORDER BY event.place`
