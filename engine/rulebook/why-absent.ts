import type { AbsenceReason } from '../model/cells.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { RuleSet } from '../model/rule-set.ts'

/**
 * Why a rule set raises nothing where another one does: the edition does not have the rule; a house rule turns it off; it gives a claimed tile more time
 * (`due-later`: it may still be raised at a later act); the hand had already differed; the edition has the rule, but not for this case.
 */
export type WhyAbsent = AbsenceReason | 'house-rule' | 'due-later' | 'earlier-difference' | 'another-case'

/** Why an edition does not have a rule. */
export const whyAbsent = (rule: RuleId, { cells, settings }: RuleSet): WhyAbsent => {
  const cell = cells[rule]
  const why = cell.level === null ? cell.why : 'not-a-rule'
  return why === 'another-setting' && settings['several-wins'] === 'ask' ? 'not-a-rule' : why
}
