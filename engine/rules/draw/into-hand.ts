import { rule } from '../rule.ts'

/** TODO */
export const drawIntoHand = rule({
  id: 'draw.into-hand',
  on: ['draw'],
  remedies: ['point-out'],

  judge: () => null,

  examples: [],
})
