import { describe, expect, test } from 'vitest'
import { ruleSet, ruleSets } from '../../../engine/editions/index.ts'
import { examplesOf } from '../../../engine/judging/examples.ts'
import { LANGUAGES } from '../../../engine/model/language.ts'
import { RULE_IDS, type RuleId } from '../../../engine/model/rule-ids.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import { ruleInSet, treatsOtherwise } from '../../../engine/rulebook/rule-in-edition.ts'
import { raisedWhen } from '../../../engine/wording/rules/rule-table.ts'
import { searchRules, splitAtHits } from '../../../renderer/rulebook/search.ts'

const wrc = ruleSet('wrc-2015') ?? expect.fail('no WRC 2015')

const inSets = (rule: RuleId) => ruleSets.map((rules) => ruleInSet(rule, rules))

const found = (query: string, language: 'en' | 'fr' = 'en') => searchRules(query, language, inSets).map(({ rule }) => rule)

describe('the search', () => {
  test('an empty query shows every rule in the order of the rule book', () => expect(found('')).toEqual([...RULE_IDS]))
  test.each<[string, RuleId]>([
    ['not taken', 'claim.not-taken'],
    ['tuile réclamée', 'claim.not-taken'],
    ['RECLAMEE tuile', 'claim.not-taken'],
    ['5.4.10', 'claim.not-taken'],
    ['swap.other-end', 'swap.other-end'],
    ["l'être à un tour suivant", 'swap.same-tile'],
    ["appel d'échange", 'swap.same-tile'],
    ['kuikae', 'swap.other-end'],
    ['obstruction', 'pace.slow'],
  ])('%s finds %s, whatever the reader’s language', (query, rule) => {
    expect(found(query, 'en')).toContain(rule)
    expect(found(query, 'fr')).toContain(rule)
  })
  test('every word must occur', () => expect(found('riichi xylophone')).toEqual([]))
  test('a match in a sentence comes with that sentence', () => {
    const hit = searchRules('obstruction', 'fr', inSets).find(({ rule }) => rule === 'pace.slow')
    expect(hit?.sentence).toContain('obstruction')
  })
  test('matches are highlighted, with or without accents', () => {
    expect(splitAtHits('La tuile réclamée', 'reclamee')).toEqual([
      { text: 'La tuile ', hit: false },
      { text: 'réclamée', hit: true },
    ])
  })
})

describe.each(RULE_IDS.map((rule) => [rule] as const))('%s', (rule) => {
  test('has an example raised and not raised, and wording in both languages', () => {
    const { raised, not } = examplesOf(rule, wrc)
    expect(raised?.finding?.rule, 'the example shows the rule').toBe(rule)
    expect(not?.finding, 'and the other one does not').toBeNull()
    for (const language of LANGUAGES) {
      const said = raisedWhen(rule, language)
      for (const sentence of [said.when, said.not]) expect(sentence).toMatch(/^[\p{Lu}].*[.]$/u)
      expect(said.whom.length * said.at.length).toBeGreaterThan(0)
    }
    if (LANGUAGES.length === 2) expect(raisedWhen(rule, 'fr').when).not.toMatch(/ [;:!?]/)
  })
})

test('a house rule is marked, an off rule names who switched it off, and differences are listed', () => {
  const base = { who: 'A. Martin', when: '2026-11-01', why: 'beginners' }
  const house = houseRuleSet({
    id: 'club',
    name: { en: 'Club', fr: 'Club' },
    edition: '1',
    parent: 'wrc-2015',
    differences: [
      { ...base, kind: 'level', rule: 'claim.order', level: 'off' },
      { ...base, kind: 'penalty', rule: 'claim.not-taken', penalty: { kind: 'notice' } },
    ],
  })
  expect(ruleInSet('claim.order', house)).toMatchObject({ level: null, why: 'house-rule', house: ['level'] })
  const taken = ruleInSet('claim.not-taken', house)
  expect(taken).toMatchObject({ house: ['penalty'], proposals: [{ case: 'always', penalty: { kind: 'notice' } }] })
  expect(treatsOtherwise(taken, ruleInSet('claim.not-taken', wrc))).toBe(true)
  expect(treatsOtherwise(ruleInSet('claim.not-taken', wrc), ruleInSet('claim.not-taken', ruleSet('ema-2016') ?? wrc))).toBe(false)
  expect(ruleInSet('claim.not-taken', ruleSet('riichi-wiki') ?? wrc)).toMatchObject({ level: null, why: 'not-a-rule' })
})
