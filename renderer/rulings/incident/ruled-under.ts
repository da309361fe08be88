import type { TFunction } from 'i18next'
import type { Ruling } from '../../../desk/contract/rulings.ts'
import type { Language } from '../../../engine/model/language.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import { citation, ruleSetName } from '../../../engine/wording/terms/rule-sets.ts'

/** Where the rule of a ruling stands, in the rule set and edition that it was made under; of what that names nowhere, the rule set alone. */
export const ruledUnder = (
  { rule, rules, sections }: Pick<Ruling, 'rule' | 'rules' | 'sections'>,
  t: TFunction,
  language: Language,
): string => {
  if (isRuleId(rule) && sections.length > 0) return citation({ rule, sections }, rules, language)
  const [section] = sections
  return section === undefined ? ruleSetName(rules, language) : t('act.section', { rules: ruleSetName(rules, language), section })
}
