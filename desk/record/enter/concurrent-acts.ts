import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { OpenFile } from '../../context/context.ts'
import { judgeAgain } from '../findings/judge-again.ts'
import type { FindingChange } from '../findings/log-findings.ts'
import { firstHandOf, handRow, playHand } from '../played-hand.ts'
import { insertEvents } from './write-events.ts'

/**
 * The position that a window displayed when its user typed: a hand (empty: the table had none) and the last act in it (null: none).
 * `unanswered`: `after` is the window's own previous act, whose position it did not know yet.
 */
export type TypedAfter = { readonly hand: string; readonly after: Ref | null; readonly unanswered?: boolean | undefined }

/**
 * The hand in which the user typed, even if play has moved to another one; the first of the table if the window displayed none. Undefined
 * if the file doesn't hold the position.
 */
export const handTypedIn = (db: ReadableDb, table: string, { hand, after }: TypedAfter): PlayedHand | undefined => {
  const row = hand === '' ? (after === null ? firstHandOf(db, table) : undefined) : handRow(db, hand)
  if (row?.table_id !== table) return undefined
  const played = playHand(db, row)
  const isThere = after === null || after === played.end || sql(db, 'SELECT 1 FROM event WHERE ref = ? AND hand = ?').get(after, row.id)
  return isThere ? played : undefined
}

/** Whether others entered acts that the author had not seen. */
export const isConcurrent = (db: ReadableDb, { end }: PlayedHand, behind: TypedAfter): boolean =>
  behind.after !== end || firstOf(db, behind) !== undefined

/** The first of the concurrent acts that these acts continue. */
const firstOf = (db: ReadableDb, { after, unanswered }: TypedAfter): Ref | undefined =>
  unanswered ? sql<Ref>(db, 'SELECT first FROM typed_apart WHERE event = ?').pluck().get(after) : undefined

type Apart = { readonly behind: TypedAfter; readonly lines: readonly (readonly TableEvent[])[] }
type WrittenApart = { readonly hand: PlayedHand; readonly seq: number | null; readonly ref: Ref | null; readonly change: FindingChange }

/**
 * Enters acts after the last act known to their author, next to the acts that others entered there. Both are stored, and the log marks them
 * as concurrent. Clock times are left out, since the times of entry don't show when it happened.
 */
export const writeConcurrent = (open: OpenFile, write: Write, hand: PlayedHand, { behind, lines }: Apart): WrittenApart => {
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
