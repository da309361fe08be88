import { expect, test } from 'vitest'
import { type RuleSetId, ruleSet } from '../../../../engine/editions/index.ts'
import { examplesOf } from '../../../../engine/judging/examples.ts'
import { repeatEffect } from '../../../../engine/rulebook/penalties/ladders.ts'

const rulesOf = (id: RuleSetId) => ruleSet(id) ?? expect.fail(`no ${id}`)
const finding = examplesOf('claim.not-taken', rulesOf('wrc-2015')).raised?.finding ?? expect.fail('no finding')

test('a repeat is a step of the rule set’s ladder for a notice; else it has no effect, or is at the referee’s discretion', () => {
  const notice = { ...finding, penalty: { kind: 'notice' } } as const
  const points = (amount: number) => ({ is: 'step', penalty: { kind: 'points', amount, unit: 'table' } })
  expect(repeatEffect(rulesOf('rrc-1.5'), notice, 1)).toEqual(points(2000))
  expect(repeatEffect(rulesOf('rrc-1.5'), notice, 2)).toEqual(points(4000))
  expect(repeatEffect(rulesOf('wrc-2025'), notice, 1), 'a ladder of another rule').toEqual({ is: 'nothing' })
  expect(repeatEffect(rulesOf('wrc-2015'), finding, 1)).toEqual({ is: 'nothing' })
  expect(repeatEffect(rulesOf('wrc-2015'), { ...finding, penalty: { kind: 'discretion' } }, 2)).toEqual({ is: 'open' })
})

test('the first violation is no repeat, nor is a finding that is no violation', () => {
  expect(repeatEffect(rulesOf('rrc-1.5'), finding, 0)).toBeNull()
  expect(repeatEffect(rulesOf('rrc-1.5'), { ...finding, level: 'question' }, 1)).toBeNull()
})
