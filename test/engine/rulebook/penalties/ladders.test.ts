import { expect, test } from 'vitest'
import { type RuleSetId, ruleSet } from '../../../../engine/editions/index.ts'
import { examplesOf } from '../../../../engine/judging/examples.ts'
import type { Penalty } from '../../../../engine/model/penalties.ts'
import { inCircumstance, penaltyAfter, repeatEffect } from '../../../../engine/rulebook/penalties/ladders.ts'
import { ladderNote } from '../../../../engine/wording/penalties/ladder-note.ts'

const rulesOf = (id: RuleSetId) => ruleSet(id) ?? expect.fail(`no ${id}`)
const finding = examplesOf('claim.not-taken', rulesOf('wrc-2015')).raised?.finding ?? expect.fail('no finding')
const NOTICE: Penalty = { kind: 'notice' }

test('a repeat is a step of the ladder, which doubles or stays at its last step; without a ladder the penalty is the same again', () => {
  const steps = (id: RuleSetId, rule: string, first: Penalty) => [0, 1, 2, 3, 4, 5].map((n) => penaltyAfter(rulesOf(id), rule, first, n))
  const points = (amount: number, unit: 'table' | 'tournament') => ({ kind: 'points', amount, unit })
  const [two, four, eight] = [points(2000, 'table'), points(4000, 'table'), points(8000, 'table')]
  expect(steps('rrc-1.5', 'claim.late', NOTICE)).toEqual([NOTICE, two, four, eight, points(16_000, 'table'), points(32_000, 'table')])
  const five = points(5, 'tournament')
  for (const rule of ['tiles.exposed', 'tenpai.false'])
    expect(steps('wrc-2025', rule, NOTICE)).toEqual([NOTICE, five, five, five, five, five])
  expect(new Set(steps('wrc-2025', 'claim.changed', NOTICE)), 'a ladder of other rules').toEqual(new Set([NOTICE]))
  expect(new Set(steps('rrc-1.5', 'tiles.exposed', { kind: 'chombo' })), 'no notice').toEqual(new Set([{ kind: 'chombo' }]))
})

test('a violation without a ladder says what a repeat changes: nothing, or it is left to the referee', () => {
  expect(repeatEffect(rulesOf('rrc-1.5'), { ...finding, penalty: NOTICE }, 1), 'on a ladder').toBeNull()
  expect(repeatEffect(rulesOf('wrc-2025'), { ...finding, penalty: NOTICE }, 1), 'a ladder of other rules').toBe('nothing')
  expect(repeatEffect(rulesOf('wrc-2015'), finding, 1)).toBe('nothing')
  expect(repeatEffect(rulesOf('wrc-2015'), { ...finding, penalty: { kind: 'discretion' } }, 2)).toBe('open')
  expect(repeatEffect(rulesOf('rrc-1.5'), finding, 0)).toBeNull()
  expect(repeatEffect(rulesOf('rrc-1.5'), { ...finding, level: 'question' }, 1)).toBeNull()
})

test.each([
  ['rrc-1.5', 'claim.late', 'notice', 0, 'First time for this player: notice (1.4.1); the next would be 2,000 table points.'],
  ['rrc-1.5', 'claim.late', 'notice', 1, 'Second time for this player: 2,000 table points (1.4.1); the next would be 4,000 table points.'],
  ['rrc-1.5', 'conduct.information', 'notice', 20, /^21st time .* 1,000,000 table points \(1\.4\.1\)/],
  ['wrc-2025', 'tenpai.false', 'notice', 0, 'First time for this player: notice (12.3.6); the next would be 5 tournament points.'],
  ['wrc-2025', 'claim.changed', 'notice', 1, ''],
  ['ema-2025', 'claim.order', 'none', 0, 'First time for this player: no penalty (6.1.1); the next would be at the referee’s discretion.'],
  ['ema-2025', 'riichi.rotate-next', 'none', 3, ''],
  ['ema-2025', 'claim.changed', 'none', 1, /^Second time for this player: at the referee’s discretion \(6\.1\.1\)/],
  ['ema-2025', 'claim.changed', 'dead-hand', 1, ''],
  ['ema-2025', 'claim.late', 'none', 0, 'First time for this player: no penalty (6.1.1); the next would be at the referee’s discretion.'],
  [
    'ema-2025',
    'draw.wrong-place',
    'none',
    0,
    'First time for this player: no penalty (6.1.1); the next would be at the referee’s discretion.',
  ],
  ['ema-2025', 'draw.wrong-place', 'chombo', 1, ''],
  ['ema-2025', 'riichi.order', 'none', 0, 'First time for this player: no penalty (6.1.1); the next would be at the referee’s discretion.'],
  ['ema-2025', 'riichi.order', 'dead-hand', 1, ''],
  ['ema-2025', 'riichi.wall', 'none', 1, ''],
  ['rrc-1.5', 'riichi.word', 'dead-hand', 1, ''],
] as const)('under %s, %s with %s after %i earlier cases: the step and the next one', (id, rule, kind, earlier, note) => {
  expect(ladderNote(rulesOf(id), { rule, first: { kind }, earlier }, 'en')).toEqual(
    typeof note === 'string' ? note : expect.stringMatching(note),
  )
})

test('in French the note is set with its spaces', () => {
  expect(ladderNote(rulesOf('rrc-1.5'), { rule: 'claim.late', first: NOTICE, earlier: 1 }, 'fr')).toBe(
    'Deuxième fois pour ce joueur\u00a0: 2\u202f000 points de table (1.4.1)\u202f; la suivante serait\u00a0: 4\u202f000 points de table.',
  )
})

test('a ladder tells the circumstances of conduct apart, not the cases of a fault of play', () => {
  const earlier = [
    { rule: 'conduct.wall', circumstance: null },
    { rule: 'draw.wrong-place', circumstance: 'returned' },
    { rule: 'conduct.wall', circumstance: 'deliberate' },
    { rule: 'conduct.wall', circumstance: 'minor' },
  ] as const
  expect(inCircumstance(earlier, { rule: 'conduct.wall', circumstance: null })).toHaveLength(4)
  expect(inCircumstance(earlier, { rule: 'draw.wrong-place', circumstance: 'mixed' })).toHaveLength(4)
  expect(inCircumstance(earlier, { rule: 'conduct.wall', circumstance: 'deliberate' })).toEqual(earlier.slice(0, 3))
})
