import type { WonHand } from '../../hand/yaku.ts'
import type { Seat } from '../../model/seats.ts'
import type { Play } from '../play.ts'
import { isDisplayKnown, type Right, rightsOf } from './rights.ts'

/** The circumstances of a win that depend on the moment and not on the hand, as far as the record shows them. */
export type WinCircumstances = {
  readonly prevailing: Seat | 'unknown'
  /** `declared`: in riichi, but perhaps since the first turn. */
  readonly riichi: 'none' | 'riichi' | 'double' | 'declared' | 'unknown'
  readonly ippatsu: boolean | 'unknown'
  readonly lastTile: boolean | 'unknown'
  readonly replacement: boolean
  readonly robbing: boolean
  readonly firstTurn: boolean | 'unknown'
}

/**
 * The circumstances of a win at the last event: on the tile open to claims, or self-drawn. An open hand has no riichi and no first turn.
 */
export const winCircumstances = (
  play: Play,
  seat: Seat,
  { selfDraw, open }: { readonly selfDraw: boolean; readonly open: boolean },
): WinCircumstances => {
  const { table } = play
  const robbing = !selfDraw && table.target !== null && table.target.kind !== 'discard'
  const rights = rightsOf(play, seat, robbing ? table.target?.event : undefined)
  const riichi = open ? 'none' : riichiOf(play, seat, rights.doubleRiichi)
  const replacement = selfDraw && (table.selfDraw?.seat === seat ? table.selfDraw.replacement : table.turn.kong !== undefined)
  return {
    prevailing: table.prevailing ?? 'unknown',
    riichi,
    ippatsu: riichi === 'none' || rights.ippatsu.is === 'none' ? false : stands(rights.ippatsu),
    // A replacement tile is not from the live wall, and a kong's tile is no discard.
    lastTile: replacement || robbing ? false : table.wall === null ? 'unknown' : table.wall === 0,
    replacement,
    robbing,
    firstTurn: open ? false : stands(rights.firstTurnWin),
  }
}

/** The circumstances as a yaku needs them; `assume` replaces those that the record does not know. */
export const circumstancesAs = (
  moment: WinCircumstances,
  assume: boolean,
  prevailing: Seat,
): Omit<WonHand, 'hand' | 'tile' | 'selfDraw' | 'seatWind' | 'openTanyao'> => {
  const known = (value: boolean | 'unknown'): boolean => (value === 'unknown' ? assume : value)
  return {
    prevailing: moment.prevailing === 'unknown' ? prevailing : moment.prevailing,
    riichi: moment.riichi === 'unknown' ? assume : moment.riichi !== 'none',
    doubleRiichi: moment.riichi === 'double',
    ippatsu: known(moment.ippatsu),
    lastTile: known(moment.lastTile),
    replacement: moment.replacement,
    robbing: moment.robbing,
    firstTurn: known(moment.firstTurn),
  }
}

const riichiOf = (play: Play, seat: Seat, double: Right): WinCircumstances['riichi'] => {
  const { riichi, riichiAsked } = play.table.players[seat]
  if (!riichi) return isDisplayKnown(play) && !riichiAsked ? 'none' : 'unknown'
  return double.is === 'unknown' ? 'declared' : double.is === 'stands' ? 'double' : 'riichi'
}

const stands = ({ is }: Right): boolean | 'unknown' => (is === 'unknown' ? 'unknown' : is === 'stands')
