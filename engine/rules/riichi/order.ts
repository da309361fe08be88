import { rule } from '../rule.ts'

/** TODO */
export const riichiOrder = rule({
  id: 'riichi.order',
  on: ['stick', 'call'],
  remedies: ['point-out'],

  judge: () => null,

  examples: [],
})
