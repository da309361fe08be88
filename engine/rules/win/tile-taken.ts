import { rule } from '../rule.ts'

/** TODO */
export const winTileTaken = rule({
  id: 'win.tile-taken',
  on: ['take'],
  remedies: ['put-right'],

  judge: () => null,

  examples: [],
})
