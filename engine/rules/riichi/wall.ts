import { impliedDraw } from '../../table/draws.ts'
import { rule } from '../rule.ts'

/** Fewer tiles than this in the live wall, and riichi can't be declared. */
const LEAST = 4

/** Riichi called with fewer than four tiles left in the live wall. */
export const riichiWall = rule({
  id: 'riichi.wall',
  on: ['call'],
  remedies: ['riichi-void', 'stick-back'],
  firstOf: 'act',
  ofRiichi: true,

  judge: ({ table, number }, { actor: seat, call }) => {
    if (call !== 'riichi' || table.wall === null) return null
    const implied = impliedDraw(table, { actor: seat })
    const left = table.wall - (implied === 'wall' || implied === 'replacement' ? 1 : 0)
    return left < LEAST ? { seat, because: [number], facts: { call, left: Math.max(0, left) } } : null
  },

  examples: [
    ['three tiles are left', '@from middle; @wall 4; S draw; S call riichi', 'S', { rules: 'ema-pre-2016' }],
    ['four tiles are left', '@from middle; @wall 5; S draw; S call riichi', 'nobody', { rules: 'ema-pre-2016' }],
    ['nobody knows how many are left', '@from middle; S draw; S call riichi', 'nobody', { rules: 'ema-pre-2016' }],
    ['three tiles are left, where no text says a number', '@from middle; @wall 4; S draw; S call riichi', 'nobody'],
    ['three tiles are left, the draw not recorded', '@from middle; @wall 4; E discard 1z; S call riichi', 'S', { rules: 'ema-pre-2016' }],
    [
      'four tiles are left, the draw not recorded',
      '@from middle; @wall 5; E discard 1z; S call riichi',
      'nobody',
      { rules: 'ema-pre-2016' },
    ],
  ],
})
