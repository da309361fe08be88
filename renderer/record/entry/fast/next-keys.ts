import type { Seat } from '../../../../engine/model/seats.ts'
import type { Tile } from '../../../../engine/model/tiles.ts'
import type { FastKey } from '../../../keys/fast-keys.ts'
import type { ChowOption } from './claims.ts'

/** The keys pressed so far for an act that is not whole yet. */
export type Pending = {
  /** What is waited for: a tile for it, a seat, a number, one of the chows. */
  readonly verb: 'riichi' | 'ankan' | 'kakan' | 'dora' | 'kan' | 'count' | 'player' | 'chii' | null
  readonly seat: Seat | null
  readonly says: boolean
  readonly noDraw: boolean
  readonly drawn: boolean
  /** Riichi was only said: the tile goes sideways. */
  readonly rotated: boolean
  readonly number: string
  readonly suit: string
  readonly tile: Tile | null
  readonly chows: readonly ChowOption[]
}
export const NOTHING: Pending = {
  verb: null,
  seat: null,
  says: false,
  noDraw: false,
  drawn: false,
  rotated: false,
  number: '',
  suit: '',
  tile: null,
  chows: [],
}

/** Whether a key has a meaning after those pressed so far; nothing that was begun is dropped for one that has none. */
export const fitsAfter = (pending: Pending, key: FastKey): boolean => {
  const { verb, seat, number, suit, tile } = pending
  if (tile !== null || verb === 'player' || (verb === 'count' && seat === null)) return isOfSeat(key)
  if (verb === 'count') return isDigit(key) || (key === 'due' && number !== '')
  if (verb === 'chii') return isDigit(key) || key === 'due'
  if (verb === 'kan') return isOfSeat(key) || key === 'n0' || key === 'says'
  if (suit !== '') return isOfTile(key)
  if (number !== '') return isOfTile(key) || (isFree(pending) && claimsWith(number, key))
  if (verb !== null) return isOfTile(key) || key === 'unknown' || (verb === 'riichi' && key === 'due')
  if (!isFree(pending)) return isOfTile(key) || key === 'unknown' || (pending.rotated && key === 'due')
  if (seat !== null) return isOfTile(key) || BY_PLAYER.has(key) || (pending.says && key === 'says')
  return !pending.says || isOfSeat(key) || SAID.has(key)
}

const isDigit = (key: FastKey): boolean => /^n\d$/.test(key)
const isOfTile = (key: FastKey): boolean => isDigit(key) || /^[mpsz]$/.test(key)
const isOfSeat = (key: FastKey): boolean => /^(?:pon|chii|ron)\./.test(key)

/** Whether a tile would be a plain draw or discard. */
const isFree = ({ noDraw, drawn, rotated, verb }: Pending): boolean => verb === null && !noDraw && !drawn && !rotated

/** A chow by its lowest tile, or a claim with the red five. */
const claimsWith = (number: string, key: FastKey): boolean =>
  key.startsWith('chii.') || (number === '0' && (key.startsWith('pon.') || key === 'kan'))

/** What a player may be named for. */
const BY_PLAYER: ReadonlySet<FastKey> = new Set(['due', 'unknown', 'riichi', 'tsumo', 'ankan', 'kakan', 'noDraw', 'putBack', 'retract'])
/** What may be only said. */
const SAID: ReadonlySet<FastKey> = new Set(['says', 'riichi', 'tsumo', 'kan', 'player'])
