import type { TFunction } from 'i18next'
import type { Ruling } from '../../../desk/contract/rulings.ts'
import type { Language } from '../../../engine/model/language.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import { citation, ruleSetName } from '../../../engine/wording/terms/rule-sets.ts'

/** Rule set, edition and section that a ruling was made under; only the rule set if it has no section for the rule. */
export const ruledUnder = (
  { rule, rules, sections }: Pick<Ruling, 'rule' | 'rules' | 'sections'>,
  t: TFunction,
  language: Language,
): string => {
  if (isRuleId(rule) && sections.length > 0) return citation({ rule, sections }, rules, language)
  const [section] = sections
  return section === undefined ? ruleSetName(rules, language) : t('act.section', { rules: ruleSetName(rules, language), section })
}
