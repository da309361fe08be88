import { CONDUCT_IDS } from '../../model/conduct.ts'
import type { Finding } from '../../model/findings.ts'
import { type Circumstance, isSamePenalty, MOST_POINTS, type Penalty, type PenaltyKind, type PointUnit } from '../../model/penalties.ts'
import { isRuleId, RULE_IDS } from '../../model/rule-ids.ts'
import type { Ladder, LadderPlace, LadderStep, RuleSet } from '../../model/rule-set.ts'
import { chomboWorth } from './chombo.ts'
import { penaltiesForConduct } from './conduct-penalties.ts'

/** The place of a case on a ladder: `time` counts from 1; `step` is the one that is due, `next` the one of the next time. */
export type OnLadder = { readonly ladder: Ladder; readonly time: number; readonly step: LadderStep; readonly next: LadderStep }

/** The place of a case on its ladder, `first` being the penalty of a first case and `earlier` the number of earlier ones; null: on none. */
export const onLadder = (rules: RuleSet, rule: string, first: Penalty, earlier: number): OnLadder | null => {
  const ladder = laddersFor(rules, rule).find(({ steps: [start] }) =>
    first.kind === 'points' ? isSamePenalty(start.penalty, first) : start.penalty.kind === first.kind,
  )
  return ladder ? { ladder, time: earlier + 1, step: stepAt(ladder, earlier), next: stepAt(ladder, earlier + 1) } : null
}

/** The same place as a ruling stores it. */
export const ladderPlace = ({ house, id }: RuleSet, { ladder, time, step }: OnLadder): LadderPlace => ({
  time,
  penalty: step.penalty,
  name: step.name ?? null,
  section: ladder.section ?? null,
  house: ladder.section === undefined ? (house?.name ?? { en: id, fr: id }) : null,
})

/** The penalty to propose after a number of earlier cases: the step of the ladder, or the first penalty again. */
export const penaltyAfter = (rules: RuleSet, rule: string, first: Penalty, earlier: number): Penalty =>
  onLadder(rules, rule, first, earlier)?.step.penalty ?? first

/** The earlier cases that count on a ladder: where the text distinguishes circumstances of conduct, those in the same one. */
export const inCircumstance = <Case extends InCircumstance>(earlier: readonly Case[], of: InCircumstance): readonly Case[] => {
  const circumstance = ofConduct(of)
  return circumstance === null ? earlier : earlier.filter((one) => [null, circumstance].includes(ofConduct(one)))
}

type InCircumstance = { readonly rule: string; readonly circumstance: Circumstance | null }

/** The cases of a fault of play are counted together. */
const ofConduct = ({ rule, circumstance }: InCircumstance): Circumstance | null => (isRuleId(rule) ? null : circumstance)

/** The ladders that a rule or a conduct may be on, a tournament's own first. */
export const laddersFor = ({ ladders }: RuleSet, rule: string): readonly Ladder[] =>
  ladders.filter(({ rules: only }) => only === undefined || only.some((one) => one === rule))

/** The rulings that count as earlier cases: under these rules, and if `kinds` is set, only those that proposed such a penalty. */
export type CountedRulings = { readonly rules: readonly string[]; readonly kinds: readonly PenaltyKind[] | null }

/** The earlier cases that count for a case, `first` being the penalty of a first one: those of its rule, or of all rules on its ladder. */
export const countedFor = (rules: RuleSet, rule: string, first: Penalty): CountedRulings => {
  const ladder = onLadder(rules, rule, first, 0)?.ladder
  return ladder?.counts === 'together' ? countedOn(rules, ladder) : { rules: [rule], kinds: null }
}

/** The rulings that a ladder over several rules counts together. */
export const countedOn = (rules: RuleSet, ladder: Ladder): CountedRulings => {
  const isStart = (penalty: Penalty): boolean => isSamePenalty(penalty, ladder.steps[0].penalty)
  const all = [
    ...RULE_IDS.filter((id) => Object.values(rules.penalties[id] ?? {}).some(({ penalty }) => isStart(penalty))),
    ...CONDUCT_IDS.filter((id) => penaltiesForConduct(rules, id).some(isStart)),
  ]
  return { rules: ladder.rules ?? all, kinds: [...new Set(ladder.steps.map(({ penalty }) => penalty.kind))] }
}

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
