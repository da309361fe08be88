import type { Tile } from '../../../engine/model/tiles.ts'

/** What is tapped for a field, apart from tiles: claimed, riichi, the seat that a group came from, the last sign off. */
export type Tap = '^' | 'r' | 'E' | 'S' | 'W' | 'N' | '+' | 'back'

/** A tile tapped into a river: behind the others. */
export const tileInRiver = (text: string, tile: Tile): string => (text.trim() === '' ? tile : `${text.trimEnd()} ${tile}`)

/** The digits of the last group, and its suit. */
const LAST_GROUP = /(?<!\d)(\d+)([mpsz])$/

/** A tile tapped into groups: into the group that is begun, where it may belong to it; else the first of the next. */
export const tileInGroups = (text: string, tile: Tile): string => {
  const [group = '', digits = '', suit = ''] = LAST_GROUP.exec(text.trim()) ?? []
  const before = text.trim().slice(0, text.trim().length - group.length)
  const goesOn = suit === tile[1] && (digits.length < 3 || (digits.length === 3 && digits.replaceAll(tile.charAt(0), '') === ''))
  if (goesOn) return `${before}${digits}${tile[0]}${suit}`
  return text.trim() === '' ? tile : `${text.trim()} ${tile}`
}

/** Another sign tapped behind what is there. */
export const tapped = (text: string, tap: Tap): string => {
  if (tap !== 'back') return text.trimEnd() + tap
  const [group = '', digits = '', suit = ''] = LAST_GROUP.exec(text.trim()) ?? []
  if (digits.length > 1) return `${text.trim().slice(0, -group.length)}${digits.slice(0, -1)}${suit}`
  return text
    .trimEnd()
    .replace(/(?:\d[mpsz]|\S)\s*$/, '')
    .trimEnd()
}
