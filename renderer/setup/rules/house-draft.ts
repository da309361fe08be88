import { editionOf } from '../../../engine/editions/index.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { DeclaredDifference, HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import { readHouseRules } from '../../../engine/rulebook/house/read-house-rules.ts'
import { foldText } from '../../../engine/wording/terms/characters.ts'

/** Subject of a house rule. Two house rules on the same subject conflict. */
const about = (one: DeclaredDifference): string =>
  one.kind === 'ladder'
    ? `ladder ${one.name.en}`
    : one.kind === 'setting'
      ? one.setting
      : one.kind === 'level'
        ? `level ${one.rule}`
        : `penalty ${one.rule} ${one.case ?? ''}`

/** The rules before a change: the tournament’s name, its house rules, all those that are known, and the rule set in force. */
export type HouseRulesBefore = {
  readonly name: string
  readonly before: HouseRules | null
  readonly known: readonly HouseRules[]
  readonly rules: RuleSet
}

/** The house rules with a difference added, replaced (same subject) or removed; always as a new edition. */
export const withDifferences = (
  { name, before, known, rules }: HouseRulesBefore,
  change: { readonly add: DeclaredDifference } | { readonly remove: DeclaredDifference },
): HouseRules => {
  const old = before?.differences ?? []
  const id = before?.id ?? idFrom(name)
  const differences =
    'add' in change
      ? [...old.filter((one) => about(one) !== about(change.add)), change.add]
      : old.filter((one) => about(one) !== about(change.remove))
  const editions = known.filter((one) => one.id === id).map(({ edition }) => Number(edition) || 0)
  return {
    id,
    name: before?.name ?? { en: `${name}, house rules`, fr: `${name}, règles maison` },
    edition: String(Math.max(0, ...editions) + 1),
    parent: editionOf(rules),
    differences,
  }
}

/** Why the desk would reject these house rules; null if it accepts them. */
export const houseRulesError = (house: HouseRules): ByLanguage<string> | null => {
  const read = readHouseRules(JSON.parse(JSON.stringify(house)))
  if (read.ok) return null
  const { found, expected } = read.error
  return { en: `found ${found.en}, expected ${expected.en}`, fr: `trouvé ${found.fr}, attendu ${expected.fr}` }
}

/** An id in the form of house rule files. */
const idFrom = (name: string): string => {
  const plain = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50)
  return `house-${plain || 'rules'}`
}
