import type { WeighExposed } from '../../model/practice.ts'

/**
 * 1.9, by place: own tiles few or more than half, live wall, dead wall, another's hand. Where the table of sanctions has a milder one, the
 * referee is asked. The heaviest counts.
 */
export const exposedTiles: WeighExposed = ({ counts: { own, wall, 'dead-wall': deadWall, other }, held, riichi }) => {
  if (deadWall > 3) return { penalty: 'elsewhere' }
  const isOwnHandDead = 2 * own > held
  if (other > 0) return { ask: ['chombo', isOwnHandDead ? 'dead-hand' : 'warning'] }
  if (wall > 0) return { ask: ['chombo', isOwnHandDead ? 'dead-hand' : 'nothing'] }
  if (isOwnHandDead) return { penalty: 'ownHalf' }
  // In riichi the wait costs the hand, and no record says whether these tiles show it.
  return deadWall > 0 || riichi ? { ask: ['dead-hand', 'warning'] } : { penalty: 'always' }
}
