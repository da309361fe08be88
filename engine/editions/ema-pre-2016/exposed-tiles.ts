import type { WeighExposed, WeighedExposure } from '../../model/practice.ts'

/** Own and wall tiles go back, more than five are a chombo, another's hand or the dead wall a dead hand. */
export const exposedTiles: WeighExposed = ({ own, wall, 'dead-wall': deadWall, other }) => {
  if (own + wall + deadWall + other > 5) return { penalty: { kind: 'chombo' }, sections: ['3.4.6'] }
  return deadWall + other > 0 ? { ...DEAD, sections: ['3.4.7'] } : { penalty: { kind: 'none' }, sections: ['3.4.8'] }
}

const DEAD: WeighedExposure = { penalty: { kind: 'dead-hand' }, remedies: ['dead-hand'] }
