import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import { hasSeen } from '../../db/log/has-seen.ts'

/** An act of a fork, as the list of its hand has it. */
export type Listed = { readonly ref: Ref; readonly entry: number; readonly number: number | null; readonly by: string }

/** Acts of two recorders who had not seen each other, as they stand one behind the other. */
export type Crossed = { readonly one: readonly Listed[]; readonly other: readonly Listed[] }

/** How many pairs of a hand's acts crossed and wait for somebody. */
export const forksAt = (db: ReadableDb, hand: string): number => sql<number>(db, `SELECT count(*) ${PAIRS}`).pluck().get(hand) ?? 0

/** The first fork of a hand that waits; undefined where none does. */
export const firstFork = (db: ReadableDb, hand: string): Crossed | undefined => {
  const pair = sql<Pair>(
    db,
    `SELECT one.place AS start, one.entry AS one, other.place, other.ref ${PAIRS} ORDER BY other.place, other.entry LIMIT 1`,
  ).get(hand)
  if (!pair) return undefined
  const listed = sql<Listed & { readonly place: number; readonly first: Ref | null }>(db, LISTED).all(hand, pair.start)
  const one = listed.filter(({ place }) => place < pair.place)
  const behind = listed.filter(({ place }) => place >= pair.place)
  const end = behind.findIndex(
    (row) => row.ref !== pair.ref && row.first !== pair.ref && (row.first !== null || saw(db, row.entry, pair.one)),
  )
  return { one: one.filter(isStanding), other: (end < 0 ? behind : behind.slice(0, end)).filter(isStanding) }
}

type Pair = { readonly start: number; readonly one: number; readonly place: number; readonly ref: Ref }

const isStanding = ({ number }: Listed): boolean => number !== null

/** Whether whoever wrote an entry had another one before it. */
const saw = (db: ReadableDb, entry: number, before: number): boolean => {
  const row = sql<{ previous: Buffer }>(db, 'SELECT previous FROM entry WHERE seq = ?').get(entry)
  return row !== undefined && hasSeen(db, row, before)
}

const PAIRS = `FROM event other JOIN event one ON one.entry = other.crossed
  WHERE other.hand = ? AND other.crossed IS NOT NULL AND one.number IS NOT NULL AND other.number IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM fork_settled f WHERE f.one = one.ref AND f.other = other.ref AND f.taken_back IS NULL)`

const LISTED = `SELECT event.ref, event.entry, event.number, event.by, event.place, typed_apart.first
  FROM event LEFT JOIN typed_apart ON typed_apart.event = event.ref WHERE event.hand = ? AND event.place >= ? ORDER BY event.place`
