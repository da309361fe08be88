import type { Language } from '../../model/language.ts'
import { isRuleId } from '../../model/rule-ids.ts'
import { conductName } from '../penalties/conduct.ts'
import { ruleName } from './rule-table.ts'

/** The name of a rule of play or a conduct; one that this version does not know keeps its id. */
export const anyRuleName = (rule: string, language: Language): string =>
  isRuleId(rule) ? ruleName(rule, language) : conductName(rule, language)
