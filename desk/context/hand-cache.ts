import type { Ref } from '../../db/log/entry.ts'
import { type Head, head, standsStill } from '../../db/log/read.ts'
import type { ReadableDb } from '../../db/sqlite/handle.ts'
import type { Play } from '../../engine/judging/play.ts'
import type { TableEvent } from '../../engine/model/events.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { BySeat, Seat } from '../../engine/model/seats.ts'

/** The player at a seat in one hand: a player of the list, or only the name that the record gives. */
export type SeatedPlayer = { readonly id: string | null; readonly number: number | null; readonly name: string; readonly country: string }

/** A row of `hand`. */
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

/** A folded hand: `plays[n]` is the table after event n. */
export type PlayedHand = {
  readonly row: HandRow
  /** Fingerprint of the table's earlier hands when this one was folded (its carry depends on them). Empty: stale. */
  readonly after: string
  readonly rules: RuleSet
  readonly seated: BySeat<SeatedPlayer | null>
  readonly events: readonly TableEvent[]
  readonly plays: readonly [Play, ...Play[]]
  /** The log entry of each event. */
  readonly refs: readonly Ref[]
  /** The last entry of the hand's list, in force or undone: the next act is appended after it. */
  readonly end: Ref | null
  /** How many times the list had been changed other than by appending. */
  readonly edits: number
}

/** The newest log entry when a file's cache was last checked. */
const stood = new WeakMap<object, Head>()

/** Marks every cached hand as stale. Call after another process wrote or a transaction rolled back. */
export const invalidateHands = (kept: Map<string, PlayedHand>): void => {
  for (const [hand, played] of kept) kept.set(hand, { ...played, after: DOUBTED })
}

/** Never equals a real fingerprint, which is never empty. */
const DOUBTED = ''

/**
 * Marks every cached hand as stale if entries were inserted before the newest known one, as a merge does: carries and row ids may have
 * changed.
 */
export const invalidateAfterMerge = (db: ReadableDb, kept: Map<string, PlayedHand>): void => {
  const before = stood.get(kept)
  if (before && !standsStill(db, before)) invalidateHands(kept)
  const newest = head(db)
  if (newest) stood.set(kept, newest)
}
