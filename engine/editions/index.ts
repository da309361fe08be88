import { ok, type Result, refuse } from '../model/result.ts'
import type { RuleSet } from '../model/rule-set.ts'
import { isRuleSetId, RULE_SET_IDS, type RuleSetId } from '../model/rule-set-ids.ts'
import { type SettingRefusal, withSetting } from '../model/settings.ts'
import type { SettingLine } from '../model/table-file.ts'
import { ema2016 } from './ema-2016.ts'
import { emaPre2016 } from './ema-pre-2016.ts'
import { riichiWiki } from './riichi-wiki.ts'
import { rrc15 } from './rrc-1.5.ts'
import { wrc2015 } from './wrc-2015.ts'
import { wrc2025 } from './wrc-2025.ts'

const BUILT_IN: Readonly<Record<RuleSetId, RuleSet>> = {
  'wrc-2015': wrc2015,
  'ema-2016': ema2016,
  'ema-pre-2016': emaPre2016,
  'riichi-wiki': riichiWiki,
  'wrc-2025': wrc2025,
  'rrc-1.5': rrc15,
}

/** All built-in rule sets, in the order of the rule book. */
export const ruleSets: readonly RuleSet[] = RULE_SET_IDS.map((id) => BUILT_IN[id])

/** A built-in rule set by its id. */
export const ruleSet = (id: string): RuleSet | undefined => (isRuleSetId(id) ? BUILT_IN[id] : undefined)

/** Why a setting was refused, and which one. */
export type RefusedSetting = SettingRefusal & SettingLine

/** The rule set with settings of a file or of the command line put over its own. */
export const withSettings = (rules: RuleSet, lines: readonly SettingLine[]): Result<RuleSet, RefusedSetting> => {
  let settings = rules.settings
  for (const line of lines) {
    const next = withSetting(settings, line.name, line.value)
    if (!next.ok) return refuse({ ...next.error, ...line })
    settings = next.value
  }
  return ok(lines.length === 0 ? rules : { ...rules, settings })
}
