import { type Tile, tileNamed } from '../../../engine/model/tiles.ts'

/** Each of the 136 tiles of a Tenhou log has its own number: four of each kind, in the order of suits and honours. */
export const LAST_TILE = 135

const RED: Readonly<Record<number, Tile>> = { 16: '0m', 52: '0p', 88: '0s' }

/** The face of a numbered tile; three of the fives are red if the game has red fives. */
export const tileOf = (id: number, red: boolean): Tile => {
  const kind = id >> 2
  const face = `${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)] ?? ''}`
  return (red && RED[id]) || (tileNamed(face) ?? '?')
}
