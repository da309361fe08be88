import type { Finding } from '../../model/findings.ts'
import { isSamePenalty, type Penalty, type PointUnit } from '../../model/penalties.ts'
import type { Ladder, LadderStep, RuleSet } from '../../model/rule-set.ts'
import { chomboWorth } from './chombo.ts'

/** The largest amount that is proposed, however often a step doubles. */
const MOST_POINTS = 1_000_000

/** The place of a case on a ladder: `time` counts from 1; `step` is the one that is due, `next` the one of the next time. */
export type OnLadder = { readonly ladder: Ladder; readonly time: number; readonly step: LadderStep; readonly next: LadderStep }

/** The place of a case on its ladder, `first` being the penalty of a first case and `earlier` the number of earlier ones; null: on none. */
export const onLadder = (rules: RuleSet, rule: string, first: Penalty, earlier: number): OnLadder | null => {
  const ladder = laddersFor(rules, rule).find(({ steps: [start] }) =>
    first.kind === 'points' ? isSamePenalty(start.penalty, first) : start.penalty.kind === first.kind,
  )
  return ladder ? { ladder, time: earlier + 1, step: stepAt(ladder, earlier), next: stepAt(ladder, earlier + 1) } : null
}

/** The penalty to propose after so many earlier cases: the step of the ladder, or the first penalty again. */
export const penaltyAfter = (rules: RuleSet, rule: string, first: Penalty, earlier: number): Penalty =>
  onLadder(rules, rule, first, earlier)?.step.penalty ?? first

/** The earlier cases that count on a ladder: where the text distinguishes circumstances, those in the same one. */
export const inCircumstance = <Case extends { readonly circumstance: string | null }>(
  earlier: readonly Case[],
  circumstance: string | null,
): readonly Case[] =>
  circumstance === null ? earlier : earlier.filter((one) => one.circumstance === null || one.circumstance === circumstance)

/** The ladders that a rule or a conduct may be on, a tournament's own first. */
export const laddersFor = ({ ladders }: RuleSet, rule: string): readonly Ladder[] =>
  ladders.filter(({ rules: only }) => only === undefined || only.some((one) => one === rule))

const stepAt = ({ steps, last }: Ladder, earlier: number): LadderStep => {
  const top = steps.at(-1) ?? steps[0]
  const step = steps[last === 'restarts' ? earlier % steps.length : earlier]
  return step ?? (last === 'doubles' ? { ...top, penalty: doubled(top.penalty, earlier - steps.length + 1) } : top)
}

const doubled = (penalty: Penalty, times: number): Penalty =>
  penalty.kind === 'points' ? { ...penalty, amount: Math.min(MOST_POINTS, penalty.amount * 2 ** Math.min(times, 40)) } : penalty

/** The cost of a penalty in points under the rule set; null if it is no fixed number, or costs none. */
export const worthOf = (rules: RuleSet, penalty: Penalty): { readonly amount: number; readonly unit: PointUnit } | null => {
  if (penalty.kind === 'points') return { amount: penalty.amount, unit: penalty.unit }
  return penalty.kind === 'chombo' ? chomboWorth(rules.settings) : null
}

/** The effect of an earlier violation of a rule without a ladder: nothing, or at the referee's discretion (`open`); null if this is the first one. */
export const repeatEffect = (rules: RuleSet, { level, rule, penalty }: Finding, earlier: number): 'nothing' | 'open' | null =>
  level !== 'violation' || earlier < 1 || onLadder(rules, rule, penalty, earlier)
    ? null
    : penalty.kind === 'discretion'
      ? 'open'
      : 'nothing'
