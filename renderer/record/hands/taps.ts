import type { Seat } from '../../../engine/model/seats.ts'
import type { Tile } from '../../../engine/model/tiles.ts'

/** A tapped sign other than a tile: claimed, riichi, the seat that a group came from, extended kong, delete. */
export type TapSign = '^' | 'r' | Seat | '+' | 'back'

/** Appends a tapped tile to a river. */
export const tileInRiver = (text: string, tile: Tile): string => (text.trim() === '' ? tile : `${text.trimEnd()} ${tile}`)

/** The digits of the last group, and its suit. */
const LAST_GROUP = /(?<!\d)(\d+)([mpsz])$/

/** Adds a tapped tile to the last group if it may belong to it, else begins the next one. */
export const tileInGroups = (text: string, tile: Tile): string => {
  const [group = '', digits = '', suit = ''] = LAST_GROUP.exec(text.trim()) ?? []
  const before = text.trim().slice(0, text.trim().length - group.length)
  const goesOn = suit === tile[1] && (digits.length < 3 || (digits.length === 3 && digits.replaceAll(tile.charAt(0), '') === ''))
  if (goesOn) return `${before}${digits}${tile[0]}${suit}`
  return text.trim() === '' ? tile : `${text.trim()} ${tile}`
}

/** Appends a tapped sign, or deletes the last one. */
export const withTap = (text: string, tap: TapSign): string => {
  if (tap !== 'back') return text.trimEnd() + tap
  const [group = '', digits = '', suit = ''] = LAST_GROUP.exec(text.trim()) ?? []
  if (digits.length > 1) return `${text.trim().slice(0, -group.length)}${digits.slice(0, -1)}${suit}`
  return text
    .trimEnd()
    .replace(/(?:\d[mpsz]|\S)\s*$/, '')
    .trimEnd()
}
