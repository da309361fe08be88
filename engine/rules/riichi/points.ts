import type { Settings } from '../../model/settings.ts'
import { rule } from '../rule.ts'

/** The price of a riichi stick, in points. */
const STICK = 1000

/** Riichi called with fewer than 1,000 points, where the scores are known. */
export const riichiPoints = rule({
  id: 'riichi.points',
  on: ['call'],
  needs: 'riichi',
  remedies: ['referee-discretion'],
  firstOf: 'act',
  ofRiichi: true,
  settings: ['riichi-points', 'bankruptcy'],
  house: { settings: { 'riichi-points': 1000 } },
  bySetting: ({ 'riichi-points': needed }) => (needed === 'any' ? null : 'question'),

  judge: ({ table, rules, number }, { actor: seat, call }) => {
    const { points } = table.players[seat]
    return call === 'riichi' && points !== null && points < STICK && asksForPoints(rules.settings)
      ? { seat, because: [number], facts: { call, counted: points, expected: STICK } }
      : null
  },
  answer: (word) => (word === 'foul' ? 'fault' : 'settled'),

  examples: [
    ['with 900 points', '@from middle; @scores 50000 900 25000 24100; S draw; S call riichi', 'S', 'wrc-2015', 'question'],
    [
      'with 900 points, where no text asks for more',
      '@from middle; @scores 50000 900 25000 24100; S draw; S call riichi',
      'nobody',
      'ema-2025',
    ],
    [
      'with 900 points, where the tournament asks for 1,000',
      '@from middle; @set riichi-points 1000; @scores 50000 900 25000 24100; S draw; S call riichi',
      'S',
      'ema-2025',
      'question',
    ],
    [
      'with 900 points, where a score below zero ends the game',
      '@from middle; @set bankruptcy on; @scores 50000 900 25000 24100; S draw; S call riichi',
      'S',
      'rrc-1.5',
      'question',
    ],
    ['with 1,000 points', '@from middle; @scores 50000 1000 25000 24000; S draw; S call riichi', 'nobody'],
    ['the scores are not in the record', '@from middle; S draw; S call riichi', 'nobody'],
  ],
})

/** Whether a riichi needs the points of its stick. Where a score below zero ends the game, it does. */
const asksForPoints = ({ 'riichi-points': needed, bankruptcy }: Settings): boolean => needed !== 'any' || bankruptcy === 'on'
