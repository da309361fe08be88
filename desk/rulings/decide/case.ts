import type { Ref } from '../../../db/log/entry.ts'
import type { Circumstance, Penalty } from '../../../engine/model/penalties.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import type { LoggedPerson } from '../../context/players.ts'
import type { FindingRow } from '../findings/finding-row.ts'

/** The subject of a decision: one rule and one player, from a finding of the engine or from a person's observation. */
export type DecidedCase = LoggedPerson & {
  readonly table: string | null
  readonly hand: string | null
  /** None: one is opened with the decision. */
  readonly incident: { readonly id: number; readonly ref: Ref } | null
  readonly finding: FindingRow | null
  readonly rule: string
  readonly rules: string
  readonly edition: string
  readonly sections: readonly string[]
  readonly seat: Seat | null
  /** The rule set's proposal for a first offence. */
  readonly first: Penalty
  /** Penalties that the text leaves to choose instead of `first`. */
  readonly others: readonly Penalty[]
  /** The circumstances among which the text distinguishes in the case. */
  readonly circumstances: readonly Circumstance[]
  /** The one that the referee found. */
  readonly circumstance: Circumstance | null
  /** Of a lateness, if they were said. */
  readonly minutes: number | null
}
