import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ruleSets } from '../../../engine/editions/index.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import type { RuleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { ask } from './client.ts'
import { useRuleSet } from './use-rule-set.ts'

const NONE: RuleSetName = { id: 'wrc-2015', edition: '2015' }

/** The rule sets in the rule book's order: the one in force, the house rules of later rounds, then the built-in ones. */
export const useRuleSets = (): readonly [RuleSet, ...RuleSet[]] => {
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const own = useRuleSet(tournament?.ruleSet ?? NONE)
  const { data: houses = [] } = useQuery({
    ...ask.ruleSets.list.queryOptions(),
    enabled: tournament?.later.some(({ ruleSet }) => ruleSet.house) === true,
  })
  return useMemo(() => {
    const later = (tournament?.later ?? []).flatMap(({ ruleSet }) => {
      const house = houses.find(({ id, edition }) => id === ruleSet.id && edition === ruleSet.edition)
      return house && (house.id !== own.id || house.edition !== own.edition) ? [houseRuleSet(house)] : []
    })
    return [own, ...later, ...ruleSets.filter(({ id }) => id !== own.id)]
  }, [own, houses, tournament])
}

/** Key of a rule set in addresses and menus. */
export const ruleSetKey = ({ id, edition }: RuleSet): string => `${id} ${edition}`
