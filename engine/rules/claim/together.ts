import { rule } from '../rule.ts'

/** TODO */
export const claimTogether = rule({
  id: 'claim.together',
  on: ['call'],
  remedies: ['tile-to'],

  judge: () => null,

  examples: [],
})
