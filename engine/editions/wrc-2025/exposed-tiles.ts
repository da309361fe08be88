import type { WeighExposed } from '../../model/practice.ts'

/** 12.3.1: by number alone. During the deal nothing but a new shuffle, where the tiles are a problem. */
export const exposedTiles: WeighExposed = ({ counts: { own, wall, 'dead-wall': deadWall, other }, dealing }) => {
  if (dealing) return { penalty: { kind: 'none' }, remedies: ['return-tile', 're-deal'] }
  const all = own + wall + deadWall + other
  return { penalty: all >= 7 ? 'sevenTiles' : all >= 3 ? 'threeTiles' : 'always' }
}
