import { rule } from '../rule.ts'

/** TODO */
export const deadHandAtCall = rule({
  id: 'dead-hand.at-call',
  on: ['dead'],
  remedies: ['claim-void'],

  judge: () => null,

  examples: [],
})
