import type { Language } from '../../model/language.ts'
import type { Penalty, PointUnit } from '../../model/penalties.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { worthOf } from '../../rulebook/penalties/ladders.ts'
import { penaltyName } from './penalties.ts'

type Worth = { readonly amount: number; readonly unit: PointUnit }

/** A penalty with the points that it costs, unless it names them itself: "Chombo (20 tournament points)". `worth`: null if none are fixed. */
export const penaltyWithWorth = (penalty: Penalty, worth: Worth | null, language: Language): string =>
  penalty.kind === 'chombo' && worth
    ? `${penaltyName(penalty, language)} (${penaltyName({ kind: 'points', ...worth }, language)})`
    : penaltyName(penalty, language)

/** The same under a rule set. */
export const penaltyUnder = (penalty: Penalty, rules: RuleSet, language: Language): string =>
  penaltyWithWorth(penalty, worthOf(rules, penalty), language)
