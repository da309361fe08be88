import { rule } from '../rule.ts'

/** TODO */
export const drawOpponentsHand = rule({
  id: 'draw.opponents-hand',
  on: ['draw'],
  remedies: ['return-tile'],

  judge: () => null,

  examples: [],
})
