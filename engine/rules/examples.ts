import type { RuleId } from '../model/rule-ids.ts'
import { ruleById } from './index.ts'
import type { Example } from './rule.ts'

/** The examples in the file of a rule. The window's build keeps them apart from the rules, which have none there (`scripts/build-plugins.ts`). */
export const examplesIn = (rule: RuleId): readonly Example[] => ruleById(rule).examples
