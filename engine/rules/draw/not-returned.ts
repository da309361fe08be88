import { isOpenUntilInHand } from '../../model/rule-set.ts'
import type { Seat } from '../../model/seats.ts'
import type { Table } from '../../table/table.ts'
import { rule } from '../rule.ts'

/** A claim is valid after a draw, and its claimant has discarded: the drawn tile is still not back in the wall, or the discard not taken back. */
export const drawNotReturned = rule({
  id: 'draw.not-returned',
  on: ['discard'],
  needs: 'to-return',
  settings: ['draw-floor', 'turn-floor', 'clock'],
  remedies: ['return-tile'],
  // A tile can only be missing from the wall if the draw that was too fast is a fault.
  house: { follows: 'draw.too-fast' },

  judge: ({ table, rules, number }, { actor }) => {
    const { toReturn } = table
    if (!toReturn || !goesOn(table, actor, toReturn.claim)) return null
    const { seat, claim, discard } = toReturn
    const drawn = table.players[seat].extra
    if (discard === undefined && (toReturn.drawn !== 'due' || drawn?.mixed)) return null
    const left = table.players[seat].river.find(({ event }) => event === discard)
    const kept = isOpenUntilInHand(rules.windows) ? 'drawn' : undefined
    return {
      seat,
      because: [...(drawn ? [drawn.event] : []), ...(discard === undefined ? [] : [discard]), claim, number],
      facts: { tile: left?.tile ?? drawn?.tile, caller: actor, step: discard === undefined ? kept : 'discard' },
    }
  },

  examples: [
    [
      'the tile stays out of the wall',
      '@from middle; S discard 5p; W draw fast; N call pon; N show 5p5p; N discard 1m',
      'W',
      'wrc-2015',
      'advice',
    ],
    [
      'the tile cannot be told apart from the hand',
      '@from middle; S discard 5p; W draw fast mixed; N call pon; N show 5p5p; N discard 1m',
      'nobody',
    ],
    [
      'the discard of a turn that was too fast stays on the table',
      '@from middle; S discard 5p; W draw; W discard 9s fast; N call pon 5p; N show 5p5p; N take; N discard 1m',
      'W',
      'ema-2025',
      'advice',
    ],
    [
      'the discard is taken back, the drawn tile stays in the hand',
      '@from middle; S discard 5p; W draw; W discard 9s fast; N call pon 5p; W retract 9s; N show 5p5p; N take; N discard 1m',
      'W',
      'ema-2025',
      'advice',
    ],
    [
      'the whole turn is taken back',
      '@from middle; S discard 5p; W draw; W discard 9s fast; N call pon 5p; W retract 9s; W return; N show 5p5p; N take; N discard 1m',
      'nobody',
      'ema-2025',
    ],
    [
      'the call came before the tile was in the hand, and the tile stays there',
      '@from middle; S discard 5p; W draw; N call pon; * answer 3 stands; N show 5p5p; N take; N discard 1m',
      'W',
      'rrc-1.5',
      'advice',
    ],
    [
      'the one who drew has discarded although the pung was called',
      '@from middle; S discard 5p; W draw fast; N call pon; W discard 9s; N show 5p5p; N take; N discard 1m',
      'W',
      'wrc-2015',
      'advice',
    ],
    [
      'the one who drew has discarded, and the caller lets the pung be',
      '@from middle; S discard 5p; W draw fast; N call pon; W discard 9s; N draw; N discard 1m',
      'nobody',
    ],
    ['the tile goes back', '@from middle; S discard 5p; W draw fast; N call pon; W return; N show 5p5p; N discard 1m', 'nobody'],
    [
      'the call was late, and the tile stays where it is',
      '@from middle; S discard 5p; W draw fast; N call pon; N show 5p5p; N discard 1m',
      'nobody',
      'wrc-2025',
    ],
  ],
})

/** Whether a player's discard goes on with this claim; the one who drew may have discarded since. */
const goesOn = ({ turn, claims }: Table, seat: Seat, claim: number): boolean =>
  turn.claim === claim && claims.some(({ called, by, discardedAt }) => called === claim && by === seat && discardedAt === undefined)
