import type { Raised } from '../rule.ts'
import { rule } from '../rule.ts'
import { changedHand } from './hand-changed.ts'

/** In riichi the drawn tile touches the tiles of the hand, and is not the winning tile. Where an edition says so, it costs more the second time. */
export const riichiTouching = rule({
  id: 'riichi.touching',
  on: ['discard', 'ankan', 'kakan'],
  needs: { discard: 'riichi' },
  remedies: ['point-out'],
  effects: ['touch-counted'],

  judge: (situation, event): Raised | null => {
    const { table, rules, number } = situation
    const { riichi, drawn, touched } = table.players[event.actor]
    if (!riichi || !(drawn?.touching || drawn?.mixed)) return null
    const isInRiichi = riichi.event === 0 || (riichi.declared !== undefined && drawn.event > riichi.declared)
    // One act: a hand changed on that discard is the heavier fault.
    if (!isInRiichi || (event.verb === 'discard' && changedHand(situation, event))) return null
    return {
      seat: event.actor,
      ...(touched > 0 && rules.practice.touchedAgain === 'violation' && { level: 'violation' }),
      because: [...(riichi.event > 0 ? [riichi.event] : []), drawn.event, number],
      facts: { counted: touched + 1, called: riichi.event },
    }
  },

  examples: [
    ['the drawn tile touches the hand', '@from middle; @riichi S; S draw 3m touching; S discard 3m', 'S', 'ema-2025', 'advice'],
    [
      'it touches the hand a second time',
      '@from middle; @riichi S; S draw 3m touching; S discard 3m; W discard 9s; N discard 9p; E discard 1s; S draw 4m touching; S discard 4m',
      'S',
      'ema-2025',
      'violation',
    ],
    [
      'it touches the hand a second time, where it is only pointed out',
      '@from middle; @riichi S; S draw 3m touching; S discard 3m; W discard 9s; N discard 9p; E discard 1s; S draw 4m touching; S discard 4m',
      'S',
      'wrc-2025',
      'advice',
    ],
    [
      'it is the winning tile',
      '@from middle; @riichi S; S draw 3m touching; S tsumo; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z3m',
      'nobody',
      'ema-2025',
    ],
    ['the player is not in riichi', '@from middle; S draw 3m touching; S discard 3m', 'nobody', 'ema-2025'],
    ['the tile of the riichi itself', '@from middle; S draw 3m touching; S riichi 3m', 'nobody', 'ema-2025'],
    ['where no text speaks of it', '@from middle; @riichi S; S draw 3m touching; S discard 3m', 'nobody'],
  ],
})
