import { rule } from '../rule.ts'

/** TODO */
export const riichiTakenBack = rule({
  id: 'riichi.taken-back',
  on: ['retract'],
  remedies: ['riichi-void', 'stick-back'],

  judge: () => null,

  examples: [],
})
