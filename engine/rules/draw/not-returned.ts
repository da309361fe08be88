import { claimOn } from '../../table/claims.ts'
import { rule } from '../rule.ts'

/** After a draw that was too fast the claimant has discarded, and the drawn tile is still not back in the wall. */
export const drawNotReturned = rule({
  id: 'draw.not-returned',
  on: ['discard'],
  settings: ['draw-floor', 'clock'],
  remedies: ['return-tile'],
  // A tile can only be missing from the wall if the draw that was too fast is a fault.
  house: { follows: 'draw.too-fast' },

  judge: ({ table, number }, { actor }) => {
    const { toReturn } = table
    if (!toReturn || claimOn(table, actor)?.called !== toReturn.claim) return null
    const drawn = table.players[toReturn.seat].extra
    if (drawn?.mixed) return null
    return {
      seat: toReturn.seat,
      because: [...(drawn ? [drawn.event] : []), toReturn.claim, number],
      facts: { tile: drawn?.tile, caller: actor },
    }
  },

  examples: [
    [
      'the tile stays out of the wall',
      '@from middle; S discard 5p; W draw fast; N call pon; N show 5p5p; N discard 1m',
      'W',
      { level: 'advice' },
    ],
    [
      'the tile cannot be told apart from the hand',
      '@from middle; S discard 5p; W draw fast mixed; N call pon; N show 5p5p; N discard 1m',
      'nobody',
    ],
    ['the tile goes back', '@from middle; S discard 5p; W draw fast; N call pon; W return; N show 5p5p; N discard 1m', 'nobody'],
    [
      'the call was late, and the tile stays where it is',
      '@from middle; S discard 5p; W draw fast; N call pon; N show 5p5p; N discard 1m',
      'nobody',
      { rules: 'wrc-2025' },
    ],
  ],
})
