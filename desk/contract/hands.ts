import type { Ref } from '../../db/log/entry.ts'
import type { Carry } from '../../engine/judging/carry.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { Seat } from '../../engine/model/seats.ts'
import type { HandHeader } from '../../engine/model/table-file.ts'

/** An act of a hand as recorded. A short form is several acts; each has the whole form in `form`. */
export type Act = {
  /** The event's number in the hand. */
  readonly number: number
  readonly seq: number
  /** Permanent reference of its entry; corrections identify the act by it. */
  readonly ref: Ref
  /** The event alone, in table notation. */
  readonly text: string
  /** For a part of a short form: the whole form as typed, and the part's position in it. */
  readonly form: { readonly text: string; readonly part: number; readonly parts: number } | null
  readonly at: Date
  readonly by: string
  /** The text that was first entered here, if the act was corrected. */
  readonly was: string | null
  /** The act was inserted before acts that had been entered earlier. */
  readonly inserted: boolean
}

export type HandSummary = {
  readonly id: string
  readonly position: number
  readonly wind: Seat
  readonly number: number
  readonly counters: number
  /** The record names the hand; a record that starts in the middle may not. */
  readonly noted: boolean
  readonly acts: number
}

/** The engine's input at the start of a hand: rule set with all settings, header with the players' names, carry of earlier hands. */
export type HandStart = { readonly rules: RuleSet; readonly header: HandHeader; readonly carry: Carry }
