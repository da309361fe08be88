import type { Ref } from '../../db/log/entry.ts'
import { type Head, head, standsStill } from '../../db/log/read.ts'
import type { ReadableDb } from '../../db/sqlite/handle.ts'
import type { Play } from '../../engine/judging/play.ts'
import type { TableEvent } from '../../engine/model/events.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { BySeat, Seat } from '../../engine/model/seats.ts'

/** Who sits at a seat in one hand: a player of the list, or only the name that the record gives. */
export type Seated = { readonly id: string | null; readonly number: number | null; readonly name: string; readonly country: string }

/** A hand of the file. */
export type HandRow = {
  readonly id: string
  readonly table_id: string
  readonly position: number
  readonly game: number
  readonly wind: Seat
  readonly number: number
  readonly counters: number
  readonly rules: string
  readonly edition: string
  readonly header: string
}

/** A hand folded: `plays[n]` is the table after event n, so that any earlier moment is at hand. */
export type PlayedHand = {
  readonly row: HandRow
  /** How far the table's earlier hands had come when this one was begun: what goes on from hand to hand hangs on them. Empty where that is doubted. */
  readonly after: string
  readonly rules: RuleSet
  readonly seated: BySeat<Seated | null>
  readonly events: readonly TableEvent[]
  readonly plays: readonly [Play, ...Play[]]
  /** The log's entry of each event. */
  readonly refs: readonly Ref[]
  /** The last of the hand's list, whether it stands or not: what is entered next stands behind it. */
  readonly end: Ref | null
  /** How often the list was changed otherwise than by appending when this was folded. */
  readonly edits: number
}

/** Where the log stood when what is kept of a file was last looked at. */
const stood = new WeakMap<object, Head>()

/** No hand that was folded is taken for what it was before it was compared with the log: others wrote, or what was written was taken back. */
export const doubt = (kept: Map<string, PlayedHand>): void => {
  for (const [hand, played] of kept) kept.set(hand, { ...played, after: DOUBTED })
}

/** Stands behind nothing: what a hand goes on from is never empty. */
const DOUBTED = ''

/**
 * Doubts all that is kept of a file's hands once entries came in before the newest one that was seen, as when copies are joined: what was
 * counted from the log's beginning may then be otherwise, and its places are.
 */
export const doubtMoved = (db: ReadableDb, kept: Map<string, PlayedHand>): void => {
  const before = stood.get(kept)
  if (before && !standsStill(db, before)) doubt(kept)
  const newest = head(db)
  if (newest) stood.set(kept, newest)
}
