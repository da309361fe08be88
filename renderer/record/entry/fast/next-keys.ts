import type { Seat } from '../../../../engine/model/seats.ts'
import type { Tile } from '../../../../engine/model/tiles.ts'
import type { FastKey } from '../../../keys/fast-keys.ts'
import type { ChowOption } from './claims.ts'

/** The keys pressed so far for an incomplete act. */
export type PendingKeys = {
  /** The act that needs more: a tile, a seat, a number, or one of the chows. */
  readonly verb: 'riichi' | 'ankan' | 'kakan' | 'dora' | 'kan' | 'count' | 'player' | 'chii' | null
  readonly seat: Seat | null
  readonly says: boolean
  readonly noDraw: boolean
  readonly drawn: boolean
  /** Riichi was only declared: the discard goes sideways. */
  readonly rotated: boolean
  readonly number: string
  readonly suit: string
  readonly tile: Tile | null
  readonly chows: readonly ChowOption[]
}
export const NO_KEYS: PendingKeys = {
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

/** Whether a key has a meaning after those pressed so far. A key without one never drops an incomplete act. */
export const fitsAfter = (pending: PendingKeys, key: FastKey): boolean => {
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
const isFree = ({ noDraw, drawn, rotated, verb }: PendingKeys): boolean => verb === null && !noDraw && !drawn && !rotated

/** A key that calls a chow by its lowest tile, or claims with the red five. */
const claimsWith = (number: string, key: FastKey): boolean =>
  key.startsWith('chii.') || (number === '0' && (key.startsWith('pon.') || key === 'kan'))

/** Acts for which a player may be named first. */
const BY_PLAYER: ReadonlySet<FastKey> = new Set([
  'due',
  'unknown',
  'riichi',
  'tsumo',
  'ankan',
  'kakan',
  'noDraw',
  'putBack',
  'retract',
  'touch',
])
/** Acts that may be only declared. */
const SAID: ReadonlySet<FastKey> = new Set(['says', 'riichi', 'tsumo', 'kan', 'player'])
