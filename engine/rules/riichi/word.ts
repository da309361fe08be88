import { rule } from '../rule.ts'

/** TODO */
export const riichiWord = rule({
  id: 'riichi.word',
  on: ['discard'],
  remedies: ['riichi-void', 'stick-back'],

  judge: () => null,

  examples: [],
})
