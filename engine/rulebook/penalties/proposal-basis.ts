import type { Penalty } from '../../model/penalties.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { Ladder, PenaltyCase, RuleSet } from '../../model/rule-set.ts'
import { ladderFor } from './ladders.ts'

/** The basis of a proposal. */
export type Basis = {
  /** The row of the rule set's penalties that fits; null where it has none: the case itself says it, or it is left to the referee. */
  readonly row: { readonly case: PenaltyCase; readonly section: string | null; readonly house: boolean } | null
  /** The ladder that leads on from a notice, and the step of it that is proposed, counted from 0. */
  readonly ladder: { readonly ladder: Ladder; readonly step: number } | null
}

/** The basis of the proposal for a fault: `first` is the first proposal, `earlier` the number of earlier breaches. */
export const whyProposed = (rules: RuleSet, rule: RuleId, first: Penalty, earlier: number): Basis => {
  const row = Object.entries(rules.penalties[rule] ?? {}).find(([, { penalty }]) => isSame(penalty, first))
  const ladder = first.kind === 'notice' ? ladderFor(rules, rule) : undefined
  const only = row?.[0] as PenaltyCase | undefined
  return {
    row: row && only ? { case: only, section: row[1].section ?? null, house: rules.house?.penalties[rule]?.[only] !== undefined } : null,
    ladder: ladder ? { ladder, step: earlier } : null,
  }
}

const isSame = (a: Penalty, b: Penalty): boolean =>
  a.kind === b.kind && (a.kind !== 'points' || (b.kind === 'points' && a.amount === b.amount && a.unit === b.unit))
