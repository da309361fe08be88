import { isSamePenalty, type Penalty } from '../../model/penalties.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { PenaltyCase, PenaltyProposal, RuleSet } from '../../model/rule-set.ts'
import { type OnLadder, onLadder } from './ladders.ts'

export type ProposalBasis = {
  /**
   * The rows of the rule set's penalties that fit, with their sections; null where it has none: the case itself says it, or it is left to the
   * referee. Several cases with one penalty all fit.
   */
  readonly row: { readonly cases: readonly PenaltyCase[]; readonly sections: readonly string[]; readonly house: boolean } | null
  /** The place of the case on a ladder. */
  readonly ladder: OnLadder | null
}

/** The basis of the proposal for a fault: `first` is the first proposal, `earlier` the number of earlier breaches. */
export const whyProposed = (rules: RuleSet, rule: RuleId, first: Penalty, earlier: number): ProposalBasis => {
  const fitting = (Object.entries(rules.penalties[rule] ?? {}) as [PenaltyCase, PenaltyProposal][]).filter(([, { penalty }]) =>
    isSamePenalty(penalty, first),
  )
  const always = fitting.filter(([name]) => name === 'always')
  const rows = always.length > 0 ? always : fitting
  return {
    row:
      rows.length > 0
        ? {
            cases: rows.map(([name]) => name),
            sections: [...new Set(rows.flatMap(([, { section }]) => section ?? []))],
            house: rows.some(([name]) => rules.house?.penalties[rule]?.[name] !== undefined),
          }
        : null,
    ladder: onLadder(rules, rule, first, earlier),
  }
}
