import { rule } from '../rule.ts'

/** TODO */
export const deadHandUndeclared = rule({
  id: 'dead-hand.undeclared',
  on: ['call', 'ankan', 'kakan'],
  remedies: [],

  judge: () => null,

  examples: [],
})
