import { describe, expect, test } from 'vitest'
import { ruleSet } from '../../../engine/editions/index.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { Settings } from '../../../engine/model/settings.ts'
import { gameScores } from '../../../engine/scoring/game-score.ts'

type Points = readonly [number, number, number, number]

const totals = ([E, S, W, N]: Points, sticks: number, rules: string, over: Partial<Settings> = {}): readonly (number | null)[] => {
  const settings = ruleSet(rules)?.settings
  if (!settings) throw new Error(`no rule set ${rules}`)
  const scores = gameScores({ scores: { E, S, W, N }, sticks }, { ...settings, ...over })
  return SEATS.map((seat) => scores?.[seat].total ?? null)
}

describe('the result of a game', () => {
  test.each<
    [situation: string, scores: Points, sticks: number, rules: string, totals: readonly (number | null)[], over?: Partial<Settings>]
  >([
    ['uma of 15 and 5 (EMA 2025 3.7.1)', [42_000, 31_000, 27_000, 20_000], 0, 'ema-2025', [27_000, 6000, -8000, -25_000]],
    ['the same (WRC 2025 10.3)', [42_000, 31_000, 27_000, 20_000], 0, 'wrc-2025', [27_000, 6000, -8000, -25_000]],
    ['uma of 30 and 10 (RRC 3.10.1)', [42_000, 31_000, 27_000, 20_000], 0, 'rrc-1.5', [42_000, 11_000, -13_000, -40_000]],
    ['one stick left goes to the winner (EMA 2025 3.7)', [41_000, 31_000, 27_000, 20_000], 1, 'ema-2025', [27_000, 6000, -8000, -25_000]],
    ['to the winner as well (RRC 3.10)', [41_000, 31_000, 27_000, 20_000], 1, 'rrc-1.5', [42_000, 11_000, -13_000, -40_000]],
    [
      'to nobody (WRC 2025 10.2): the sum is one stick short',
      [41_000, 31_000, 27_000, 20_000],
      1,
      'wrc-2025',
      [26_000, 6000, -8000, -25_000],
    ],
    [
      'two share the first place: 10 each (EMA 2025 3.7.1, example 1)',
      [35_000, 20_000, 35_000, 30_000],
      0,
      'ema-2025',
      [15_000, -25_000, 15_000, -5000],
    ],
    [
      'three share the second place: −5 each (example 2)',
      [45_000, 25_000, 25_000, 25_000],
      0,
      'ema-2025',
      [30_000, -10_000, -10_000, -10_000],
    ],
    ['two winners share one stick', [35_000, 19_000, 35_000, 30_000], 1, 'ema-2025', [15_500, -26_000, 15_500, -5000]],
    ['three winners share one stick, rounded down', [34_000, 34_000, 34_000, 17_000], 1, 'ema-2025', [9333, 9333, 9333, -28_000]],
    ['all four are level', [30_000, 30_000, 30_000, 30_000], 0, 'wrc-2025', [0, 0, 0, 0]],
    [
      'the better place to the first from East, where a tournament says so',
      [35_000, 20_000, 35_000, 30_000],
      0,
      'ema-2025',
      [20_000, -25_000, 10_000, -5000],
      { 'uma-tie': 'by-seat' },
    ],
    [
      'a start of 25,000 and another uma, by house rules',
      [35_000, 25_000, 22_000, 18_000],
      0,
      'rrc-1.5',
      [30_000, 5000, -8000, -27_000],
      { 'return-points': 25_000, uma: '20/5' },
    ],
    ['no return points on file', [42_000, 31_000, 27_000, 20_000], 0, 'ema-2016', [null, null, null, null]],
  ])('%s', (_, scores, sticks, rules, expected, over) => expect(totals(scores, sticks, rules, over)).toEqual(expected))

  test('players with the same score have the same place', () => {
    const settings = ruleSet('ema-2025')?.settings
    const scores = settings && gameScores({ scores: { E: 35_000, S: 20_000, W: 35_000, N: 30_000 }, sticks: 0 }, settings)
    expect(SEATS.map((seat) => scores?.[seat].place)).toEqual([1, 4, 1, 3])
  })
})
