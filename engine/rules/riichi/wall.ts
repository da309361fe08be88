import { impliedDraw } from '../../table/draws.ts'
import { settleIfMiscounted } from '../record/wall.ts'
import { rule } from '../rule.ts'

/** Riichi called with fewer tiles left in the live wall than the setting asks for. */
export const riichiWall = rule({
  id: 'riichi.wall',
  on: ['call'],
  needs: 'riichi',
  remedies: ['riichi-void', 'stick-back'],
  firstOf: 'act',
  ofRiichi: true,
  settings: ['riichi-tiles'],
  house: { settings: { 'riichi-tiles': 4 } },
  bySetting: ({ 'riichi-tiles': least }) => (least !== 'unknown' && least > 0 ? 'violation' : null),

  judge: ({ table, rules, number }, { actor: seat, call }) => {
    const least = rules.settings['riichi-tiles']
    if (call !== 'riichi' || table.wall === null || least === 'unknown') return null
    const implied = impliedDraw(table, { actor: seat })
    const left = table.wall - (implied === 'wall' || implied === 'replacement' ? 1 : 0)
    return left < least ? { seat, because: [number], facts: { call, left: Math.max(0, left), expected: least } } : null
  },

  amend: settleIfMiscounted,

  examples: [
    [
      'three tiles seemed left, and a fourth draw shows that there were more',
      '@from middle; @wall 4; S draw; S riichi 9m; W draw; W discard 1z; N draw; N discard 1z; E draw; E discard 1z; S draw; S discard 2z',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'three tiles seemed left, and further discards, without their draws, show that there were more',
      '@from middle; @wall 4; E discard 1z; S riichi 9m; W discard 1z; N discard 1z; E discard 1z; S discard 2z; W discard 2z',
      'nobody',
      'ema-pre-2016',
    ],
    ['three tiles are left', '@from middle; @wall 4; S draw; S call riichi', 'S', 'ema-pre-2016'],
    ['four tiles are left', '@from middle; @wall 5; S draw; S call riichi', 'nobody', 'ema-pre-2016'],
    ['no tile is left', '@from middle; @wall 1; S draw; S call riichi', 'S', 'ema-2025'],
    ['one tile is left, which is enough', '@from middle; @wall 2; S draw; S call riichi', 'nobody', 'ema-2025'],
    ['three tiles are left, where four are asked for', '@from middle; @wall 4; S draw; S call riichi', 'S', 'rrc-1.5'],
    ['no tile is left, which is allowed', '@from middle; @wall 1; S draw; S call riichi', 'nobody', 'wrc-2025'],
    ['the tournament asks for four tiles', '@from middle; @set riichi-tiles 4; @wall 4; S draw; S call riichi', 'S', 'wrc-2025'],
    ['nobody knows how many are left', '@from middle; S draw; S call riichi', 'nobody', 'ema-pre-2016'],
    ['three tiles are left, where no text says a number', '@from middle; @wall 4; S draw; S call riichi', 'nobody'],
    ['three tiles are left, the draw not recorded', '@from middle; @wall 4; E discard 1z; S call riichi', 'S', 'ema-pre-2016'],
    ['four tiles are left, the draw not recorded', '@from middle; @wall 5; E discard 1z; S call riichi', 'nobody', 'ema-pre-2016'],
  ],
})
