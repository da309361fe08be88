import { rule } from '../rule.ts'

/** TODO */
export const riichiNotShown = rule({
  id: 'riichi.not-shown',
  on: ['noten'],
  remedies: ['put-right'],

  judge: () => null,

  examples: [],
})
