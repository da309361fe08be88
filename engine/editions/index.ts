import { ok, type Result, refuse } from '../model/result.ts'
import type { RuleSet } from '../model/rule-set.ts'
import { readSetting, type SettingName, type SettingRefusal, type Settings } from '../model/settings.ts'
import type { SettingLine } from '../model/table-file.ts'
import { ema2016 } from './ema-2016/edition.ts'
import { ema2025 } from './ema-2025/edition.ts'
import { emaPre2016 } from './ema-pre-2016/edition.ts'
import { riichiWiki } from './riichi-wiki/edition.ts'
import { rrc15 } from './rrc-1.5/edition.ts'
import { wrc2015 } from './wrc-2015/edition.ts'
import { wrc2025 } from './wrc-2025/edition.ts'

/** All built-in rule sets: those in force first, then those of earlier years. A new edition is a folder and its line here. */
const EDITIONS = [ema2025, wrc2025, rrc15, wrc2015, ema2016, emaPre2016, riichiWiki] as const

export type RuleSetId = (typeof EDITIONS)[number]['id']

/** The edition that a new tournament is played by, unless its organizer chooses another. */
export const DEFAULT_RULE_SET: RuleSetId = 'ema-2025'

/** The edition whose examples a rule gives where an example names none. */
export const RULE_SET_OF_EXAMPLES: RuleSetId = 'wrc-2015'

/** All built-in rule sets, those in force first. */
export const ruleSets: readonly RuleSet[] = EDITIONS

export const RULE_SET_IDS: readonly [RuleSetId, ...RuleSetId[]] = [EDITIONS[0].id, ...EDITIONS.slice(1).map(({ id }) => id)]

const BY_ID: ReadonlyMap<string, RuleSet> = new Map(EDITIONS.map((rules) => [rules.id, rules]))

/** Whether a word names a built-in rule set. */
export const isRuleSetId = (word: string): word is RuleSetId => BY_ID.has(word)

export const ruleSet = (id: string): RuleSet | undefined => BY_ID.get(id)

export const editionOf = ({ base }: Pick<RuleSet, 'base'>): RuleSetId => {
  if (!isRuleSetId(base)) throw new Error(`no rule set is called ${base}`)
  return base
}

/** A rule set that was sent as data, with what its edition decides by functions, which data can't hold. */
export const withFunctions = (sent: RuleSet): RuleSet => {
  const edition = ruleSet(sent.base)
  return edition ? { ...sent, cells: edition.cells, practice: edition.practice } : sent
}

/** Why a setting was refused, and which one. */
export type RefusedSetting = SettingRefusal & SettingLine

/** The rule set with settings of a file or of the command line put over its own. */
export const withSettings = (rules: RuleSet, lines: readonly SettingLine[]): Result<RuleSet, RefusedSetting> => {
  let chosen: Partial<Settings> = {}
  for (const line of lines) {
    const read = readSetting(line.name, line.value)
    if (!read.ok) return refuse({ ...read.error, ...line })
    chosen = { ...chosen, ...read.value }
  }
  return ok(lines.length === 0 ? rules : { ...rules, ...withChosen(rules, chosen) })
}

/** A rule set's settings with a tournament's own over them, and which of them the tournament has set itself. */
export const withChosen = (rules: RuleSet, chosen: Partial<Settings>): Pick<RuleSet, 'settings' | 'chosen'> => ({
  settings: settingsWith(rules, chosen),
  chosen: [...(rules.chosen ?? []), ...(Object.keys(chosen) as SettingName[])],
})

/** The settings of a rule set with a tournament's own over them, and what follows from those that the tournament has not set itself. */
const settingsWith = ({ settings, followingSettings = [], base }: RuleSet, chosen: Partial<Settings>): Settings => {
  const isChosen = ([name, value]: [string, unknown]): boolean => chosen[name as SettingName] === value
  const following = followingSettings
    .filter(({ choice }) => Object.entries(choice).every(isChosen))
    .flatMap(({ brings }) => Object.entries(brings))
  const unchanged = following.filter(([name]) => settings[name as SettingName] === ruleSet(base)?.settings[name as SettingName])
  return { ...settings, ...Object.fromEntries(unchanged), ...chosen }
}
