import type { RuleId } from '../model/rule-ids.ts'
import type { SettingName } from '../model/settings.ts'
import { ruleById } from '../rules/index.ts'

/** The settings that a rule depends on, in the order of the rule book; none for most. */
export const settingsOf = (rule: RuleId): readonly SettingName[] => ruleById(rule).settings ?? []
