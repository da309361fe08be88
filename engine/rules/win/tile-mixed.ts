import type { Finding } from '../../model/findings.ts'
import type { Seat } from '../../model/seats.ts'
import { rule } from '../rule.ts'

/** At a self-draw win the winning tile was not kept apart from the hand. */
export const winTileMixed = rule({
  id: 'win.tile-mixed',
  on: ['reveal'],
  remedies: ['point-out'],
  afterTheHand: true,

  judge: ({ table, number }, { actor: seat, mixed }) => {
    const declared = [table.target?.tsumo, table.selfDraw].find((win) => win?.seat === seat)
    const { revealed = 0, drawn } = table.players[seat]
    if (!mixed || !declared || revealed >= declared.event) return null
    return { seat, because: [...(drawn?.mixed ? [drawn.event] : []), number], facts: {} }
  },

  examples: [
    [
      'the tile is among the others',
      '@from middle; S draw; S call tsumo; S reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z mixed',
      'S',
      'wrc-2015',
      'advice',
    ],
    ['the tile lies apart', '@from middle; S draw; S call tsumo; S reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z', 'nobody'],
    ['before 2016', '@from middle; S draw; S call tsumo; S reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z mixed', 'S', 'ema-pre-2016', 'advice'],
    ['a warning', '@from middle; S draw; S call tsumo; S reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z mixed', 'S', 'wrc-2025', 'violation'],
    [
      'the tile lies apart, where it would cost a warning',
      '@from middle; S draw; S call tsumo; S reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
      'wrc-2025',
    ],
    ['not in the text of 2016', '@from middle; S draw; S call tsumo; S reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z mixed', 'nobody', 'ema-2016'],
    ['a win on a discard', '@from middle; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z mixed', 'nobody'],
  ],
})

/** Whether a winner’s tile was not kept apart. */
export const wasTileMixed = (findings: readonly Finding[], winner: Seat): boolean =>
  findings.some(({ rule: id, seat }) => id === 'win.tile-mixed' && seat === winner)
