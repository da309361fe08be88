import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { expect, test } from 'vitest'
import { ruleSets, withFunctions } from '../../../engine/editions/index.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import { houseOf } from '../rulebook/house/house-of.ts'

const serializer = new StandardRPCJsonSerializer()
const OPEN_TANYAO = { kind: 'setting', setting: 'open-tanyao', value: 'off' }

test.each(ruleSets.flatMap((rules) => [rules, houseRuleSet(houseOf(rules.id, [OPEN_TANYAO]))]).map((rules) => [rules.id, rules] as const))(
  '%s: a rule set that was sent to a window rules as it did at the desk',
  (_, rules) => {
    const [json, meta] = serializer.serialize(rules)
    const sent = serializer.deserialize(JSON.parse(JSON.stringify(json)), meta) as typeof rules
    expect(withFunctions(sent)).toEqual(rules)
  },
)
