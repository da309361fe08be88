import { rule } from '../rule.ts'

/** Tiles are moved between displayed groups. */
export const groupRearranged = rule({
  id: 'group.rearranged',
  on: ['rearrange'],
  remedies: ['referee-discretion'],

  judge: ({ table, number }, { actor: seat }) => {
    const { groups, groupsKnown } = table.players[seat]
    return groupsKnown && groups.length === 0 ? null : { seat, because: [number], facts: {} }
  },

  examples: [
    ['moves tiles between groups', '@from middle; E draw; E rearrange', 'E'],
    ['has no group in a record that knows them all', '@from middle; @displayed complete; E draw; E rearrange', 'nobody'],
    ['does not', '@from middle; E draw', 'nobody'],
    ['moves tiles between groups, where no text speaks of it', '@from middle; E draw; E rearrange', 'nobody', 'ema-pre-2016'],
  ],
})
