import { rule } from '../rule.ts'

/** TODO */
export const winAfterEnd = rule({
  id: 'win.after-end',
  on: ['call'],
  remedies: ['win-void'],

  judge: () => null,

  examples: [],
})
