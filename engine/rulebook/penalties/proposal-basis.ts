import type { Penalty } from '../../model/penalties.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { Ladder, PenaltyCase, Proposal, RuleSet } from '../../model/rule-set.ts'
import { ladderFor } from './ladders.ts'

/** The basis of a proposal. */
export type Basis = {
  /**
   * The rows of the rule set's penalties that fit, with their sections; null where it has none: the case itself says it, or it is left to the
   * referee. Several cases with one penalty all fit.
   */
  readonly row: { readonly cases: readonly PenaltyCase[]; readonly sections: readonly string[]; readonly house: boolean } | null
  /** The ladder that leads on from a notice, and the step of it that is proposed, counted from 0. */
  readonly ladder: { readonly ladder: Ladder; readonly step: number } | null
}

/** The basis of the proposal for a fault: `first` is the first proposal, `earlier` the number of earlier breaches. */
export const whyProposed = (rules: RuleSet, rule: RuleId, first: Penalty, earlier: number): Basis => {
  const fitting = (Object.entries(rules.penalties[rule] ?? {}) as [PenaltyCase, Proposal][]).filter(([, { penalty }]) =>
    isSame(penalty, first),
  )
  const always = fitting.filter(([name]) => name === 'always')
  const rows = always.length > 0 ? always : fitting
  const known = ladderFor(rules, rule)
  const ladder = first.kind === known?.steps[0].kind ? known : undefined
  return {
    row:
      rows.length > 0
        ? {
            cases: rows.map(([name]) => name),
            sections: [...new Set(rows.flatMap(([, { section }]) => section ?? []))],
            house: rows.some(([name]) => rules.house?.penalties[rule]?.[name] !== undefined),
          }
        : null,
    ladder: ladder ? { ladder, step: earlier } : null,
  }
}

const isSame = (a: Penalty, b: Penalty): boolean =>
  a.kind === b.kind && (a.kind !== 'points' || (b.kind === 'points' && a.amount === b.amount && a.unit === b.unit))
