import type { ByLanguage } from '../language.ts'
import { ok, type Result } from '../result.ts'
import { isRuleSetId, RULE_SET_IDS } from '../rule-sets/ids.ts'
import { checkDifferences } from './check-differences.ts'
import type { HouseRules } from './house-rules.ts'
import { field, type Given, type Refused, readList, readObject, readText, readWord, refused } from './json.ts'
import { readDifference } from './read-difference.ts'

/** Reads a tournament's own rule set from data of any kind: names the first field that is wrong, what stands there and what would be right. */
export const readHouseRules = (json: unknown): Result<HouseRules, Refused> => {
  const object = readObject({ path: '', value: json }, ['id', 'name', 'edition', 'parent', 'differences'])
  if (!object.ok) return object
  const at = (name: string): Given => field(object.value, '', name)
  const id = readId(at('id'))
  if (!id.ok) return id
  const name = readName(at('name'))
  if (!name.ok) return name
  const edition = readText(at('edition'), 'an edition, such as 1 or 2026')
  if (!edition.ok) return edition
  const parent = readWord(at('parent'), RULE_SET_IDS, 'a built-in rule set')
  if (!parent.ok) return parent
  const differences = readList(at('differences'), (item) => readDifference(item, parent.value))
  if (!differences.ok) return differences
  const house: HouseRules = {
    id: id.value,
    name: name.value,
    edition: edition.value,
    parent: parent.value,
    differences: differences.value,
  }
  const wrong = checkDifferences(house)
  return wrong ? { ok: false, error: wrong } : ok(house)
}

const readId = (given: Given): Result<string, Refused> => {
  const { value } = given
  if (typeof value !== 'string' || !/^[a-z0-9][a-z0-9._-]{0,59}$/u.test(value))
    return refused(given, 'a name of small letters, digits, dots and dashes, such as paris-open')
  return isRuleSetId(value) || value === 'all' ? refused(given, 'another name than a built-in rule set’s') : ok(value)
}

const readName = (given: Given): Result<ByLanguage<string>, Refused> => {
  const object = readObject(given, ['en', 'fr'])
  if (!object.ok) return object
  const en = readText(field(object.value, given.path, 'en'), 'the name in English')
  if (!en.ok) return en
  const fr = readText(field(object.value, given.path, 'fr'), 'the name in French')
  return fr.ok ? ok({ en: en.value, fr: fr.value }) : fr
}
