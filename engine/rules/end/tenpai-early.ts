import { rule } from '../rule.ts'

/** TODO */
export const tenpaiEarly = rule({
  id: 'tenpai.early',
  on: ['tenpai', 'noten'],
  remedies: ['point-out'],

  judge: () => null,

  examples: [],
})
