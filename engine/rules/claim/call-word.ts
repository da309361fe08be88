import { rule } from '../rule.ts'

/** TODO */
export const callWord = rule({
  id: 'call.word',
  on: ['call', 'reveal'],
  remedies: ['point-out'],

  judge: () => null,

  examples: [],
})
