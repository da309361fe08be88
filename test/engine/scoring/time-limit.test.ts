import { expect, test } from 'vitest'
import { ruleSet } from '../../../engine/editions/index.ts'
import { handsLeft, type SinceSignal } from '../../../engine/scoring/time-limit.ts'

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
