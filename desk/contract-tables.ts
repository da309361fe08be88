import type { Finding } from '../engine/findings.ts'
import type { BySeat, Seat } from '../engine/seats.ts'
import type { RuleSetName } from '../engine/words/rule-sets.ts'

export type PlayerAtTable = { readonly number: number | null; readonly name: string; readonly country: string }

/** What a table is called by. */
export type TableName = { readonly id: string; readonly name: string; readonly round: number | null }

/** One table of a round, as the list of tables shows it. */
export type TableSummary = TableName & {
  readonly players: BySeat<PlayerAtTable | null>
  readonly hand: { readonly wind: Seat; readonly number: number; readonly counters: number } | null
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
  readonly calls: readonly { readonly incident: number; readonly since: Date; readonly by: string; readonly note: string }[]
  /** Points as the newest hand began, or as the result was signed; null where nobody said. */
  readonly scores: BySeat<number> | null
  /** When its result was signed; null while it is not, or once it was reopened. */
  readonly signed: Date | null
  readonly changed: Date | null
}
