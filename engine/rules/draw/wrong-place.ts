import { rule } from '../rule.ts'

/** TODO */
export const drawWrongPlace = rule({
  id: 'draw.wrong-place',
  on: ['draw', 'replace'],
  remedies: ['return-tile'],

  judge: () => null,

  examples: [],
})
