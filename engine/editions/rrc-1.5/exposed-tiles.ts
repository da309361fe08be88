import type { WeighExposed, WeighedExposure } from '../../model/practice.ts'

/** 1.9: own tiles few or more than half, live wall, dead wall, another's hand. The heaviest counts. */
export const exposedTiles: WeighExposed = ({ own, wall, 'dead-wall': deadWall, other }, held) => {
  if (wall + other > 0 || deadWall > 3) return { penalty: { kind: 'chombo' } }
  return deadWall > 0 || 2 * own > held ? DEAD : { penalty: { kind: 'notice' } }
}

const DEAD: WeighedExposure = { penalty: { kind: 'dead-hand' }, remedies: ['dead-hand'] }
