import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Difference, HouseRules } from '../../engine/rulebook/house/house-rules.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { ALL, LAPTOP, REFEREE } from './access.ts'
import { key, procedure } from './base.ts'
import { date, houseText, name, reason, round } from './inputs.ts'
import type { Tournament } from './tournaments.ts'

/** The tournament goes by other rules from a round on (null: from the beginning); `put` and `taken`: house rules that came or went with it. */
export type RulesChange = {
  readonly at: Date
  readonly by: string
  readonly from: number | null
  readonly rules: RuleSetName
  readonly put: readonly Difference[]
  readonly taken: readonly Difference[]
  readonly decided: { readonly who: string; readonly when: string; readonly why: string } | null
}

/** What can be asked about the tournament's own rule sets, and about what it goes by. */
export const ruleSets = {
  /** The tournament's own rule sets, all editions, oldest first, as they were set down. */
  list: procedure({ access: ALL, long: true }).output(type<readonly HouseRules[]>()),
  /** Reads the text of a house-rules file without keeping it; refused, naming line and field, where it does not read. */
  read: procedure({ access: LAPTOP, long: true })
    .input(z.object({ text: houseText }))
    .output(type<HouseRules>()),
  /** Sets house rules down; tables that have not begun go by them from now on. */
  adopt: procedure({ access: LAPTOP, long: true })
    .input(z.object({ text: houseText, by: name }))
    .output(type<Tournament>()),
  /** A built-in rule set (`rules`), or house rules by the text of their file: from a round on, null for all that has not begun. */
  goBy: procedure({ access: LAPTOP, long: true })
    .input(
      z.object({
        rules: z.union([z.object({ id: z.string().min(1).max(60) }), z.object({ text: houseText })]),
        from: round.nullable(),
        /** Who decided it, when and why, where it is not said in house rules themselves. */
        decided: z.object({ who: name, when: date, why: reason }).optional(),
        by: name,
        key,
      }),
    )
    .output(type<Tournament>()),
  /** What the tournament went by, from which round on, newest first: each change with what it put in and took out. */
  history: procedure({ access: REFEREE, long: true }).output(type<readonly RulesChange[]>()),
}
