import { rule } from '../rule.ts'

/** The rotated discard was claimed for a group, and the player's next discard is not rotated in its place. */
export const riichiRotateNext = rule({
  id: 'riichi.rotate-next',
  on: ['discard'],
  needs: { discard: 'riichi' },
  omission: true,
  remedies: ['put-right'],

  judge: ({ table, number }, { actor: seat, rotated, tile }) => {
    const { riichi } = table.players[seat]
    if (!riichi?.discard || !riichi.rotated || !riichi.claimed || rotated) return null
    return { seat, because: [riichi.discard, number], facts: { tile, called: riichi.event } }
  },

  examples: [
    [
      'the next one lies upright',
      '@from middle; S draw; S riichi 9m; N pon 9m9m; N discard 1z; E discard 2z; S discard 3z',
      'S',
      'ema-pre-2016',
      'advice',
    ],
    [
      'the next one is rotated',
      '@from middle; S draw; S riichi 9m; N pon 9m9m; N discard 1z; E discard 2z; S discard 3z rotated',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'nobody has claimed the rotated tile',
      '@from middle; S draw; S riichi 9m; W discard 1p; N discard 1z; E discard 2z; S discard 3z',
      'nobody',
      'ema-pre-2016',
    ],
    ['where no text speaks of it', '@from middle; S draw; S riichi 9m; N pon 9m9m; N discard 1z; E discard 2z; S discard 3z', 'nobody'],
  ],
})
