import { type FixedPenalty, type Penalty, SIMPLE_PENALTY_KINDS } from '../../model/penalties.ts'
import { RULE_IDS, type RuleId } from '../../model/rule-ids.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { type ProposalCase, ruleInSet } from '../rule-in-edition.ts'

/** One line of the card: the rule, the case, and the section of its penalty. */
export type CardLine = { readonly rule: RuleId; readonly case: ProposalCase; readonly section: string | null; readonly penalty: Penalty }

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
  return proposals.map(({ case: only, penalty, section }) => ({ rule, case: only, penalty, section: section ?? sections.at(-1) ?? null }))
}
