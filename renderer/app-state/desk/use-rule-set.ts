import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ruleSet, ruleSets } from '../../../engine/editions/index.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import type { RuleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { ask } from './client.ts'

/** A rule set with all that it says; of the tournament's own, until the desk has told them, the built-in one that it stands on. */
export const useRuleSet = (named: RuleSetName): RuleSet => {
  const house = useHouseRules(named)
  return useMemo(() => (house ? houseRuleSet(house) : builtIn(named)), [house, named])
}

/** The house rules as they were set down; null for a built-in rule set. */
export const useHouseRules = ({ id, edition, house }: RuleSetName): HouseRules | null => {
  const { data = [] } = useQuery({ ...ask.ruleSets.list.queryOptions(), enabled: house !== undefined })
  return data.find((rules) => rules.id === id && rules.edition === edition) ?? null
}

const builtIn = ({ id, base }: RuleSetName): RuleSet => {
  const known = ruleSet(base ?? id) ?? ruleSets[0]
  if (!known) throw new Error('there is no rule set')
  return known
}
