import type { Ref } from '../../db/log/entry.ts'
import type { Carry } from '../../engine/judging/carry.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { Seat } from '../../engine/model/seats.ts'
import type { HandHeader } from '../../engine/model/table-file.ts'

/** An act of a hand as the record has it; a short form is several acts with one `text` at its first and `shortOf` at the others. */
export type Act = {
  /** The event's number in the hand. */
  readonly number: number
  readonly seq: number
  /** The name of its entry in the log, whatever its number is: by what a correction names it. */
  readonly ref: Ref
  /** The event in table notation, on its own. */
  readonly text: string
  /** Where it was entered as part of a short form: the whole form as typed and which part this is. */
  readonly form: { readonly text: string; readonly part: number; readonly parts: number } | null
  readonly at: Date
  readonly by: string
  /** What stood in its place before it was corrected, as it was first entered. */
  readonly was: string | null
  /** It was put in before acts that had been entered already. */
  readonly inserted: boolean
}

export type HandSummary = {
  readonly id: string
  readonly position: number
  readonly wind: Seat
  readonly number: number
  readonly counters: number
  /** Whether the record says which hand it is: one that was begun in the middle may not. */
  readonly noted: boolean
  readonly acts: number
}

/** What the engine begins a hand with: its rule set with all settings, its header with the players' names, what earlier hands hand on. */
export type HandStart = { readonly rules: RuleSet; readonly header: HandHeader; readonly carry: Carry }
