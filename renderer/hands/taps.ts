import type { Tile } from '../../engine/tiles.ts'

/** What is tapped for a field, apart from tiles: claimed, riichi, the seat that a group came from, the last sign off. */
export type Tap = '^' | 'r' | 'E' | 'S' | 'W' | 'N' | '+' | 'back'

/** A tile tapped into a river: behind the others. */
export const tileInRiver = (text: string, tile: Tile): string => (text.trim() === '' ? tile : `${text.trimEnd()} ${tile}`)

/** A tile tapped into groups: into the group that is begun, where it may belong to it; else the first of the next. */
export const tileInGroups = (text: string, tile: Tile): string => {
  const [, before = '', digits = '', suit = ''] = /^(.*?)(\d+)([mpsz])$/.exec(text.trim()) ?? []
  const goesOn = suit === tile[1] && (digits.length < 3 || (digits.length === 3 && digits.replaceAll(tile.charAt(0), '') === ''))
  if (goesOn) return `${before}${digits}${tile[0]}${suit}`
  return text.trim() === '' ? tile : `${text.trim()} ${tile}`
}

/** Another sign tapped behind what is there. */
export const tapped = (text: string, tap: Tap): string => {
  if (tap !== 'back') return text.trimEnd() + tap
  const groups = /^(.*?)(\d+)([mpsz])$/.exec(text.trim())
  if (groups && (groups[2]?.length ?? 0) > 1) return `${groups[1]}${groups[2]?.slice(0, -1)}${groups[3]}`
  return text
    .trimEnd()
    .replace(/(?:\d[mpsz]|\S)\s*$/, '')
    .trimEnd()
}
