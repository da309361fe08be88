import { rule } from '../rule.ts'

/** TODO */
export const riichiTouching = rule({
  id: 'riichi.touching',
  on: ['discard', 'ankan'],
  remedies: ['point-out'],

  judge: () => null,

  examples: [],
})
