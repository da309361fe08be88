import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { TableEvent, Verb } from '../../../engine/model/events.ts'
import { likelyOrder } from '../../../engine/repair/concurrent/likely-order.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'

/**
 * The position that a window displayed when its user typed: a hand (empty: the table had none) and the last act in it (null: none). `isOwn`:
 * whether the log has that user under a name. `unanswered`: `after` is the window's own previous act, whose position it did not know yet.
 */
export type TypedAfter = {
  readonly isOwn: (name: string) => boolean
  readonly hand: string
  readonly after: Ref | null
  readonly unanswered?: boolean | undefined
}

/** Lines as typed at a position. `typed`: when; null or undefined if unknown. */
export type TypedLines = {
  readonly behind: TypedAfter
  readonly lines: readonly (readonly TableEvent[])[]
  readonly typed?: Date | null | undefined
}

/**
 * Acts among those at the end of the list that others entered and their author had not read. `after`: the last act that the author had
 * read. `places`: for each act, the number of acts of the current list before it in the likely order, in which the unread acts stay in
 * order; null if two people may have entered the same act, or no order is likely.
 */
export type AmongUnread = { readonly after: Ref | null; readonly places: readonly number[] | null }

/** Where acts typed during play belong among unread ones. Undefined if nothing is unread, or if they say something about other acts. */
export const placeAmongUnread = (db: ReadableDb, hand: PlayedHand, { behind, lines, typed }: TypedLines): AmongUnread | undefined => {
  const other = lines.flat()
  if (!typed || other.length === 0) return undefined
  const rows = sql<Row>(db, NEWEST).all(hand.row.id, MOST_UNREAD)
  const unread = unreadOf(rows, { isOwn: behind.isOwn, typed, seen: placeSeen(db, behind.after) })
  const isInPlay = unread.every(({ at }) => Date.parse(at) < typed.getTime() + AWAY_MS)
  const read = hand.refs.length - unread.length
  const [common, one] = [hand.plays[read], hand.events.slice(read)]
  if (!common || !isInPlay || one.length === 0 || one.length === MOST_UNREAD || ![...one, ...other].every(isOfPlay)) return undefined
  const order = likelyOrder({ common, one, other })
  const isDoubled = order.some((act) => act.one !== null && act.other !== null)
  return {
    after: hand.refs[read - 1] ?? null,
    places: isDoubled || order.length === 0 ? null : order.flatMap((act, i) => (act.other === null ? [] : [read + i - act.other])),
  }
}

/** Acts of others were not read so soon: the author's eyes were on the table and the keys. */
const UNREAD_MS = 2000
/** A line sent so long after it was typed had waited for the desk. */
const AWAY_MS = 10_000
/** More unread acts than this are a fork. */
const MOST_UNREAD = 12

type Row = { readonly place: number; readonly by: string; readonly at: string }
/** Others could read an act once it was written, not when it was typed. */
const NEWEST = `SELECT event.place, event.by, entry.at FROM event JOIN entry ON entry.seq = event.entry
  WHERE event.hand = ? AND event.number IS NOT NULL ORDER BY event.place DESC LIMIT ?`

const placeSeen = (db: ReadableDb, after: Ref | null): number =>
  sql<number>(db, 'SELECT place FROM event WHERE ref = ?').pluck().get(after) ?? 0

type Author = Pick<TypedAfter, 'isOwn'> & { readonly typed: Date; readonly seen: number }

/** The newest acts, newest first, up to the first that the author had read or entered. */
const unreadOf = (rows: readonly Row[], author: Author): readonly Row[] => {
  const read = rows.findIndex(
    ({ place, by, at }) => place <= author.seen && (Date.parse(at) < author.typed.getTime() - UNREAD_MS || author.isOwn(by)),
  )
  return read < 0 ? rows : rows.slice(0, read)
}

/** Only acts at the table itself: a decision, an act taken back and the end of a hand say something about the acts before them. */
const isOfPlay = ({ verb }: TableEvent): boolean => !ABOUT_EARLIER.has(verb)
const ABOUT_EARLIER: ReadonlySet<Verb> = new Set(['answer', 'ruling', 'dead', 'retract', 'return', 'ura', 'scores', 'end'])
