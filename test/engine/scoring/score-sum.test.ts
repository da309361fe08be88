import { expect, test } from 'vitest'
import { RULE_SET_IDS, ruleSet } from '../../../engine/editions/index.ts'
import { type ScoreTotal, sumDifference } from '../../../engine/scoring/score-sum.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'

const WRC: ScoreTotal = { points: 120_000, from: 'starting-points', penalties: [], deducted: 'unknown' }
const by = (scores: readonly number[], total: Partial<ScoreTotal> = {}, { sticks = 0, final = true } = {}) =>
  sumDifference({ scores, sticks, final }, { ...WRC, ...total })?.by ?? 'fits'

const EVEN = [30_000, 30_000, 30_000, 30_000]
const ONE_SHORT = [30_000, 30_000, 30_000, 29_000]
const TWO_SHORT = [30_000, 30_000, 30_000, 28_000]

test.each<[string, number | 'fits', number | 'fits']>([
  ['the starting points', by(EVEN), 'fits'],
  ['a thousand too many', by([31_000, 30_000, 30_000, 30_000]), 1000],
  ['a hundred too few', by([29_900, 30_000, 30_000, 30_000]), -100],
  ['a stick on the table counts', by(ONE_SHORT, {}, { sticks: 1 }), 'fits'],
  ['a stick that nobody counted', by(ONE_SHORT), -1000],
  ['a player below zero', by([-3_700, 50_000, 43_700, 30_000]), 'fits'],
  ['nobody knows whether a penalty was deducted: it was', by(TWO_SHORT, { penalties: [2000] }), 'fits'],
  ['nobody knows whether a penalty was deducted: it was not', by(EVEN, { penalties: [2000] }), 'fits'],
  ['one of two penalties was deducted', by(TWO_SHORT, { penalties: [4000, 2000] }), 'fits'],
  ['no penalty explains it', by(ONE_SHORT, { penalties: [4000, 2000] }), -1000],
  ['deducted from the scores that are signed', by(TWO_SHORT, { penalties: [2000], deducted: 'from-scores' }), 'fits'],
  ['not yet deducted from the scores that are signed', by(EVEN, { penalties: [2000], deducted: 'from-scores' }), 2000],
  ['not yet deducted during the game', by(EVEN, { penalties: [2000], deducted: 'from-scores' }, { final: false }), 'fits'],
  ['deducted before uma, where it is after it', by(TWO_SHORT, { penalties: [2000], deducted: 'after-uma' }), -2000],
])('the sum of the scores: %s', (_, found, expected) => expect(found).toBe(expected))

test('a sum that does not fit is said in numbers, in both languages', () => {
  const many = sumDifference({ scores: [31_000, 30_000, 30_000, 30_000], sticks: 0, final: true }, WRC)
  const few = sumDifference({ scores: EVEN, sticks: 0, final: true }, { ...WRC, points: 123_000, from: 'scores-before' })
  const less = sumDifference({ scores: EVEN, sticks: 0, final: true }, { ...WRC, penalties: [2000], deducted: 'from-scores' })
  const said = [many, few, less].flatMap((one) => (one ? [sumDifferenceText(one, 'en'), sumDifferenceText(one, 'fr')] : []))
  expect(said.map((text) => text.replaceAll(/[\u00a0\u202f]/gu, ' '))).toEqual([
    'Scores and riichi sticks add up to 121,000: 1,000 too many. With these starting points they should add up to 120,000.',
    'Scores et bâtons de riichi font 121 000 : 1 000 de trop. D’après les points de départ, il en faut 120 000.',
    'Scores and riichi sticks add up to 120,000: 3,000 too few. Before, they added up to 123,000.',
    'Scores et bâtons de riichi font 120 000 : il manque 3 000. Auparavant, ils faisaient 123 000.',
    'Scores and riichi sticks add up to 120,000: 2,000 too many. With these starting points they should add up to 120,000, less 2,000 in penalties.',
    'Scores et bâtons de riichi font 120 000 : 2 000 de trop. D’après les points de départ, il en faut 120 000, moins 2 000 de pénalités.',
  ])
})

test('the starting points of each rule set, where the text on file says them', () =>
  expect(RULE_SET_IDS.map((id) => [id, ruleSet(id)?.settings['starting-points']])).toEqual([
    ['ema-2025', 30_000],
    ['wrc-2025', 30_000],
    ['rrc-1.5', 30_000],
    ['wrc-2015', 30_000],
    ['ema-2016', null],
    ['ema-pre-2016', null],
    ['riichi-wiki', null],
  ]))
