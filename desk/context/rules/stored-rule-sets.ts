import { isDeepStrictEqual } from 'node:util'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { column, type SelectColumn } from '../../../db/sqlite/select.ts'
import type { Write } from '../../../db/writing/act.ts'
import { isRuleSetId, RULE_SET_IDS, ruleSet } from '../../../engine/editions/index.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { once } from '../../../engine/model/memo.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { RuleSetNames } from '../../../engine/notation/parse/parse-header.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import { readKeptHouseRules } from '../../../engine/rulebook/house/read-house-rules.ts'
import { type RuleSetName, ruleSetNameOf } from '../../../engine/wording/terms/rule-sets.ts'
import { houseWords } from '../../messages/house-rules.ts'
import { type Refusal, refused } from '../refusals.ts'

/** A rule set by id: a built-in one, or one of the tournament's own in the given edition, else in the newest. */
export const ruleSetIn = (db: ReadableDb, id: string, edition?: string): RuleSet | undefined => {
  const builtIn = ruleSet(id)
  if (builtIn) return builtIn
  const data = sql<string>(db, 'SELECT data FROM rule_set WHERE id = ? AND edition = coalesce(?, edition) ORDER BY entry DESC LIMIT 1')
    .pluck()
    .get(id, edition ?? null)
  return data === undefined ? undefined : houseRuleSet(houseFrom(data))
}

/** The name that citations use for the rule set of a row. */
export const ruleSetNameIn = (db: ReadableDb, id: string, edition: string): RuleSetName => {
  const own = isRuleSetId(id) ? undefined : ruleSetIn(db, id, edition)
  return own ? ruleSetNameOf(own) : { id, edition }
}

/** The name of a rule set whose id and edition are in two columns. */
export const ruleSetNameColumn = (id: string, edition: string): SelectColumn<RuleSetName> =>
  column.made(column.record({ id: column.text(id), edition: column.text(edition) }), (row, db) => ruleSetNameIn(db, row.id, row.edition))

/** The tournament's own rule sets, all editions, in the order of recording. */
export const houseRulesIn = (db: ReadableDb): readonly HouseRules[] =>
  sql<string>(db, 'SELECT data FROM rule_set ORDER BY entry').pluck().all().map(houseFrom)

/** The rule sets that a record of this tournament may name, and one that comes with the record. */
export const ruleSetNamesIn = (db: ReadableDb | undefined, house?: HouseRules): RuleSetNames =>
  namesFrom(once(() => [...(db ? sql<string>(db, 'SELECT DISTINCT id FROM rule_set').pluck().all() : []), ...(house ? [house.id] : [])]))

/** The built-in rule sets and the given ones, as a record may name them. */
export const namesOf = (own: readonly string[]): RuleSetNames => namesFrom(() => own)

/** Most records name no rule set, so their own are looked up when they are needed. */
const namesFrom = (own: () => readonly string[]): RuleSetNames => ({
  has: (id) => isRuleSetId(id) || own().includes(id),
  get shown() {
    return [...new Set([...RULE_SET_IDS, ...own()])]
  },
})

/** Why house rules can't be stored here: their id and edition already name others. */
export const clashWithStored = (db: ReadableDb, house: HouseRules): ByLanguage<string> | null => {
  const { id, edition } = house
  const data = sql<string>(db, 'SELECT data FROM rule_set WHERE id = ? AND edition = ?').pluck().get(id, edition)
  // both as read now: an earlier version may have stored a value under another word
  const isSame = data === undefined || isDeepStrictEqual(houseFrom(data), houseFrom(JSON.stringify(house)))
  return isSame ? null : houseWords.otherContent(id, edition)
}

/** Stores house rules in the tournament, once. Refuses, and writes nothing, if their id and edition already name others. */
export const storeHouseRules = (db: ReadableDb, write: Write, house: HouseRules): Result<RuleSet, Refusal> => {
  const { id, edition } = house
  const clash = clashWithStored(db, house)
  if (clash) return refused(clash)
  if (!sql(db, 'SELECT 1 FROM rule_set WHERE id = ? AND edition = ?').get(id, edition)) write('rule-set', { house })
  return ok(houseRuleSet(house))
}

const houseFrom = (data: string): HouseRules => {
  const read = readKeptHouseRules(JSON.parse(data))
  if (read.ok) return read.value
  const { path, found, expected } = read.error
  throw new Error(`the log holds house rules that do not read: ${path}: found ${found.en}, expected ${expected.en}`)
}
