import { describe, expect, test } from 'vitest'
import { DEFAULT_RULE_SET, ruleSet, ruleSets } from '../../../../engine/editions/index.ts'
import { LANGUAGES } from '../../../../engine/model/language.ts'
import { citation, inForceSince, isInForce } from '../../../../engine/wording/terms/rule-sets.ts'

describe('what an edition is, and since when it is in force', () => {
  test.each([
    ['ema-2025', 'in force since August 2025', 'en vigueur depuis août 2025'],
    ['wrc-2025', 'in force since 25 May 2025', 'en vigueur depuis le 25 mai 2025'],
    ['rrc-1.5', 'in force since 20 April 2026', 'en vigueur depuis le 20 avril 2026'],
    ['wrc-2015', 'from 2015, replaced by WRC 2025', 'de 2015, remplacé par WRC 2025'],
    ['ema-2016', 'from 2016, replaced by EMA 2025', 'de 2016, remplacé par EMA 2025'],
    ['ema-pre-2016', 'from 2008, replaced by EMA 2016', 'de 2008, remplacé par EMA 2016'],
    ['riichi-wiki', null, null],
  ])('%s', (id, en, fr) => {
    const { texts } = ruleSet(id) ?? expect.fail(`no ${id}`)
    expect(inForceSince(texts, 'en')).toBe(en)
    expect(inForceSince(texts, 'fr')).toBe(fr)
  })

  test('those in force are listed first, and the default is the first of them', () => {
    const inForce = ruleSets.map(({ texts }) => isInForce(texts))
    expect(inForce).toEqual(inForce.toSorted((a, b) => Number(b) - Number(a)))
    expect(ruleSets[0]?.id).toBe(DEFAULT_RULE_SET)
  })

  test('each says whose rules it holds, and is replaced by one that is listed', () => {
    for (const { id, texts } of ruleSets) {
      for (const language of LANGUAGES) expect(texts.about[language], id).not.toBe('')
      if (texts.replacedBy !== undefined) expect(ruleSet(texts.replacedBy)?.id, id).toBe(texts.replacedBy)
    }
  })
})

test('what only a setting of the tournament forbids cites no text', () => {
  const finding = { rule: 'riichi.points', sections: [] } as const
  const rules = ruleSet('ema-2025') ?? expect.fail('no ema-2025')
  expect(citation(finding, rules, 'en')).toBe('A setting of the tournament')
  expect(citation(finding, rules, 'fr')).toBe('Un réglage du tournoi')
})
