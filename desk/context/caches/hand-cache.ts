import type { Ref } from '../../../db/log/entry.ts'
import type { ListedPlayer } from '../../../db/log/listed-player.ts'
import type { Carry } from '../../../engine/judging/carry.ts'
import type { Play } from '../../../engine/judging/play.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { BySeat, Seat } from '../../../engine/model/seats.ts'

/** The player at a seat in one hand: a player of the list, or only the name that the record gives. */
export type SeatedPlayer = ListedPlayer & { readonly id: string | null }

/** A row of `hand`. */
export type HandRow = {
  readonly id: string
  readonly table_id: string
  readonly position: number
  readonly game: number
  readonly wind: Seat
  readonly number: number
  readonly counters: number
  /** The seats in turn order, such as `ESWN`. */
  readonly seats: string
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

/** Cached hands of a file, so that an act costs the same in a hand of any length. */
export type HandCache = {
  /** Folded hands by id. A stale one is folded again as far as its log has changed. */
  readonly folded: Map<string, PlayedHand>
  /** Carries by a hash of everything that a hand was folded from. Never stale. */
  readonly carries: Map<string, Carry>
  /** Logged findings by their JSON text. Never stale. */
  readonly findings: Map<string, Finding>
}

export const newHandCache = (): HandCache => ({ folded: new Map(), carries: new Map(), findings: new Map() })

/** Maximum number of folded hands: about one for each table of a big hall. */
const MOST_FOLDED = 64

export const cacheHand = ({ folded }: HandCache, hand: PlayedHand): PlayedHand => setInLru(folded, hand.row.id, hand, MOST_FOLDED)

/** Marks every folded hand as stale. Call after another process wrote or a transaction rolled back. */
export const invalidateHands = ({ folded }: HandCache): void => {
  for (const [hand, played] of folded) folded.set(hand, { ...played, after: STALE })
}

/** Sets the newest entry of an LRU cache and evicts the oldest beyond `most`. */
export const setInLru = <K, V>(kept: Map<K, V>, key: K, value: V, most: number): V => {
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
  return value
}

/** Never equals a real fingerprint, which is never empty. */
const STALE = ''
