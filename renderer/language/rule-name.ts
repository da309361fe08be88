import type { Language } from '../../engine/model/language.ts'
import { isRuleId } from '../../engine/model/rule-ids.ts'
import { anyRuleName } from '../../engine/wording/rules/rule-table.ts'
import { citation, conductCitation, type RuleSetName } from '../../engine/wording/terms/rule-sets.ts'

/** A rule's name; the id of a rule unknown to this version. */
export const ruleName = (rule: string, language: Language): string => anyRuleName(rule, language)

type Ruled = { readonly rule: string; readonly sections: readonly string[]; readonly rules: RuleSetName }

/** Rule set, edition and section that a ruling was made under; only the rule set if it has no section for the rule. */
export const ruledUnder = ({ rule, sections, rules }: Ruled, language: Language): string => {
  if (!isRuleId(rule) || sections.length === 0) return conductCitation(sections, rules, language)
  return citation({ rule, sections }, rules, language)
}
