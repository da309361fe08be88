import { expect, test } from 'vitest'
import { penaltyCardHtml } from '../../../desk/reports/pages/penalty-card.ts'
import { ruleSheetHtml } from '../../../desk/reports/pages/rule-sheet.ts'
import { ruleSet } from '../../../engine/editions/index.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import { PARIS } from '../event/rules/a-house.ts'

const rules = (id: string) => {
  const found = ruleSet(id)
  if (!found) throw new Error(id)
  return found
}

test.each([
  ['EMA 2025 names penalties for conduct', 'ema-2025', true],
  ['WRC 2015 names none: no heading without lines', 'wrc-2015', false],
])('%s', (_, id, has) => {
  for (const page of [ruleSheetHtml, penaltyCardHtml]) expect(page(rules(id), 'fr').includes('<h2>Conduite')).toBe(has)
})

test('each rule is on the sheet once: with its law, or among those that are not raised', () => {
  const sheet = ruleSheetHtml(rules('wrc-2015'), 'fr')
  expect(sheet).toContain('<li>Étapes du riichi dans le mauvais ordre</li>')
  expect(sheet.match(/Étapes du riichi dans le mauvais ordre/g)).toHaveLength(1)
  expect(sheet.match(/<code>claim\.not-taken<\/code>/g)).toHaveLength(1)
})

test.each([
  ['an edition: since when it is in force', rules('ema-2025'), 'in force since August 2025'],
  ['house rules: the rule set that they are based on', houseRuleSet(PARIS), 'WRC 2015 + 2 house rules (Paris Open)'],
])('the head says of %s', (_, of, says) => {
  for (const page of [ruleSheetHtml, penaltyCardHtml]) expect(page(of, 'en')).toContain(`<p>${says}</p></header>`)
})

test('rules that nobody put in force have no line for it', () =>
  expect(ruleSheetHtml(rules('riichi-wiki'), 'en')).toContain('<p class="end">Rule sheet</p></header>'))
