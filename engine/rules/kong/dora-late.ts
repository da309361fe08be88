import { rule } from '../rule.ts'

/** TODO */
export const kongDoraLate = rule({
  id: 'kong.dora-late',
  on: ['dora'],
  remedies: ['point-out'],

  judge: () => null,

  examples: [],
})
