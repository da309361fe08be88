import type { Finding } from '../../model/findings.ts'
import type { Penalty, PointUnit } from '../../model/penalties.ts'
import type { Ladder, RuleSet } from '../../model/rule-set.ts'
import { chomboWorth } from './chombo.ts'

/** The largest amount that is proposed, however often a step doubles. */
const MOST_POINTS = 1_000_000

/** The step of the ladder that is proposed in place of its first step, `earlier` being how often it was confirmed for the player before; null: as it was. */
export const nextStep = (
  rules: RuleSet,
  rule: string,
  first: Penalty,
  earlier: number,
): { readonly penalty: Penalty; readonly section: string } | null => {
  const ladder = ladderFor(rules, rule)
  if (!ladder || earlier < 1 || first.kind !== ladder.steps[0].kind) return null
  const { steps, section } = ladder
  const last = steps.at(-1) ?? first
  const step = steps[earlier] ?? (ladder.last === 'doubles' ? doubled(last, earlier - steps.length + 1) : last)
  return { penalty: step, section }
}

/** The ladder that leads on from a notice under a rule, if the rule set has one. */
export const ladderFor = ({ ladders }: RuleSet, rule: string): Ladder | undefined =>
  ladders.find(({ rules: only }) => only === undefined || only.some((one) => one === rule))

const doubled = (penalty: Penalty, times: number): Penalty =>
  penalty.kind === 'points' ? { ...penalty, amount: Math.min(MOST_POINTS, penalty.amount * 2 ** Math.min(times, 40)) } : penalty

/** The cost of a penalty in points under the rule set; null if it is no fixed number, or costs none. */
export const worthOf = (rules: RuleSet, penalty: Penalty): { readonly amount: number; readonly unit: PointUnit } | null => {
  if (penalty.kind === 'points') return { amount: penalty.amount, unit: penalty.unit }
  return penalty.kind === 'chombo' ? chomboWorth(rules.settings) : null
}

/** Effect of an earlier violation of the same rule: a step of the ladder, nothing, or (`open`) at the referee's discretion. */
export type RepeatEffect = { readonly is: 'step'; readonly penalty: Penalty } | { readonly is: 'nothing' | 'open' }

/** The effect of a repeat under a rule set; null if this is no violation, or the first one. */
export const repeatEffect = (rules: RuleSet, { level, rule, penalty }: Finding, earlier: number): RepeatEffect | null => {
  if (level !== 'violation' || earlier < 1) return null
  const step = nextStep(rules, rule, penalty, earlier)
  return step ? { is: 'step', penalty: step.penalty } : { is: penalty.kind === 'discretion' ? 'open' : 'nothing' }
}
