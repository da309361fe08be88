import { rule } from '../rule.ts'

/** TODO */
export const tenpaiChanged = rule({
  id: 'tenpai.changed',
  on: ['tenpai', 'noten'],
  remedies: ['first-call-stands'],

  judge: () => null,

  examples: [],
})
