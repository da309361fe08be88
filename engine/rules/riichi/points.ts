import { rule } from '../rule.ts'

/** The price of a riichi stick, in points. */
const STICK = 1000

/** Riichi called with fewer than 1,000 points, where the scores are known. */
export const riichiPoints = rule({
  id: 'riichi.points',
  on: ['call'],
  remedies: ['referee-discretion'],
  firstOf: 'act',
  ofRiichi: true,

  judge: ({ table, number }, { actor: seat, call }) => {
    const { points } = table.players[seat]
    return call === 'riichi' && points !== null && points < STICK
      ? { seat, because: [number], facts: { call, counted: points, expected: STICK } }
      : null
  },
  answer: (word) => (word === 'foul' ? 'fault' : 'settled'),

  examples: [
    ['with 900 points', '@from middle; @scores 50000 900 25000 24100; S draw; S call riichi', 'S', { level: 'question' }],
    ['with 1,000 points', '@from middle; @scores 50000 1000 25000 24000; S draw; S call riichi', 'nobody'],
    ['the scores are not in the record', '@from middle; S draw; S call riichi', 'nobody'],
  ],
})
