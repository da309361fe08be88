import type { RuleSet } from '../../model/rule-set.ts'
import { wonTileTaken } from '../../table/claims.ts'
import { rule } from '../rule.ts'

/** A player who has called ron takes the winning tile away from the discards. */
export const winTileTaken = rule({
  id: 'win.tile-taken',
  on: ['take'],
  remedies: ['put-right'],
  effects: ['act-baseless'],

  judge: ({ table, number }, { actor: seat }) => {
    const won = wonTileTaken(table, seat)
    // The tiles of a group, shown before it: the call was no win.
    if (!won || table.players[seat].shown) return null
    const { target, called, tile, from } = won
    return { seat, because: [target, called, number].filter((n) => n > 0), facts: { tile, from: from ?? undefined, called } }
  },

  examples: [
    ['takes the winning tile', '@from middle; E discard 3m; S call ron; S take', 'S', 'wrc-2025', 'advice'],
    ['takes the winning tile, for a notice', '@from middle; E discard 3m; S call ron; S take', 'S', 'rrc-1.5'],
    ['takes a tile for a pung', '@from middle; E discard 3m; S call pon; S show 3m3m; S take', 'nobody', 'wrc-2025'],
    [
      'takes the tile for the group shown',
      '@from middle; E discard 3m; S call ron; S show 3m3m; S take; S discard 1z',
      'nobody',
      'rrc-1.5',
    ],
    ['takes the winning tile, where no text speaks of it', '@from middle; E discard 3m; S call ron; S take', 'nobody'],
  ],
})

/** Whether a rule set says what follows when a winner takes the tile; elsewhere the record contradicts itself there. */
export const knowsTileTaken = ({ cells, house }: RuleSet): boolean =>
  (house?.levels['win.tile-taken'] ?? cells['win.tile-taken'].level ?? 'off') !== 'off'
