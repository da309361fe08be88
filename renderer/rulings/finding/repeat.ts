import type { Finding } from '../../../engine/model/findings.ts'
import type { Penalty } from '../../../engine/model/penalties.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { nextStep } from '../../../engine/rulebook/penalties/ladders.ts'

/** Effect of an earlier violation of the same rule: a step of the ladder, nothing, or (`open`) at the referee's discretion. */
export type RepeatEffect = { readonly is: 'step'; readonly penalty: Penalty } | { readonly is: 'nothing' | 'open' }

/** The effect of a repeat under a rule set; null if this is no violation, or the first one. */
export const repeatEffect = (rules: RuleSet, { level, rule, penalty }: Finding, earlier: number): RepeatEffect | null => {
  if (level !== 'violation' || earlier < 1) return null
  const step = nextStep(rules, rule, penalty, earlier)
  return step ? { is: 'step', penalty: step.penalty } : { is: penalty.kind === 'discretion' ? 'open' : 'nothing' }
}
