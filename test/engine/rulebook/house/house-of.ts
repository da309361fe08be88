import { withSettings } from '../../../../engine/editions/index.ts'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import type { Play } from '../../../../engine/judging/play.ts'
import type { RuleSet } from '../../../../engine/model/rule-set.ts'
import { houseRuleSet } from '../../../../engine/rulebook/house/house-rule-set.ts'
import type { HouseRules } from '../../../../engine/rulebook/house/house-rules.ts'
import { readHouseRules } from '../../../../engine/rulebook/house/read-house-rules.ts'
import { fileOf, handOf } from '../../judging/table-of.ts'

const DECIDED = { who: 'A. Martin', when: '2026-05-02', why: 'decided at the players’ meeting' }

/** A tournament's own rule set as data that nobody has looked at yet. */
export const given = (parent: string, differences: readonly object[]): unknown => ({
  id: 'paris-open',
  name: { en: 'Paris Open', fr: 'Open de Paris' },
  edition: '2026',
  parent,
  differences: differences.map((one) => ({ ...DECIDED, ...one })),
})

/** The same, read. */
export const houseOf = (parent: string, differences: readonly object[]): HouseRules => {
  const read = readHouseRules(given(parent, differences))
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.found.en}, ${read.error.expected.en} expected`)
  return read.value
}

/** Notation in which `;` parts lines, judged under a rule set and the settings of the file. */
export const judgedUnder = (rules: RuleSet, table: string): Play => {
  const file = fileOf(table)
  const set = withSettings(rules, file.settings)
  if (!set.ok) throw new Error(set.error.expected.en)
  return judgeHand(handOf(file), set.value)
}

export const judgedInHouse = (parent: string, differences: readonly object[], table: string): Play =>
  judgedUnder(houseRuleSet(houseOf(parent, differences)), table)
