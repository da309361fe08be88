import { ruleSets } from '../../editions/index.ts'
import type { RaisedCell } from '../../model/cells.ts'
import type { Finding } from '../../model/findings.ts'
import type { Level } from '../../model/levels.ts'
import type { Penalty, Remedy } from '../../model/penalties.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { PenaltyCase, RuleSet } from '../../model/rule-set.ts'
import type { Rule } from '../../rules/rule.ts'

/** Where a rule stands in a rule set and at which level, house rules counted; null: it is not raised there. */
export const cellUnder = (rule: Rule, rules: RuleSet): RaisedCell | null => {
  const cell = rules.cells[rule.id]
  const parent = cell.level === null ? null : cell
  const level = rules.house?.levels[rule.id]
  if (level === undefined) return parent
  return level === 'off' ? null : { level, sections: parent?.sections ?? [] }
}

/**
 * The level at which a rule raises something: its own in the rule set, or `raised` where that hangs on the case. A house rule says how much the fault
 * weighs; what the record does not show is asked all the same, and only a question that the text leaves open is one that a house rule answers.
 */
export const levelUnder = (rule: Rule, rules: RuleSet, raised?: Level): Level => {
  const parent = rules.cells[rule.id].level
  const house = rules.house?.levels[rule.id]
  if (house === undefined || house === 'off') return raised ?? parent ?? 'question'
  const level = raised ?? parent ?? house
  return level !== 'question' || (parent === 'question' && isLeftOpenByText(rule)) ? house : 'question'
}

/** The level at which a fault stands once a question about it has been answered. */
export const faultUnder = (rule: Rule, rules: RuleSet, raised: Level = 'violation'): Level =>
  raised === 'violation' && rules.house?.levels[rule.id] === 'advice' ? 'advice' : raised

/** Whether a rule is a question only where the text does not say: other rule sets do. */
export const isLeftOpenByText = (rule: Rule): boolean =>
  ruleSets.some(({ cells }) => {
    const { level } = cells[rule.id]
    return level === 'violation' || level === 'advice'
  })

/** What hangs on the case: a row of the rule set's penalties, or the penalty itself; `answered`: a referee's answer has said it. */
type Case = { readonly penalty?: PenaltyCase | Penalty; readonly answered?: true }

/** What is proposed for a fault at once; the amount is the referee's where there is no row. */
export const penaltyUnder = (rules: RuleSet, rule: RuleId, { penalty: given, answered }: Case): Penalty => {
  const row = rules.penalties[rule]
  if (typeof given !== 'object') return (given && row?.[given]?.penalty) ?? row?.always?.penalty ?? { kind: 'discretion' }
  return (!answered && rules.house?.penalties[rule]?.always?.penalty) || given
}

/** What is to be done at the table: what a house rule only points out, or punishes otherwise, is no dead hand; what it punishes is more than pointed out. */
export const remediesUnder = (
  remedies: readonly Remedy[],
  { rule, level, penalty }: Pick<Finding, 'rule' | 'level' | 'penalty'>,
  { house }: RuleSet,
): readonly Remedy[] => {
  const to = house?.levels[rule]
  if (to === 'advice' && level === 'advice') {
    const left = remedies.filter((remedy) => remedy !== 'dead-hand' && remedy !== 'referee-discretion')
    return left.length > 0 ? left : ['point-out']
  }
  if (level !== 'violation') return remedies
  const isMilder = house?.penalties[rule] !== undefined && MILDER.has(penalty.kind)
  const left = isMilder ? remedies.filter((remedy) => remedy !== 'dead-hand') : remedies
  return to === 'violation' ? left.map((remedy) => (remedy === 'point-out' ? 'referee-discretion' : remedy)) : left
}

const MILDER: ReadonlySet<Penalty['kind']> = new Set(['none', 'notice', 'points'])

/** A finding as play goes on by it: what a house rule only points out was no less a fault (a void call stays void). */
export const asPlayed = (finding: Finding, { house }: RuleSet): Finding =>
  house && finding.level === 'advice' && house.levels[finding.rule] === 'advice' ? { ...finding, level: 'violation' } : finding
