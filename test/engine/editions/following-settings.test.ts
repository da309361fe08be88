import { expect, test } from 'vitest'
import { ruleSet, withSettings } from '../../../engine/editions/index.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import { chomboWorth } from '../../../engine/rulebook/penalties/chombo.ts'
import { houseOf } from '../rulebook/house/house-of.ts'

const APRIL = { kind: 'setting', setting: 'rrc-text', value: 'april' }

test('the text of April has another uma, and so another cost of a chombo (RRC 3.10.1, 3.13.2)', () => {
  const { settings } = houseRuleSet(houseOf('rrc-1.5', [APRIL]))
  expect(settings.uma).toBe('15/5')
  expect(chomboWorth(settings)).toEqual({ amount: 20_000, unit: 'table' })
})
test('the uma that a tournament has set itself stays', () => {
  const uma = { kind: 'setting', setting: 'uma', value: '20/10' }
  expect(houseRuleSet(houseOf('rrc-1.5', [APRIL, uma])).settings.uma).toBe('20/10')
  const own = houseRuleSet(houseOf('rrc-1.5', [uma]))
  expect(withSettings(own, [{ name: 'rrc-text', value: 'april' }])).toMatchObject({ value: { settings: { uma: '20/10' } } })
})
test('the choice of the Russian text changes no other edition', () => {
  const rules = ruleSet('ema-2025') ?? expect.fail()
  expect(withSettings(rules, [{ name: 'rrc-text', value: 'april' }])).toMatchObject({ value: { settings: { uma: '15/5' } } })
  const wrc = ruleSet('riichi-wiki') ?? expect.fail()
  expect(withSettings(wrc, [{ name: 'rrc-text', value: 'april' }])).toMatchObject({ value: { settings: { uma: null } } })
})

test('a tournament that finishes the hand only counts a chombo as that hand (RRC org 1.4)', () => {
  const only = { kind: 'setting', setting: 'hands-after-signal', value: 0 }
  expect(houseRuleSet(houseOf('rrc-1.5', [only])).settings['chombo-after-signal']).toBe('counts')
  expect(ruleSet('rrc-1.5')?.settings['chombo-after-signal']).toBe('unknown')
})

test('RRC subtracts the points that a game begins with, unless the tournament says otherwise: 3.10', () => {
  const rules = ruleSet('rrc-1.5') ?? expect.fail('no RRC')
  const begins = { name: 'starting-points', value: '25000' }
  expect(withSettings(rules, [begins])).toMatchObject({ value: { settings: { 'return-points': 25_000 } } })
  expect(withSettings(rules, [begins, { name: 'return-points', value: '30000' }])).toMatchObject({
    value: { settings: { 'return-points': 30_000 } },
  })
})
