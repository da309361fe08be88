import { sideOf } from '../../model/seats.ts'
import { claimToTake } from '../../table/claims.ts'
import { seatAskedAbout } from '../../table/turn.ts'
import { rule } from '../rule.ts'

/** The claimed tile lies on a side that does not tell who discarded it. */
export const groupRotation = rule({
  id: 'group.rotation',
  on: ['take'],
  remedies: ['put-right'],

  judge: ({ table, number }, { actor: seat, side, tile }) => {
    const claim = claimToTake(table, seat, tile)
    if (!side || !claim?.from || claim.standing !== 'good' || claim.yields || claim.from === seat) return null
    const right = sideOf(seat, claim.from, table.form.seats)
    const due = seatAskedAbout(table, claim.target)
    if (due !== undefined && due !== seat && sideOf(seat, due, table.form.seats) === side) return null
    return right && right !== side
      ? { seat, because: [claim.called, number], facts: { tile: claim.tile, from: claim.from, side, right, call: claim.call } }
      : null
  },

  examples: [
    [
      'from across, laid on the left',
      '@from middle; E discard 5p; W call pon; W show 5p5p; W take left; W discard 1m',
      'W',
      'wrc-2015',
      'advice',
    ],
    ['from across, laid in the middle', '@from middle; E discard 5p; W call pon; W show 5p5p; W take middle; W discard 1m', 'nobody'],
    ['from the left neighbour', '@from middle; E discard 5p; S call chii; S show 4p6p; S take left; S discard 1m', 'nobody'],
    ['from the right neighbour', '@from middle; S discard 5p; E call pon; E show 5p5p; E take right; E discard 1m', 'nobody'],
    ['the side was not noted', '@from middle; E discard 5p; W call pon; W show 5p5p; W take; W discard 1m', 'nobody'],
    [
      'from across, laid on the left, where no text says the side',
      '@from middle; E discard 5p; W call pon; W show 5p5p; W take left',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'from across, laid on the left, in the Russian rules',
      '@from middle; E discard 5p; W call pon; W show 5p5p; W take left',
      'W',
      'rrc-1.5',
      'advice',
    ],
    [
      'from the right neighbour, laid on the left',
      '@from middle; S discard 5p; E call pon; E show 5p5p; E take left; E discard 1m',
      'E',
      'riichi-wiki',
      'advice',
    ],
  ],
})
