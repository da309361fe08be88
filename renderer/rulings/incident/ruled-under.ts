import type { Ruling } from '../../../desk/contract/rulings.ts'
import type { Language } from '../../../engine/model/language.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import { citation, conductCitation } from '../../../engine/wording/terms/rule-sets.ts'

/** Rule set, edition and section that a ruling was made under; only the rule set if it has no section for the rule. */
export const ruledUnder = ({ rule, rules, sections }: Pick<Ruling, 'rule' | 'rules' | 'sections'>, language: Language): string =>
  isRuleId(rule) && sections.length > 0 ? citation({ rule, sections }, rules, language) : conductCitation(sections, rules, language)
