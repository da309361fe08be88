import { type RuleSetId, ruleSets } from '../../editions/index.ts'
import { answersOf, type RuleId } from '../../model/rule-ids.ts'
import type { HouseLevel, PenaltyCase } from '../../model/rule-set.ts'
import { ruleById } from '../../rules/index.ts'
import { isLeftOpenByText } from '../rule-under-set.ts'

/**
 * The levels that a house rule may give a rule. None for contradictions of the record and for what every record is followed by. A question that hangs on
 * what the record does not show can't be made a violation, and nothing can be asked that has no answers.
 */
export const levelsFor = (id: RuleId): readonly HouseLevel[] => {
  const rule = ruleById(id)
  if (id.startsWith('record.')) return []
  if (rule.house?.levels) return rule.house.levels
  if (isNowhereAFault(id)) return ['info', 'off']
  return [
    ...(isLeftOpenByText(rule) ? (['violation'] as const) : []),
    ...(answersOf(id).length > 0 ? (['question'] as const) : []),
    'advice',
    'off',
  ]
}

/** Whether somebody can be at fault by a rule: it is none about the record, and does not merely inform, as who gets a tile or that a stick goes back. */
export const isOffence = (id: RuleId): boolean =>
  !id.startsWith('record.') && (ruleById(id).bySetting !== undefined || !isNowhereAFault(id))

const isNowhereAFault = (id: RuleId): boolean => ruleSets.every(({ cells }) => (cells[id].level ?? 'info') === 'info')

export const casesFor = (id: RuleId, parent: RuleSetId): readonly PenaltyCase[] => {
  const sets = ruleById(id).house?.casesOfParent ? ruleSets.filter((set) => set.id === parent) : ruleSets
  const cases = sets.flatMap(({ penalties }) => Object.keys(penalties[id] ?? {}) as PenaltyCase[])
  return [...new Set<PenaltyCase>(['always', ...cases])]
}
