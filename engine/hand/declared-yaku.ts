import { SEATS, type Seat } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import type { KnownTile } from '../model/tiles.ts'
import type { Table } from '../table/table.ts'
import type { DeclaredWin } from './declared-win.ts'
import type { HandTiles } from './majiang-hand.ts'
import { hasYaku } from './yaku.ts'

/** A complete hand at a win, with all groups known. */
export type CompleteWin = { readonly seat: Seat; readonly win: DeclaredWin; readonly hand: HandTiles; readonly tile: KnownTile }

/**
 * Whether a winning hand can have a yaku. Circumstances that the record can't rule out count as true. `by-setting`: only under a setting
 * that the rule set leaves open.
 */
export const canHaveYaku = (table: Table, settings: Settings, complete: CompleteWin): 'yes' | 'no' | 'by-setting' => {
  const { seat, win, hand, tile } = complete
  const { riichi, riichiAsked, groupsKnown } = table.players[seat]
  const concealed = hand.melds.every((meld) => /^[mpsz]\d{4}$/.test(meld))
  const winds = table.prevailing === null ? SEATS : [table.prevailing]
  const moment = {
    hand,
    tile,
    selfDraw: win.selfDraw,
    seatWind: seat,
    riichi: concealed && (riichi !== undefined || riichiAsked === true || !groupsKnown || !displayedKnown(table)),
    lastTile: table.wall === null || table.wall === 0,
    replacement: win.selfDraw && win.replacement,
    robbing: win.claim !== undefined && table.target?.kind !== 'discard',
    firstTurn: win.selfDraw && isFirstTurn(table, seat),
  }
  const has = (openTanyao: boolean): boolean => winds.some((prevailing) => hasYaku({ ...moment, prevailing, openTanyao }))
  const { 'open-tanyao': openTanyao, renhou } = settings
  const isRenhou = renhou !== 'off' && !win.selfDraw && isFirstTurn(table, seat)
  if (has(openTanyao === 'on') || (isRenhou && renhou !== 'unknown')) return 'yes'
  return (openTanyao === 'unknown' && has(true)) || isRenhou ? 'by-setting' : 'no'
}

/** Whether the record knows everything on the table, riichi included, for all seats. */
const displayedKnown = ({ form, players }: Table): boolean => form.seats.every((seat) => players[seat].groupsKnown)

/** Whether, as far as the record shows, the player has not discarded yet and nobody has called. */
const isFirstTurn = ({ form, wall, players, claims, kongs }: Table, seat: Seat): boolean =>
  (wall === null || wall >= form.wallAtTheDeal - form.seats.length) &&
  players[seat].river.length === 0 &&
  kongs.length === 0 &&
  !claims.some(({ call }) => call !== 'ron') &&
  form.seats.every((each) => players[each].groups.length === 0)
