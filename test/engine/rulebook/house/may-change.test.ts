import { expect, test } from 'vitest'
import { RULE_IDS } from '../../../../engine/model/rule-ids.ts'
import { isOffence } from '../../../../engine/rulebook/house/may-change.ts'

test('a referee can’t impose a penalty for a rule that only informs, or for a contradiction of the record', () => {
  const none = RULE_IDS.filter((id) => !isOffence(id))
  expect(none.filter((id) => !id.startsWith('record.'))).toEqual([
    'claim.awarded',
    'riichi.returned',
    'win.liability',
    'dead-hand.undeclared',
  ])
  expect(RULE_IDS.filter((id) => id.startsWith('record.') && isOffence(id))).toEqual([])
})
