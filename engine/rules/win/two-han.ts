import { rule } from '../rule.ts'

/** TODO */
export const winTwoHan = rule({
  id: 'win.two-han',
  on: ['reveal'],
  remedies: ['win-void'],

  judge: () => null,

  examples: [],
})
