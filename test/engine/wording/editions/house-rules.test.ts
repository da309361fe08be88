import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../engine/model/language.ts'
import { houseRuleSet } from '../../../../engine/rulebook/house/house-rule-set.ts'
import { printHouseRules } from '../../../../engine/wording/editions/house-rules.ts'
import { editionSheet } from '../../../../engine/wording/editions/sheet.ts'
import { describe as inWords } from '../../../../engine/wording/findings/describe.ts'
import { houseOf, judgedUnder } from '../../rulebook/house/house-of.ts'

const DIFFERENCES = [
  { kind: 'setting', setting: 'draw-floor', value: 0.8, why: 'players asked for a number' },
  { kind: 'setting', setting: 'several-wins', value: 'all' },
  { kind: 'level', rule: 'claim.order', level: 'off', when: '2026-05-03T09:30:00+02:00', who: 'B. Petit' },
  { kind: 'level', rule: 'claim.last-discard', level: 'violation' },
  { kind: 'penalty', rule: 'claim.last-discard', penalty: { kind: 'notice' } },
  { kind: 'penalty', rule: 'claim.no-group', penalty: { kind: 'points', amount: 8, unit: 'tournament' }, case: 'discarded' },
  { kind: 'penalty', rule: 'dead-hand.act', penalty: { kind: 'chombo' } },
]
const house = houseOf('wrc-2015', DIFFERENCES)

test.each(LANGUAGES)('the differences as a referee reads them, %s', async (language) => {
  await expect(printHouseRules(house, language)).toMatchFileSnapshot(`paris-open.${language}.txt`)
})

test('a tournament that changes nothing says so', () => {
  expect(printHouseRules(houseOf('ema-2016', []), 'en')).toContain('No differences.\nAll that is not named here is as in EMA 2016.')
})

test('its sheet has its own levels, penalties and name', () => {
  const sheet = editionSheet(houseRuleSet(house), 'en')
  expect(sheet).toMatch(/^Paris Open\n/)
  expect(sheet).toContain('claim.last-discard · Violation · —')
  expect(sheet).toMatch(/Not raised here: .*claim\.order/)
})

test.each([
  ['a rule of the parent', '@from middle; E discard 5p; W call chii', 'WRC 2015, section 5.4.2', 'WRC 2015, section 5.4.2'],
  [
    'another penalty than the parent’s',
    '@from middle; * dead W; S discard 2p; W call pon',
    'WRC 2015, section 7.1; house rule of Paris Open',
    'WRC 2015, section 7.1\u202f; règle maison\u00a0: Open de Paris',
  ],
  [
    'a rule that the parent does not have',
    '@from middle; @wall 0; E discard 3m; W call pon',
    'House rule of Paris Open',
    'Règle maison\u00a0: Open de Paris',
  ],
  [
    'a contradiction in the record',
    '@from middle; @wall 0; S draw',
    'No rule: a contradiction in the record',
    'Aucune règle\u00a0: une contradiction dans le relevé',
  ],
])('the citation of %s', (_, table, en, fr) => {
  const play = judgedUnder(houseRuleSet(house), table)
  const [finding] = play.findings
  expect(finding && inWords(finding, play.rules, 'en').citation).toBe(en)
  expect(finding && inWords(finding, play.rules, 'fr').citation).toBe(fr)
})
