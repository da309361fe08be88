import { describe, expect, test } from 'vitest'
import { ruleSet } from '../../../engine/editions/index.ts'
import type { Settings } from '../../../engine/model/settings.ts'
import { handsLeft, type SinceSignal, sinceSignal, type TimedHand } from '../../../engine/scoring/time-limit.ts'

const settingsOf = (rules: string) => ruleSet(rules)?.settings ?? expect.fail(rules)

test.each<[situation: string, since: SinceSignal, byRules: Readonly<Record<string, number | 'unknown'>>]>([
  [
    'the signal during a hand: that hand and one more (EMA 7.4, WRC 10.1, RRC org 1.4)',
    { at: 'during-hand', ended: [] },
    { 'ema-2025': 2, 'wrc-2025': 2, 'rrc-1.5': 2, 'ema-2016': 'unknown' },
  ],
  [
    'the signal between two hands: two (EMA 3.1, 7.4; WRC 10.1)',
    { at: 'between-hands', ended: [] },
    { 'ema-2025': 2, 'wrc-2025': 2, 'rrc-1.5': 'unknown' },
  ],
  ['that hand has ended', { at: 'during-hand', ended: ['played'] }, { 'ema-2025': 1, 'wrc-2025': 1, 'rrc-1.5': 1 }],
  [
    'that hand has ended in a chombo: it counts (EMA 3.4.6, 7.4), or is dealt again (WRC 10.1)',
    { at: 'during-hand', ended: ['chombo'] },
    { 'ema-2025': 1, 'wrc-2025': 2, 'rrc-1.5': 'unknown' },
  ],
  [
    'the last hand has ended in a chombo',
    { at: 'during-hand', ended: ['played', 'chombo'] },
    { 'ema-2025': 0, 'wrc-2025': 1, 'rrc-1.5': 'unknown' },
  ],
  ['both hands are played', { at: 'during-hand', ended: ['played', 'played'] }, { 'ema-2025': 0, 'wrc-2025': 0, 'rrc-1.5': 0 }],
])('%s', (_, since, byRules) =>
  expect(Object.fromEntries(Object.keys(byRules).map((rules) => [rules, handsLeft(since, settingsOf(rules))]))).toEqual(byRules),
)

test('a tournament may let the table finish the hand only (RRC org 1.4)', () => {
  const settings = { ...settingsOf('rrc-1.5'), 'hands-after-signal': 0, 'chombo-after-signal': 'counts' } as const
  expect(handsLeft({ at: 'during-hand', ended: [] }, settings)).toBe(1)
  expect(handsLeft({ at: 'during-hand', ended: ['chombo'] }, settings)).toBe(0)
})

describe('which hand the signal falls into', () => {
  /** Three hands of ten minutes, with two minutes between the end of one and East's discard in the next; the signal in seconds. */
  const hand = (n: number, by: NonNullable<TimedHand['end']>['by'] = 'play'): TimedHand => ({
    dealt: 720 * n,
    firstDiscard: 720 * n + 120,
    end: { at: 720 * n + 600, by },
  })
  const playing: TimedHand = { dealt: 1440, firstDiscard: 1560, end: null }
  const hands = [hand(0), hand(1), playing]
  test.each<[string, number, readonly TimedHand[], string, Partial<Settings>, SinceSignal]>([
    ['in the hand that is played', 1600, hands, 'wrc-2025', {}, { at: 'during-hand', ended: [] }],
    ['in the hand before', 1000, hands, 'wrc-2025', {}, { at: 'during-hand', ended: ['played'] }],
    ['after the end of a hand, before East’s discard (WRC 3.4)', 1500, hands, 'wrc-2025', {}, { at: 'between-hands', ended: [] }],
    ['the same, where the next hand begins at once (EMA 3.1, 7.4)', 1500, hands, 'ema-2025', {}, { at: 'during-hand', ended: [] }],
    [
      'the same, where a tournament lets it begin at once',
      1500,
      hands,
      'wrc-2025',
      { 'hand-begins': 'at-once' },
      { at: 'during-hand', ended: [] },
    ],
    ['the same, where nobody knows when it begins', 1500, hands, 'ema-2016', {}, { at: 'unknown', ended: [] }],
    [
      'in a hand that ends in a chombo',
      1000,
      [hand(0), hand(1, 'chombo'), playing],
      'wrc-2025',
      {},
      { at: 'during-hand', ended: ['chombo'] },
    ],
    [
      'in a hand that is dealt again for nobody’s fault',
      1000,
      [hand(0), hand(1, 'new-deal'), playing],
      'ema-2025',
      {},
      { at: 'during-hand', ended: ['unplayed'] },
    ],
    [
      'a chombo before East’s first discard: that hand had not begun',
      500,
      [hand(0), { ...hand(1, 'chombo'), firstDiscard: null }, playing],
      'wrc-2025',
      {},
      { at: 'during-hand', ended: ['played', 'unplayed'] },
    ],
    [
      'the same, where a hand begins at once',
      500,
      [hand(0), { ...hand(1, 'chombo'), firstDiscard: null }, playing],
      'ema-2025',
      {},
      { at: 'during-hand', ended: ['played', 'chombo'] },
    ],
    ['no hand has been recorded', 500, [], 'wrc-2025', {}, { at: 'between-hands', ended: [] }],
  ])('%s', (_, signal, played, rules, settings, since) =>
    expect(sinceSignal(signal, played, { ...settingsOf(rules), ...settings })).toEqual(since),
  )
  test('a hand that is dealt again is not one of the last ones', () =>
    expect(handsLeft({ at: 'during-hand', ended: ['unplayed'] }, settingsOf('ema-2025'))).toBe(2))
  test('it does not matter when a hand begins, where the number is the same', () => {
    const known = { ...settingsOf('ema-2025'), 'hand-begins': 'unknown' } as const
    expect(handsLeft({ at: 'unknown', ended: [] }, known)).toBe(2)
    expect(handsLeft({ at: 'unknown', ended: [] }, { ...known, 'hands-if-between': 1 })).toBe('unknown')
  })
  test('a tournament may end the game with the next hand after a signal between two', () =>
    expect(handsLeft({ at: 'between-hands', ended: [] }, { ...settingsOf('wrc-2025'), 'hands-if-between': 1 })).toBe(1))
})
