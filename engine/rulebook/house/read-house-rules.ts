import { isRuleSetId, RULE_SET_IDS } from '../../editions/index.ts'
import { ok, type Result } from '../../model/result.ts'
import { checkDifferences } from './check-differences.ts'
import type { HouseRules } from './house-rules.ts'
import { fieldOf, type GivenValue, type RefusedValue, readItems, readName, readObject, readString, readWord, refusedValue } from './json.ts'
import { readDifference } from './read-difference.ts'

/** Reads a tournament's own rule set from any data: names the first wrong field, its value and the expected one. */
export const readHouseRules = (json: unknown): Result<HouseRules, RefusedValue> => {
  const house = readKeptHouseRules(json)
  const wrong = house.ok ? checkDifferences(house.value) : undefined
  return wrong ? { ok: false, error: wrong } : house
}

/** Reads a stored one. Its differences are not checked, because its parent may have been corrected since. */
export const readKeptHouseRules = (json: unknown): Result<HouseRules, RefusedValue> => {
  const object = readObject({ path: '', value: json }, ['id', 'name', 'edition', 'parent', 'differences'])
  if (!object.ok) return object
  const at = (name: string): GivenValue => fieldOf(object.value, '', name)
  const id = readId(at('id'))
  if (!id.ok) return id
  const name = readName(at('name'))
  if (!name.ok) return name
  const edition = readString(at('edition'), { en: 'an edition, such as 1 or 2026', fr: 'une édition, comme 1 ou 2026' })
  if (!edition.ok) return edition
  const parent = readWord(at('parent'), RULE_SET_IDS, { en: 'a built-in rule set', fr: 'un règlement intégré' })
  if (!parent.ok) return parent
  const differences = readItems(at('differences'), (item) => readDifference(item, parent.value))
  if (!differences.ok) return differences
  return ok({ id: id.value, name: name.value, edition: edition.value, parent: parent.value, differences: differences.value })
}

const readId = (given: GivenValue): Result<string, RefusedValue> => {
  const { value } = given
  if (typeof value !== 'string' || !/^[a-z0-9][a-z0-9._-]{0,59}$/u.test(value))
    return refusedValue(given, {
      en: 'a name of small letters, digits, dots and dashes, such as paris-open',
      fr: 'un nom de minuscules, chiffres, points et tirets, comme paris-open',
    })
  return isRuleSetId(value) || value === 'all'
    ? refusedValue(given, { en: 'another name than a built-in rule set’s', fr: 'un autre nom que celui d’un règlement intégré' })
    : ok(value)
}
