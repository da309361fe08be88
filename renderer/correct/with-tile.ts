import type { Tile } from '../../engine/tiles.ts'

const TILES = /\b(?:\d+[mpsz])+|\?/g

/** The line with another tile: in the place of its only one, else behind what is typed. */
export const withTile = (text: string, tile: Tile): string => {
  const [only, ...more] = text.match(TILES) ?? []
  if (only !== undefined && more.length === 0 && only.length <= 2) return text.replace(only, tile)
  return /[mpsz?]$/.test(text) && only !== undefined ? text + tile : `${text.trimEnd()} ${tile}`
}
