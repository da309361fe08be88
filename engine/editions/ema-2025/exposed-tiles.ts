import type { WeighExposed } from '../../model/practice.ts'

/** 6.2: how many are too many is judged by the case. A few tiles are a minor error, which costs nothing. */
export const exposedTiles: WeighExposed = () => ({
  ask: ['warning', 'chombo', 're-deal', 'nothing'],
  warning: 'none',
  remedies: ['return-tile'],
})
