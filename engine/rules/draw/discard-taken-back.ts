import { rule } from '../rule.ts'

/** TODO */
export const discardTakenBack = rule({
  id: 'discard.taken-back',
  on: ['retract'],
  remedies: ['discard-stands'],

  judge: () => null,

  examples: [],
})
