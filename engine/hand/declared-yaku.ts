import { SEATS, type Seat } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import type { KnownTile } from '../model/tiles.ts'
import type { Table } from '../table/table.ts'
import type { DeclaredWin } from './declared-win.ts'
import type { HandTiles } from './majiang-hand.ts'
import { readingsOf } from './readings.ts'
import { waitsOf } from './waits.ts'
import { hasYaku, type WonHand } from './yaku.ts'

/** A complete hand at a win, with all groups known. */
export type CompleteWin = { readonly seat: Seat; readonly win: DeclaredWin; readonly hand: HandTiles; readonly tile: KnownTile }

/**
 * Whether a winning hand can have a yaku; without atozuke, on each tile that it waits for. Circumstances that the record can't rule out count
 * as true. `by-setting`: only under a setting that the rule set leaves open.
 */
export const canHaveYaku = (table: Table, settings: Settings, complete: CompleteWin): 'yes' | 'no' | 'by-setting' => {
  const moments = possibleWins(table, complete)
  const { 'open-tanyao': openTanyao, renhou, atozuke } = settings
  const tiles = atozuke === 'off' ? [complete.tile, ...waitsOf(complete.hand).kinds] : [complete.tile]
  const has = (simples: boolean): boolean =>
    moments.some((moment) => tiles.every((tile) => hasYaku({ ...moment, tile, openTanyao: simples })))
  const isRenhou = renhou !== 'off' && canBeRenhou(table, complete)
  if (has(openTanyao === 'on') || (isRenhou && renhou !== 'unknown')) return 'yes'
  return (openTanyao === 'unknown' && has(true)) || isRenhou ? 'by-setting' : 'no'
}

/** The most han that the yaku of a winning hand can come to, without dora. What the record or the rule set leaves open counts as true. */
export const mostHan = (table: Table, settings: Settings, complete: CompleteWin): number => {
  if (settings.renhou !== 'off' && canBeRenhou(table, complete)) return YAKUMAN
  const { seat } = complete
  const riichi = riichiYaku(table, seat)
  const readings = possibleWins(table, complete).flatMap((moment) =>
    readingsOf({ ...moment, ...(moment.riichi && riichi), openTanyao: settings['open-tanyao'] !== 'off' }),
  )
  return Math.max(0, ...readings.map(({ yaku }) => yaku.reduce((sum, { han }) => sum + (han === 'yakuman' ? YAKUMAN : han), 0)))
}

const YAKUMAN = 13

/** The circumstances under which the hand may have won, as far as the record shows: one for each wind that may prevail. */
const possibleWins = (table: Table, { seat, win, hand, tile }: CompleteWin): readonly Omit<WonHand, 'openTanyao'>[] => {
  const { riichi, riichiAsked, riichiKnown, groupsKnown } = table.players[seat]
  const concealed = hand.melds.every((meld) => /^[mpsz]\d{4}$/.test(meld))
  const winds = table.prevailing === null ? SEATS : [table.prevailing]
  return winds.map((prevailing) => ({
    hand,
    tile,
    selfDraw: win.selfDraw,
    seatWind: seat,
    prevailing,
    riichi: concealed && (riichi !== undefined || riichiAsked === true || !riichiKnown || !groupsKnown || !displayedKnown(table)),
    // a turn that is missing in the record has taken a tile
    lastTile: table.wall === null || table.wall <= (table.mayLack > 0 ? table.form.seats.length - 1 : 0),
    replacement: win.selfDraw && win.replacement,
    robbing: win.claim !== undefined && table.target?.kind !== 'discard',
    firstTurn: win.selfDraw && isFirstTurn(table, seat),
  }))
}

/** The yaku that depend on when riichi was declared, as far as the record can't rule them out. */
const riichiYaku = ({ form, players, kongs }: Table, seat: Seat): Pick<WonHand, 'doubleRiichi' | 'ippatsu'> => {
  const { riichi, river } = players[seat]
  const declared = riichi?.declared
  if (!declared) return { doubleRiichi: true, ippatsu: true }
  const calls = [...form.seats.flatMap((each) => players[each].groups), ...kongs].map(({ event }) => event)
  return {
    doubleRiichi: river.every(({ event }) => event >= declared) && calls.every((event) => event > declared),
    ippatsu: river.every(({ event }) => event <= declared) && calls.every((event) => event <= declared),
  }
}

/** Whether it may be a win on a discard before the player's first draw, without a call before it (renhou). */
const canBeRenhou = (table: Table, { seat, win }: CompleteWin): boolean => !win.selfDraw && isFirstTurn(table, seat)

/** Whether the record knows everything on the table, riichi included, for all seats. */
const displayedKnown = ({ form, players }: Table): boolean => form.seats.every((seat) => players[seat].groupsKnown)

/** Whether, as far as the record shows, the player has not discarded yet and nobody has called. */
const isFirstTurn = ({ form, wall, players, claims, kongs }: Table, seat: Seat): boolean =>
  (wall === null || wall >= form.wallAtTheDeal - form.seats.length) &&
  players[seat].river.length === 0 &&
  kongs.length === 0 &&
  !claims.some(({ call, standing, yields }) => call !== 'ron' && standing === 'good' && !yields) &&
  form.seats.every((each) => players[each].groups.length === 0)
