import { misfitDraw } from '../../table/turn.ts'
import { rule } from '../rule.ts'

/** A player puts the drawn tile into the hand at once: an act that was wrong or too fast could no longer be undone. */
export const drawIntoHand = rule({
  id: 'draw.into-hand',
  on: ['draw'],
  needs: { draw: 'mixed' },
  remedies: ['point-out'],
  givesWay: true,

  judge: ({ table, number }, event) => {
    const { actor: seat, mixed, wrong, tile } = event
    const { riichi, riichiAsked } = table.players[seat]
    if (!mixed || wrong || riichi || riichiAsked || misfitDraw(table, event)) return null
    return { seat, because: [number], facts: { tile } }
  },

  examples: [
    ['the drawn tile goes into the hand at once', '@from middle; E discard 5p; S draw 3m mixed; S discard 9s', 'S', 'ema-2025', 'advice'],
    ['the drawn tile stays apart', '@from middle; E discard 5p; S draw 3m; S discard 9s', 'nobody', 'ema-2025'],
    ['the draw is out of turn, which is the fault', '@from middle; E discard 5p; W draw wrong mixed', 'nobody', 'ema-2025'],
    [
      'the tile is from a wrong place, which is the fault',
      '@from middle; E discard 5p; S draw 3m from dead-wall mixed; S discard 9s',
      'nobody',
      'ema-2025',
    ],
    ['a call comes after the draw, and is about it', '@from middle; E discard 5p; S draw 3m mixed; W call pon', 'nobody', 'wrc-2025'],
    ['in riichi, where another rule holds', '@from middle; @riichi S; E discard 5p; S draw 3m mixed', 'nobody', 'ema-2025'],
    [
      'the drawn tile goes into the hand at once, where no text speaks of it',
      '@from middle; E discard 5p; S draw 3m mixed; S discard 9s',
      'nobody',
    ],
  ],
})
