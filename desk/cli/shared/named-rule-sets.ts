import { existsSync } from 'node:fs'
import { troubled } from '../../../db/messages/messages.ts'
import { RULE_SET_IDS, ruleSet } from '../../../engine/editions/index.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { RuleSetNames } from '../../../engine/notation/parse/parse-header.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import { namesOf } from '../../context/rules/stored-rule-sets.ts'
import { readHouseFile } from '../../event/rules/house-file.ts'
import { houseWords } from '../../messages/house-rules.ts'
import { refusals } from '../../messages/refusals.ts'
import { wrongUsage } from '../command.ts'

/** A rule set that a command names; `house`: its content if it comes from a file. */
export type NamedRuleSet = { readonly rules: RuleSet; readonly house?: HouseRules }

/** A rule set as a command line names it: a built-in one by its id, which no file can override, or a house-rules file by its path. */
export const ruleSetNamed = (word: string): NamedRuleSet => {
  const builtIn = ruleSet(word)
  if (builtIn) return { rules: builtIn }
  if (isNoFile(word)) throw wrongUsage(refusals.noRuleSet(word))
  const house = readHouseFile(word)
  if (!house.ok) throw troubled(house.error)
  return { rules: houseRuleSet(house.value), house: house.value }
}

/** Whether a word can only be the name of a rule set: no file has this path, and it doesn't look like a path. */
export const isNoFile = (word: string): boolean => !existsSync(word) && !/[/\\]|\.json$/.test(word)

/**
 * Several rule sets, separated by commas; `all` means every built-in one. Duplicates count once; two different sets of one name are
 * refused.
 */
export const ruleSetsNamed = (words: string): readonly NamedRuleSet[] => {
  const parts = existsSync(words) ? [words] : words.split(',').flatMap((word) => (word === 'all' ? RULE_SET_IDS : [word]))
  const named = new Map<string, NamedRuleSet>()
  for (const word of new Set(parts)) {
    const one = ruleSetNamed(word)
    if (named.has(one.rules.id)) throw wrongUsage(houseWords.twice(one.rules.id))
    named.set(one.rules.id, one)
  }
  return [...named.values()]
}

/** The rule sets that records may name besides the built-in ones. */
export const namesBeside = (named: readonly NamedRuleSet[]): RuleSetNames => namesOf(named.map(({ rules }) => rules.id))
