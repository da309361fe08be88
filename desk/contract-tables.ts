import type { Ref } from '../db/log/entry.ts'
import type { Finding } from '../engine/findings.ts'
import type { BySeat, Seat } from '../engine/seats.ts'
import type { RuleSetName } from '../engine/words/rule-sets.ts'
import type { Call } from './contract-calls.ts'

export type PlayerAtTable = { readonly number: number | null; readonly name: string; readonly country: string }

/** What a table is called by. */
export type TableName = { readonly id: string; readonly name: string; readonly round: number | null }

/** One table of a round, as the list of tables shows it. */
export type TableSummary = TableName & {
  readonly players: BySeat<PlayerAtTable | null>
  readonly hand: { readonly wind: Seat; readonly number: number; readonly counters: number; readonly noted: boolean } | null
  /** In all its hands; `inHand`: in the one shown, by whose numbers its acts are told. */
  readonly acts: number
  readonly inHand: number
  readonly open: { readonly violation: number; readonly question: number; readonly record: number; readonly advice: number }
  /** The open finding that is looked at first: the worst, the oldest of them. */
  readonly first: {
    readonly finding: Finding
    readonly rules: RuleSetName
    readonly since: Date
  } | null
  /** Open incidents that no finding is behind: somebody called for a referee, oldest first. */
  readonly calls: readonly Call[]
  /** Points as the newest hand began, or as the result was signed; null where nobody said. */
  readonly scores: BySeat<number> | null
  /** When its result was signed; null while it is not, or once it was reopened. */
  readonly signed: Date | null
  readonly changed: Date | null
}

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
