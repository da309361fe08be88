import { rule } from '../rule.ts'

/** TODO */
export const claimTooFast = rule({
  id: 'claim.too-fast',
  on: ['call'],
  remedies: ['win-stands'],

  judge: () => null,

  examples: [],
})
