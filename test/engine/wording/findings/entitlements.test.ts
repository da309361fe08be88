import { expect, test } from 'vitest'
import { CLAIM_KINDS, type ClaimKind } from '../../../../engine/judging/entitlements/claims.ts'
import { entitlements } from '../../../../engine/judging/entitlements/entitlements.ts'
import { LANGUAGES, type Language } from '../../../../engine/model/language.ts'
import { SEATS, type Seat } from '../../../../engine/model/seats.ts'
import { rightName, sayClaim, sayFuriten, sayOpenness, sayRight } from '../../../../engine/wording/findings/entitlements.ts'
import { judged } from '../../judging/table-of.ts'

const SEEN = '@from middle; @displayed complete; @wall 30; @hold S 4m5m4p5p6p7s8s9s5z5z6z6z6z; '

test.each<[table: string, seat: Seat, claim: ClaimKind, language: Language, text: string]>([
  [`${SEEN}E discard 3m`, 'S', 'ron', 'en', 'yes, until South’s discard or win'],
  [`${SEEN}E discard 3m`, 'S', 'ron', 'fr', 'oui, jusqu’à l’écart ou à la victoire de Sud'],
  [`${SEEN}E discard 3m`, 'W', 'pon', 'en', 'perhaps, the hand is not known, until South’s draw'],
  [`${SEEN}E discard 3m`, 'S', 'pon', 'fr', 'non\u00a0: les tuiles ne conviennent pas'],
  [`${SEEN}@river S 6m; E discard 3m`, 'S', 'ron', 'en', 'no: furiten (before the record began)'],
  [`${SEEN}E draw; * dead W; E discard 3m`, 'W', 'pon', 'en', 'no: Declaration with a dead hand (act 2)'],
])('%s, %s %s, %s', (table, seat, claim, language, text) => {
  expect(sayClaim(entitlements(judged(table))[seat].claims[claim], language)).toBe(text)
})

test('rights, hands and furiten are said with what ended them', () => {
  const { S, E } = entitlements(judged(`${SEEN}@river S 6m; @meld E pon 1z N; E draw; E discard 3m`))
  expect(`${rightName('ippatsu', 'en')}: ${sayRight(S.ippatsu, 'en')}`).toBe('Ippatsu: not in riichi')
  expect(sayRight(S.doubleRiichi, 'fr')).toBe('perdu, avant le début du relevé')
  expect(sayOpenness(S.hand, 'en')).toBe('concealed')
  expect(sayOpenness(E.hand, 'fr')).toBe('ouverte, avant le début du relevé')
  expect(sayFuriten(S.furiten, 'en')).toBe('furiten: 6 of characters is among the player’s own discards, before the record began')
  expect(sayFuriten(S.furiten, 'fr')).toBe('furiten\u00a0: 6 de caractères parmi ses propres écarts, avant le début du relevé')
})

test('whatever comes out has words in both languages', () => {
  for (const rules of ['wrc-2015', 'ema-pre-2016', 'riichi-wiki', 'wrc-2025'])
    for (const table of [
      'E draw',
      'E draw; E discard 5p',
      'E draw; E discard 5p; S draw',
      'E draw; E ankan 1z',
      'E discard 5p; W call pon',
      '@from middle; @wall 0; E discard 5p',
    ])
      for (const seat of SEATS)
        for (const language of LANGUAGES) {
          const entitled = entitlements(judged(table, rules))[seat]
          for (const claim of CLAIM_KINDS) expect(sayClaim(entitled.claims[claim], language)).not.toContain('undefined')
        }
})
