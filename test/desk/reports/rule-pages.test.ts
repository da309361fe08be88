import { expect, test } from 'vitest'
import { penaltyCardHtml } from '../../../desk/reports/pages/penalty-card.ts'
import { ruleSheetHtml } from '../../../desk/reports/pages/rule-sheet.ts'
import { ruleSet } from '../../../engine/editions/index.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import { aTable } from '../api/a-desk.ts'
import { DECIDED, PARIS } from '../event/rules/a-house.ts'

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

test.each([
  ['WRC 2025', 'wrc-2025', 'en', 'Sections: partly as transcribed'],
  ['the Russian text', 'rrc-1.5', 'fr', 'Sections : numéros de Shinpan : le texte russe n’en a pas'],
] as const)('sheet and card say how the sections of %s are known', (_, id, language, says) => {
  for (const page of [ruleSheetHtml, penaltyCardHtml])
    expect(
      page(rules(id), language)
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/[\u00A0\u202F]/g, ' '),
    ).toContain(says)
})

test('what is the tournament’s own rule is marked so on sheet and card, in the place of a section', () => {
  const phone = {
    kind: 'ladder',
    name: { en: 'Own', fr: 'À nous' },
    counts: 'each',
    rules: ['conduct.phone'],
    steps: [{ penalty: { kind: 'notice' } }],
    last: 'stays',
    ...DECIDED,
  } as const
  const level = { kind: 'level', rule: 'claim.together', level: 'advice', ...DECIDED } as const
  const own = houseRuleSet({ ...PARIS, parent: 'ema-2025', differences: [...PARIS.differences, phone, level] })
  for (const page of [ruleSheetHtml(own, 'en'), penaltyCardHtml(own, 'en')]) {
    expect(page).toMatch(/5 tournament points(?:<\/p>)? <i>house rule<\/i>/)
    expect(page).toMatch(/[Pp]hone[^<]*<\/b>[^<]*<i>house rule<\/i><\/li>/)
    expect(page).toMatch(/<li>[^<]*[Pp]hone[^<]*→?[^<]*\(house rule\)<\/li>/)
  }
  expect(ruleSheetHtml(own, 'fr')).toContain(' <i>règle maison</i></td>')
  expect(ruleSheetHtml(rules('ema-2025'), 'en')).not.toContain('house rule')
})

test('rules that nobody put in force have no line for it', () =>
  expect(ruleSheetHtml(rules('riichi-wiki'), 'en')).toContain('<p class="end">Rule sheet</p></header>'))

test('house rules of one id have a sheet for each edition: the asked one, else the newest', async () => {
  const { calls } = await aTable()
  const next = { ...PARIS, edition: '2027', name: { en: 'Paris Autumn Open', fr: 'Open d’automne' } }
  for (const [from, house] of [
    [2, PARIS],
    [3, next],
  ] as const) {
    await calls.ruleSets.goBy({ rules: { text: JSON.stringify(house) }, from, by: 'Michiko Hayashi' })
  }
  const sheet = async (edition?: string) => {
    for await (const news of await calls.reports.make({ what: 'rule-sheet', rules: PARIS.id, edition, format: 'html', language: 'en' }))
      if (news.kind === 'file') return news.file.content
    throw new Error('no sheet')
  }
  expect(await sheet('2026')).toContain('(Paris Open)')
  expect(await sheet('2027')).toContain('(Paris Autumn Open)')
  expect(await sheet()).toContain('(Paris Autumn Open)')
})
