import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write, WrittenEntry } from '../../../db/writing/act.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { OpenFile } from '../../context/context.ts'
import { judgeAgain } from '../findings/judge-again.ts'
import type { FindingChange } from '../findings/log-findings.ts'
import { firstHandOf, handRow, playHand } from '../played-hand.ts'
import { placeAmongUnread, type TypedAfter, type TypedLines } from './unread-acts.ts'
import { insertAt, insertEvents } from './write-events.ts'

/**
 * The hand in which the user typed, even if play has moved to another one; the first of the table if the window displayed none. Undefined
 * if the file doesn't hold the position.
 */
export const handTypedIn = (db: ReadableDb, table: string, { hand, after }: Omit<TypedAfter, 'isOwn'>): PlayedHand | undefined => {
  const row = hand === '' ? (after === null ? firstHandOf(db, table) : undefined) : handRow(db, hand)
  if (row?.table_id !== table) return undefined
  const played = playHand(db, row)
  const isThere = after === null || after === played.end || sql(db, 'SELECT 1 FROM event WHERE ref = ? AND hand = ?').get(after, row.id)
  return isThere ? played : undefined
}

type Written = { readonly hand: PlayedHand; readonly seq: number | null; readonly ref: Ref | null; readonly change: FindingChange }

/**
 * Enters acts whose author had not read what others entered last: in their likely place if that is clear, else as a fork. Undefined if they
 * belong at the end.
 */
export const writeAmongOthers = (open: OpenFile, write: Write, hand: PlayedHand, typed: TypedLines): Written | undefined => {
  const { db } = open
  const { behind, lines } = typed
  const isApart = firstOf(db, behind) !== undefined
  const among = isApart ? undefined : placeAmongUnread(db, hand, typed)
  const places = among?.places
  if (!places) {
    if (isApart || behind.after !== hand.end) return writeConcurrent(open, write, hand, typed)
    return among && writeConcurrent(open, write, hand, { ...typed, behind: { ...behind, after: among.after } })
  }
  return places.every((place) => place === hand.refs.length) ? undefined : writeAt(open, write, hand, { events: lines.flat(), places })
}

type Placed = { readonly events: readonly TableEvent[]; readonly places: readonly number[] }

/** Enters each act at its place, without its time, which is not when it happened; undone as one act. */
const writeAt = (open: OpenFile, write: Write, hand: PlayedHand, { events, places }: Placed): Written => {
  const written: WrittenEntry[] = []
  for (const place of new Set(places))
    written.push(
      ...insertAt(open.db, write, hand, {
        events: events.filter((_, i) => places[i] === place),
        place,
        first: place + written.length + 1,
        with: written[0]?.ref,
      }),
    )
  const last = written.at(-1)
  const change = judgeAgain(open, write, hand.row.id)
  return { hand: playHand(open.db, hand.row), seq: last?.seq ?? null, ref: last?.ref ?? null, change }
}

/** The first of the concurrent acts that these acts continue. */
const firstOf = (db: ReadableDb, { after, unanswered }: TypedAfter): Ref | undefined =>
  unanswered ? sql<Ref>(db, 'SELECT first FROM typed_apart WHERE event = ?').pluck().get(after) : undefined

/**
 * Enters acts after the last act known to their author, next to the acts that others entered there. Both are stored, and the log marks them
 * as concurrent. Clock times are left out, since the times of entry don't show when it happened.
 */
const writeConcurrent = (open: OpenFile, write: Write, hand: PlayedHand, { behind, lines }: TypedLines): Written => {
  const { db } = open
  const refs: Ref[] = []
  let seq: number | null = null
  for (const events of lines)
    for (const written of insertEvents(write, hand, { events, first: hand.refs.length + 1, after: refs.at(-1) ?? behind.after })) {
      refs.push(written.ref)
      seq = written.seq
    }
  const [first] = refs
  if (first !== undefined) write('typed-apart', { hand: hand.row.id, events: refs, first: firstOf(db, behind) ?? first })
  const change = judgeAgain(open, write, hand.row.id)
  return { hand: playHand(db, hand.row), seq, ref: refs.at(-1) ?? null, change }
}
