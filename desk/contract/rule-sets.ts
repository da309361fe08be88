import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Difference, HouseRules } from '../../engine/rulebook/house/house-rules.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { ALL, LAPTOP, REFEREE } from './access.ts'
import { key, procedure } from './base.ts'
import { date, houseText, name, reason, round } from './inputs.ts'
import type { Tournament } from './tournaments.ts'

/** A change of the tournament's rules from a round on (null: from the start). `put`, `taken`: house rules that it added and removed. */
export type RulesChange = {
  readonly at: Date
  readonly by: string
  readonly from: number | null
  readonly rules: RuleSetName
  readonly put: readonly Difference[]
  readonly taken: readonly Difference[]
  readonly decided: { readonly who: string; readonly when: string; readonly why: string } | null
}

/** The tournament's own rule sets, and its rules in force. */
export const ruleSets = {
  /** All editions of the tournament's own rule sets as adopted, oldest first. */
  list: procedure({ access: ALL, long: true }).output(type<readonly HouseRules[]>()),
  /** Reads the text of a house-rules file without storing it. The refusal names the line and field of an error. */
  read: procedure({ access: LAPTOP, long: true })
    .input(z.object({ text: houseText }))
    .output(type<HouseRules>()),
  /** Adopts house rules; they apply to tables that have not begun. */
  adopt: procedure({ access: LAPTOP, long: true })
    .input(z.object({ text: houseText, by: name }))
    .output(type<Tournament>()),
  /**
   * Changes the rules from a round on (null: for all tables that have not begun). `rules`: a built-in rule set, or the text of a
   * house-rules file.
   */
  goBy: procedure({ access: LAPTOP, long: true })
    .input(
      z.object({
        rules: z.union([z.object({ id: z.string().min(1).max(60) }), z.object({ text: houseText })]),
        from: round.nullable(),
        /** Author, date and reason of the decision, if the house rules don't state them. */
        decided: z.object({ who: name, when: date, why: reason }).optional(),
        by: name,
        key,
      }),
    )
    .output(type<Tournament>()),
  /** The rules of the tournament over time, newest change first, each with the house rules that it added and removed. */
  history: procedure({ access: REFEREE, long: true }).output(type<readonly RulesChange[]>()),
}
