import { rule } from '../rule.ts'

/** TODO */
export const dealUnfinished = rule({
  id: 'deal.unfinished',
  on: ['discard'],
  remedies: ['put-right'],

  judge: () => null,

  examples: [],
})
