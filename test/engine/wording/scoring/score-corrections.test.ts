import { expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import type { RuleSet } from '../../../../engine/model/rule-set.ts'
import { houseRuleSet } from '../../../../engine/rulebook/house/house-rule-set.ts'
import { isAboutScores, scoreCorrectionText } from '../../../../engine/wording/scoring/score-corrections.ts'
import { houseOf } from '../../rulebook/house/house-of.ts'

const edition = (id: string): RuleSet => ruleSet(id) ?? expect.fail(id)

test.each([
  ['ema-2025', 'Once the tiles are turned down, a wrong payment is corrected only if all players agree on it (4.1).'],
  ['wrc-2025', 'Once the hand has been taken apart, a wrong payment is corrected only if nobody disputes the right one (11).'],
  ['rrc-1.5', 'Under the rules in force, a wrong payment is not corrected once it has been made (1.5).'],
  ['wrc-2015', null],
])('until when a payment is corrected under %s', (id, text) => expect(scoreCorrectionText(edition(id), 'en')).toBe(text))

test('a tournament decides otherwise: the section of the edition no longer applies', () => {
  const rules = houseRuleSet(houseOf('ema-2025', [{ kind: 'setting', setting: 'score-corrections', value: 'payment' }]))
  expect(scoreCorrectionText(rules, 'fr')).toBe('Selon le règlement en vigueur, un paiement fait n’est plus corrigé.')
})

test('only lines with scores are about them', () => {
  expect(
    ['* scores 30000 30000 30000 30000', '@scores 30000 30000 30000 30000', 'E discard 1z', '* end win'].filter(isAboutScores),
  ).toHaveLength(2)
})
