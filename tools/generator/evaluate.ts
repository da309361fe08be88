import Majiang from '@kobalab/majiang-core'
import { meldNotation, toShoupai } from '../../engine/hand/majiang-hand.ts'
import { waitsOf } from '../../engine/hand/waits.ts'
import { SEATS, type Seat, seatDistance } from '../../engine/model/seats.ts'
import { type KnownTile, kindOf, type Tile, type TileKind } from '../../engine/model/tiles.ts'
import type { Group } from '../../engine/table/table.ts'

/** Concealed tiles and groups of one player. */
export type Held = { readonly seat: Seat; readonly hand: readonly KnownTile[]; readonly groups: readonly Group[] }

/** Number of tiles from waiting; -1 for a complete hand. */
export const shantenOf = ({ seat, hand, groups }: Held): number =>
  Majiang.Util.xiangting(toShoupai({ concealed: hand, melds: meldsOf(seat, groups) }))

/** The same after each of these discards. */
export const shantenAfter = ({ seat, hand, groups }: Held, discards: readonly KnownTile[]): readonly number[] => {
  const whole = toShoupai({ concealed: hand, melds: meldsOf(seat, groups) })
  return discards.map((tile) => Majiang.Util.xiangting(whole.clone().dapai(`${tile[1]}${tile[0]}`, false)))
}

/** The kinds that complete a hand between turns. */
export const waitsFor = ({ seat, hand, groups }: Held): readonly TileKind[] =>
  waitsOf({ concealed: hand, melds: meldsOf(seat, groups) }).kinds

/** Groups in the notation of the evaluation library. */
export const meldsOf = (seat: Seat, groups: readonly Group[]): readonly string[] =>
  groups.map((group) => {
    const meld = meldNotation(group, seat)
    if (meld === null) throw new Error('a group with an unknown tile')
    return meld
  })

/** A win for scoring; `hand` without the winning tile. */
export type Won = Held & {
  readonly tile: KnownTile
  /** The discarder; undefined for a self-draw. */
  readonly from?: Seat
  readonly prevailing: Seat
  readonly openTanyao: boolean
  readonly riichi: boolean
  readonly lastTile: boolean
  readonly replacement: boolean
  readonly robbing: boolean
  readonly dora: readonly KnownTile[]
  readonly ura: readonly KnownTile[]
  readonly counters: number
  readonly sticks: number
}

/** Gain or payment of each seat, E S W N; undefined if the hand has no yaku or is not complete. */
export const payments = (won: Won): readonly number[] | undefined => {
  const { seat, hand, groups, tile, from, dora, ura } = won
  const turned = (tiles: readonly Tile[]) => tiles.map((each) => `${each[1]}${each[0]}`)
  const param = Majiang.Util.hule_param({
    rule: Majiang.rule({ クイタンあり: won.openTanyao }),
    zhuangfeng: SEATS.indexOf(won.prevailing),
    menfeng: SEATS.indexOf(seat),
    lizhi: won.riichi ? 1 : 0,
    haidi: won.lastTile ? (from ? 2 : 1) : 0,
    lingshang: won.replacement,
    qianggang: won.robbing,
    baopai: turned(dora),
    fubaopai: won.riichi ? turned(ura) : undefined,
    changbang: won.counters,
    lizhibang: won.sticks,
  })
  const melds = meldsOf(seat, groups)
  const value = from
    ? Majiang.Util.hule(
        toShoupai({ concealed: hand, melds }),
        `${tile[1]}${tile[0]}${['', '+', '=', '-'][seatDistance(seat, from, SEATS)]}`,
        param,
      )
    : Majiang.Util.hule(toShoupai({ concealed: hand, melds }, tile), null, param)
  const shares = (value as { readonly fenpei?: readonly number[] } | undefined)?.fenpei
  return value?.hupai && value.hupai.length > 0 ? shares : undefined
}

/** True if no other tile of the hand can form a group with this one. */
export const isIsolated = (hand: readonly KnownTile[], tile: KnownTile): boolean => {
  const kind = kindOf(tile)
  const near = hand.filter((other) => {
    const each = kindOf(other)
    return each[1] === kind[1] && (kind[1] === 'z' ? each === kind : Math.abs(Number(each[0]) - Number(kind[0])) <= 2)
  })
  return near.length === 1
}

/** True for terminals and honours. */
export const isOutside = (tile: KnownTile): boolean => tile[1] === 'z' || tile[0] === '1' || tile[0] === '9'
