import { claimedTile } from '../../table/claims.ts'
import { rule } from '../rule.ts'

/** A player declares a win after having declared tenpai or noten for the exhaustive draw. */
export const winAfterEnd = rule({
  id: 'win.after-end',
  on: ['call'],
  needs: 'win',
  remedies: ['win-void'],
  afterTheHand: true,
  effects: ['claim-doubted'],
  onCall: 'void-if-violation',
  firstOf: 'act',

  judge: ({ table, number }, event) => {
    const { call, actor: seat } = event
    const { announced } = table.players[seat]
    if ((call !== 'ron' && call !== 'tsumo') || !announced || table.ended) return null
    const target = call === 'ron' ? claimedTile(table, event).target : null
    return { seat, because: [announced.event, number], facts: { call, ...(target && { tile: target.tile, from: target.seat }) } }
  },
  answer: (word) => (word === 'void' ? 'fault' : 'settled'),

  examples: [
    ['noten, then ron', '@from middle; @wall 1; N draw; N discard 3m; S noten; S call ron', 'S', 'wrc-2015', 'question'],
    ['noten, then ron, where the text says void', '@from middle; @wall 1; N draw; N discard 3m; S noten; S call ron', 'S', 'wrc-2025'],
    ['another player has declared', '@from middle; @wall 1; N draw; N discard 3m; E noten; S call ron', 'nobody'],
    ['the win counts', '@from middle; @wall 1; N draw; N discard 3m; S noten; S call ron; * answer 4 stands', 'nobody'],
  ],
})
