import type { Proposal, ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import { type MilderPenalty, milderThan } from '../../../engine/rulebook/penalties/milder.ts'
import { NO_RULES, useRuleSet } from '../../app-state/desk/use-rule-set.ts'

/** The milder sanction that the rules allow beside a proposal, of a finding or of a rule that a referee names; null if they allow none. */
export const useMilderThan = (proposal: Proposal | undefined, rule: string, finding: Finding | undefined): MilderPenalty | null => {
  const rules = useRuleSet(proposal?.rules ?? NO_RULES)
  if (!proposal || !isRuleId(rule)) return null
  const { penalty, earlier } = proposal
  return milderThan(
    rules,
    finding ?? { rule, level: 'violation', penalty, facts: {} },
    earlier.map(({ imposed }) => imposed),
  )
}

/** The milder sanction that the rules allow for a finding; null if they allow none. */
export const useMilder = ({ rules }: TableState, { finding, earlier }: ShownFinding): MilderPenalty | null =>
  milderThan(
    useRuleSet(rules),
    finding,
    earlier.map(({ imposed }) => imposed),
  )
