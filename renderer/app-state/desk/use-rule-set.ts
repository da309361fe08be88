import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Tournament } from '../../../desk/contract/tournaments.ts'
import { ruleSet, ruleSets } from '../../../engine/editions/index.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import type { RuleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { ask } from './client.ts'

/** A rule set by its name. A tournament's own is replaced by the built-in one that it is based on until the desk has sent it. */
export const useRuleSet = (named: RuleSetName): RuleSet => {
  const house = useHouseRules(named)
  return useMemo(() => (house ? houseRuleSet(house) : builtIn(named)), [house, named])
}

/** The rule set of the open tournament; null until it is known. */
export const useTournamentRules = (tournament: Pick<Tournament, 'ruleSet'> | null | undefined): RuleSet | null => {
  const rules = useRuleSet(tournament?.ruleSet ?? NO_RULES)
  return tournament ? rules : null
}

/** The name of a rule set that is not known yet. */
export const NO_RULES: RuleSetName = { id: '', edition: '' }

/** The house rules of a tournament's own rule set; null for a built-in one. */
export const useHouseRules = ({ id, edition, house }: RuleSetName): HouseRules | null => {
  const { data = [] } = useQuery({ ...ask.ruleSets.list.queryOptions(), enabled: house !== undefined })
  return data.find((rules) => rules.id === id && rules.edition === edition) ?? null
}

const builtIn = ({ id, base }: RuleSetName): RuleSet => {
  const known = ruleSet(base ?? id) ?? ruleSets[0]
  if (!known) throw new Error('there is no rule set')
  return known
}
