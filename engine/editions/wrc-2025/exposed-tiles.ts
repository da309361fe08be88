import type { WeighExposed, WeighedExposure } from '../../model/practice.ts'

/** 12.3.1: by number alone. */
export const exposedTiles: WeighExposed = ({ own, wall, 'dead-wall': deadWall, other }) => {
  const all = own + wall + deadWall + other
  return all >= 7 ? { penalty: { kind: 'chombo' } } : all >= 3 ? DEAD : { penalty: { kind: 'notice' } }
}

const DEAD: WeighedExposure = { penalty: { kind: 'dead-hand' }, remedies: ['dead-hand'] }
