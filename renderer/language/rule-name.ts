import type { Language } from '../../engine/model/language.ts'
import { isRuleId } from '../../engine/model/rule-ids.ts'
import { anyRuleName } from '../../engine/wording/rules/rule-name.ts'
import { citation, type RuleSetName } from '../../engine/wording/terms/rule-sets.ts'

/** A rule as people call it; one that this version does not know keeps its id. */
export const ruleName = (rule: string, language: Language): string => anyRuleName(rule, language)

type Ruled = { readonly rule: string; readonly sections: readonly string[]; readonly rules: RuleSetName }

/** Where a ruling's rule stands; nothing for one that this version does not know. */
export const ruleCitation = ({ rule, sections, rules }: Ruled, language: Language): string =>
  isRuleId(rule) ? citation({ rule, sections }, rules, language) : ''
