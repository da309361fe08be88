import type { WeighExposed } from '../../model/practice.ts'

/** Own and wall tiles go back, more than five are a chombo, another's hand or the dead wall a dead hand. */
export const exposedTiles: WeighExposed = ({ counts: { own, wall, 'dead-wall': deadWall, other } }) => {
  if (own + wall + deadWall + other > 5) return { penalty: { kind: 'chombo' }, sections: ['3.4.6'] }
  return deadWall + other > 0
    ? { penalty: { kind: 'dead-hand' }, remedies: ['dead-hand'], sections: ['3.4.7'] }
    : { penalty: { kind: 'none' }, sections: ['3.4.8'] }
}
