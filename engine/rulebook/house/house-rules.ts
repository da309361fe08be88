import type { RuleSetId } from '../../editions/index.ts'
import type { ByLanguage } from '../../model/language.ts'
import type { Penalty } from '../../model/penalties.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { HouseLevel, Ladder, LadderStep, PenaltyCase, PenaltyReason } from '../../model/rule-set.ts'
import type { SettingName, Settings } from '../../model/settings.ts'

/** The person who decided a difference, the time (ISO 8601: a date, or a time with its offset) and the reason. */
export type DecidedBy = { readonly who: string; readonly when: string; readonly why: string }

/** The value of a setting as the rule set holds it; null is "not set". */
export type SettingValue = Settings[SettingName]

/**
 * A tournament's own ladder of penalties: the reasons that it applies to (absent: all that cost its first step), counted each by itself or
 * together, and what follows its last step.
 */
type HouseLadder = {
  readonly name: ByLanguage<string>
  readonly rules?: readonly PenaltyReason[]
  readonly counts: (typeof LADDER_COUNTS)[number]
  readonly steps: readonly [LadderStep, ...LadderStep[]]
  readonly last: Ladder['last']
}
export const LADDER_COUNTS = ['each', 'together'] as const

export const DIFFERENCE_KINDS = ['setting', 'level', 'penalty', 'ladder'] as const satisfies readonly DeclaredDifference['kind'][]

/** One difference of a tournament's rules from the built-in rule set that they are based on. */
export type DeclaredDifference = DecidedBy &
  (
    | { readonly kind: 'setting'; readonly setting: SettingName; readonly value: SettingValue }
    | { readonly kind: 'level'; readonly rule: RuleId; readonly level: HouseLevel }
    /** Without a case, whatever the case. */
    | { readonly kind: 'penalty'; readonly rule: RuleId; readonly penalty: Penalty; readonly case?: PenaltyCase }
    | ({ readonly kind: 'ladder' } & HouseLadder)
  )

/** A tournament's own rule set as data, as the tournament stores it: a built-in parent and the differences. */
export type HouseRules = {
  readonly id: string
  readonly name: ByLanguage<string>
  readonly edition: string
  readonly parent: RuleSetId
  readonly differences: readonly DeclaredDifference[]
}
