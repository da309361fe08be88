import { rule } from '../rule.ts'

/** TODO */
export const winLaidTile = rule({
  id: 'win.laid-tile',
  on: ['call'],
  remedies: ['win-void'],

  judge: () => null,

  examples: [],
})
