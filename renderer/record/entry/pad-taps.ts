import type { Seat } from '../../../engine/model/seats.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import type { FastKey } from '../../keys/fast-keys.ts'
import { playerAct } from '../hands/player-act.ts'

/**
 * The effect of a tapped tile. `doubt`: none is left by the record, so that it is asked again. `keys`: it acts like these keys of fast mode;
 * else it enters a discard, or continues the line.
 */
export type TapMeaning =
  | { readonly do: 'doubt' }
  | { readonly do: 'keys'; readonly keys: readonly FastKey[] }
  | { readonly do: 'enter'; readonly line: string }
  | { readonly do: 'type'; readonly text: string }

type TapContext = {
  readonly text: string
  readonly turn: TableView['turn']
  /** How many of the tile are left; null if unknown. */
  readonly left: number | null
  /** The tile was tapped before and asked about. */
  readonly isDoubted: boolean
  /** The player in turn has said riichi, so that the tile is laid sideways. */
  readonly isRiichi: boolean
  /** Tiles in an empty line act like keys of fast mode. */
  readonly asKey: boolean
}

export const tapMeaning = (tile: Tile, { text, turn, left, isDoubted, isRiichi, asKey }: TapContext): TapMeaning => {
  const isEmpty = text.trim() === ''
  if (isEmpty && left === 0 && !isDoubted) return { do: 'doubt' }
  if (isEmpty && asKey) return { do: 'keys', keys: tile === '?' ? ['unknown'] : tileKeys(tile) }
  if (isEmpty && turn) return { do: 'enter', line: `${turn.seat} discard ${tile}${isRiichi ? ' rotated' : ''}` }
  // tiles of a group are written without a space
  return { do: 'type', text: `${text.trimEnd()}${/\d[mpsz]$|\?$/.test(text) ? '' : ' '}${tile}` }
}

/** Whether the newest act, sticks and remarks aside, is the word of a player who has still to discard for that riichi. */
export const hasSaidRiichi = (acts: readonly { readonly text: string }[], seat: Seat): boolean => {
  const last = acts.findLast(({ text }) => !/ (?:stick|note)\b/.test(text))
  const { actor, call } = playerAct(last?.text ?? '', 'call') ?? {}
  return call === 'riichi' && actor === seat
}

const tileKeys = (tile: Tile): readonly FastKey[] => [`n${tile[0]}` as FastKey, tile[1] as FastKey]
