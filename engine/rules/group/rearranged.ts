import { rule } from '../rule.ts'

/** Tiles are moved between displayed groups. */
export const groupRearranged = rule({
  id: 'group.rearranged',
  on: ['rearrange'],
  remedies: ['referee-discretion'],

  judge: ({ number }, { actor: seat }) => ({ seat, because: [number], facts: {} }),

  examples: [
    ['moves tiles between groups', '@from middle; E draw; E rearrange', 'E'],
    ['does not', '@from middle; E draw', 'nobody'],
    ['moves tiles between groups, where no text speaks of it', '@from middle; E draw; E rearrange', 'nobody', 'ema-pre-2016'],
  ],
})
