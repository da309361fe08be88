import { ruleSet, ruleSets } from '../../../engine/editions/index.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import { printHouseRules } from '../../../engine/wording/editions/house-rules.ts'
import { editionSheet } from '../../../engine/wording/editions/sheet.ts'
import { ruleSetLine, ruleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { houseRulesIn } from '../../context/rules/stored-rule-sets.ts'
import { refusals } from '../../messages/refusals.ts'
import { type Command, type CommandInput, wrongUsage } from '../command.ts'
import { isNoFile, type NamedRuleSet, ruleSetNamed } from '../shared/named-rule-sets.ts'
import { withFileToRead } from '../shared/with-file.ts'

/** Lists the rule sets, or prints some of them for a referee to read. */
export const rules: Command = {
  usage: '[--db FILE] [--json] [ID or HOUSE.json]…',
  options: ['db='],
  words: Number.POSITIVE_INFINITY,
  run: (given) => {
    if (given.option('db') === undefined) return print(given, [])
    return withFileToRead(given, (db) => print(given, houseRulesIn(db)))
  },
}

const print = (given: CommandInput, own: readonly HouseRules[]): 0 => {
  if (given.words.length === 0) list(given, [...own.map(named), ...ruleSets.map((rules) => ({ rules }))])
  else for (const word of given.words) for (const one of found(word, own)) sheet(given, one)
  return 0
}

const named = (house: HouseRules): NamedRuleSet => ({ rules: houseRuleSet(house), house })

/** All editions of one of the tournament's own rule sets, else the rule set that the word names. */
const found = (word: string, own: readonly HouseRules[]): readonly NamedRuleSet[] => {
  const editions = own.filter(({ id }) => id === word)
  if (editions.length > 0) return editions.map(named)
  if (!ruleSet(word) && isNoFile(word)) throw wrongUsage(refusals.noRuleSet(word))
  return [ruleSetNamed(word)]
}

const list = ({ say, flag, language }: CommandInput, all: readonly NamedRuleSet[]): void => {
  if (!flag('json')) say(['id', 'edition', 'parent', 'name', 'since', 'replacedBy', 'about'].join('\t'))
  for (const { rules, house } of all) {
    const row = {
      id: rules.id,
      edition: rules.edition,
      parent: house?.parent ?? null,
      name: ruleSetName(rules, language),
      since: house ? null : rules.texts.since,
      replacedBy: house ? null : (rules.texts.replacedBy ?? null),
      about: house ? ruleSetLine(rules, language) : rules.texts.about[language],
    }
    say(
      flag('json')
        ? JSON.stringify(row)
        : Object.values(row)
            .map((value) => value ?? '')
            .join('\t'),
    )
  }
}

/** Prints house rules as JSON in the form of their file, so that the file can be recreated from a tournament. */
const sheet = ({ say, flag, language }: CommandInput, { rules, house }: NamedRuleSet): void => {
  if (flag('json')) say(JSON.stringify(house ?? builtIn(rules)))
  else say([...(house ? [printHouseRules(house, language)] : []), editionSheet(rules, language)].join('\n'))
}

const builtIn = ({ id, edition, settings, penalties }: RuleSet) => ({ id, edition, settings, penalties })
