import type { Language } from '../../engine/language.ts'
import { isRuleId } from '../../engine/rules/ids.ts'
import { RULE_WORDS } from '../../engine/words/rule-table.ts'

/** A rule as people call it; one that this version does not know keeps its id. */
export const ruleName = (rule: string, language: Language): string => (isRuleId(rule) ? RULE_WORDS[rule][language].name : rule)
