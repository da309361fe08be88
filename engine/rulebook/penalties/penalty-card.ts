import { type FixedPenalty, SIMPLE_PENALTY_KINDS } from '../../model/penalties.ts'
import { RULE_IDS, type RuleId } from '../../model/rule-ids.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { type CaseProposal, ruleInSet } from '../rule-in-edition.ts'

/** One line of the card: the rule, the case, and the section of its penalty; none for a penalty of the tournament's own (`house`). */
export type CardLine = CaseProposal & { readonly rule: RuleId }

type Kind = FixedPenalty['kind']

/** All that costs the same kind of penalty; a range belongs to the points. */
export type CardGroup = { readonly kind: Kind; readonly lines: readonly CardLine[] }

/** The penalties of a rule set at the table, from the hardest penalty to the mildest; what is left to the referee last. */
export const penaltyCard = (rules: RuleSet): readonly CardGroup[] => {
  const lines = RULE_IDS.flatMap((rule) => linesOf(rule, rules))
  return ORDER.map((kind) => ({
    kind,
    lines: lines.filter(({ penalty }) => (penalty.kind === 'range' ? 'points' : penalty.kind) === kind),
  })).filter((group) => group.lines.length > 0)
}

const ORDER: readonly Kind[] = [...SIMPLE_PENALTY_KINDS.filter((kind) => kind !== 'discretion').toReversed(), 'discretion']

const linesOf = (rule: RuleId, rules: RuleSet): readonly CardLine[] => {
  const { sections, proposals } = ruleInSet(rule, rules)
  return proposals.map((one) => ({ ...one, rule, section: one.section ?? (one.house ? null : (sections.at(-1) ?? null)) }))
}
