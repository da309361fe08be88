import { ofSeat } from '../../model/seats.ts'
import { isInNoGroup } from '../../table/tiles/seen.ts'
import { rule } from '../rule.ts'

/** A tile of a displayed group is discarded. */
export const groupDiscarded = rule({
  id: 'group.discarded',
  on: ['discard'],
  needs: { discard: 'meld' },
  remedies: ['referee-discretion'],

  judge: ({ table, number }, { actor: seat, tile, meld }) =>
    meld && !isInNoGroup(ofSeat(table.players, seat), tile) ? { seat, because: [number], facts: { tile } } : null,

  examples: [
    ['a tile from a chow', '@from middle; @meld E chii 4p5p6p 5p; E draw; E discard 5p meld', 'E'],
    ['a tile that lies in none of the groups in the record', '@from middle; @displayed complete; E draw; E discard 5p meld', 'nobody'],
    ['a tile from the hand', '@from middle; @meld E chii 4p5p6p 5p; E draw; E discard 5p', 'nobody'],
    [
      'a tile from a chow, where no text speaks of it',
      '@from middle; @meld E chii 4p5p6p 5p; E draw; E discard 5p meld',
      'nobody',
      'ema-pre-2016',
    ],
  ],
})
