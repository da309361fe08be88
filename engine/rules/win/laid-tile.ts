import type { Seat } from '../../model/seats.ts'
import type { PlayedDiscard } from '../../table/discards.ts'
import type { Table } from '../../table/table.ts'
import { recordFaultInstead } from '../record/instead.ts'
import { type Raised, rule } from '../rule.ts'

/** A self-draw win called on a tile that the player has already laid by the discards. */
export const winLaidTile = rule({
  id: 'win.laid-tile',
  on: ['call'],
  needs: 'win',
  remedies: ['win-void'],
  effects: ['tile-laid'],
  firstOf: 'act',

  judge: ({ table, rules, number }, event): Raised | null => {
    const seat = event.actor
    const discard = event.call === 'tsumo' ? ownNewestDiscard(table, seat) : undefined
    if (!discard) return null
    const isVoid = event.laid && rules.practice.laidTile === 'void'
    return {
      seat,
      ...(isVoid && { level: 'violation' }),
      because: [discard.event, number],
      facts: { call: 'tsumo', tile: discard.tile, discard: discard.event, due: table.turn.seat ?? undefined },
    }
  },
  answer: (word, asked) => (word === 'seat' ? recordFaultInstead('record.seat', asked) : word === 'apart' ? 'settled' : 'fault'),

  examples: [
    ['the tile lay discarded, undisputed', '@from middle; S draw 3p; S discard 3p; S call tsumo laid', 'S', 'rrc-1.5', 'violation'],
    ['nobody saw where the tile lay', '@from middle; S draw 3p; S discard 3p; S call tsumo', 'S', 'rrc-1.5', 'question'],
    ['the tile lay discarded, in a dispute', '@from middle; S draw 3p; S discard 3p; S call tsumo laid', 'S', 'wrc-2025', 'question'],
    ['before the discard', '@from middle; S draw 3p; S call tsumo', 'nobody', 'rrc-1.5'],
    [
      'the tile lay in front of the hand: the win counts',
      '@from middle; S draw 3p; S discard 3p; S call tsumo; * answer 3 apart; S reveal 1p2p4m5m6m7s8s9s5z5z6z6z6z3p',
      'nobody',
      'rrc-1.5',
    ],
    ['the tile lay discarded, where it is an act out of turn', '@from middle; S draw 3p; S discard 3p; S call tsumo laid', 'nobody'],
  ],
})

/** The player's discard that nobody has followed yet, if the player has drawn no tile since. */
const ownNewestDiscard = ({ lastDiscard: newest, players }: Table, seat: Seat): PlayedDiscard | undefined => {
  const { drawn, extra } = players[seat]
  return newest?.seat === seat && !drawn && !extra ? newest : undefined
}
