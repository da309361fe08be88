import type { Finding } from '../../../engine/model/findings.ts'
import type { Penalty } from '../../../engine/model/penalties.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { nextStep } from '../../../engine/rulebook/penalties/ladders.ts'

/** What it changes that a player broke a rule before: the step of a ladder; nothing; or what the rule set leaves to the referee. */
export type Repeat = { readonly is: 'step'; readonly penalty: Penalty } | { readonly is: 'nothing' | 'open' }

/** What a repeat changes for a violation under a rule set; null where there is no violation, or no earlier one. */
export const repeatOf = (rules: RuleSet, { level, rule, penalty }: Finding, earlier: number): Repeat | null => {
  if (level !== 'violation' || earlier < 1) return null
  const step = nextStep(rules, rule, penalty, earlier)
  return step ? { is: 'step', penalty: step.penalty } : { is: penalty.kind === 'discretion' ? 'open' : 'nothing' }
}
