import Majiang, { type HuleParam } from '@kobalab/majiang-core'
import { lastOf } from '../model/memo.ts'
import type { Seat } from '../model/seats.ts'
import { SEATS } from '../model/seats.ts'
import type { KnownTile, TileKind } from '../model/tiles.ts'
import { type HandTiles, toShoupai } from './majiang-hand.ts'
import { completes } from './waits.ts'
import { countOfKind, countTiles, isPinfu, isPungsAndPair, isSevenPairs } from './winning.ts'

/** The circumstances of a win that can make a yaku. */
export type WonHand = {
  readonly hand: HandTiles
  readonly tile: KnownTile
  readonly selfDraw: boolean
  readonly seatWind: Seat
  readonly prevailing: Seat
  readonly openTanyao: boolean
  /** The fu of a pair that is both prevailing and seat wind; 4 unless named. */
  readonly doubleWindFu?: 2 | 4
  readonly riichi?: boolean
  /** Declared on the first turn, before any call. */
  readonly doubleRiichi?: boolean
  readonly ippatsu?: boolean
  readonly lastTile?: boolean
  readonly replacement?: boolean
  readonly robbing?: boolean
  readonly firstTurn?: boolean
}

/** Whether a hand is complete and has a yaku. */
export const hasYaku = (win: WonHand): boolean => (isSureOfYaku(win) && completes(win.hand, win.tile)) || yakuOf(win).length > 0

/** Whether a hand, if complete, has a yaku by how it was won, or one that counting finds. The library is asked about the others. */
const isSureOfYaku = (win: WonHand): boolean => {
  const { hand, selfDraw, riichi, lastTile, replacement, robbing, firstTurn, openTanyao } = win
  const concealed = hand.melds.every((meld) => /^[mpsz]\d{4}$/.test(meld))
  if (riichi || lastTile || replacement || robbing || firstTurn || (selfDraw && concealed)) return true
  const { concealed: tiles } = handWith(win)
  const counts = countTiles(tiles)
  const honours: readonly TileKind[] = ['5z', '6z', '7z', windOf(win.seatWind), windOf(win.prevailing)]
  if (honours.some((kind) => countOfKind(counts, kind) >= 3 || hand.melds.some((meld) => meld.startsWith(`z${kind[0]}`)))) return true
  if ((concealed || openTanyao) && tiles.every(isSimple) && hand.melds.every((meld) => /^[mps][^19]+$/.test(meld))) return true
  const suits = new Set([...tiles.map((tile) => tile[1]), ...hand.melds.map((meld) => meld[0])])
  suits.delete('z')
  if (suits.size === 1 || (isPungsAndPair(counts) && hand.melds.every(isPung))) return true
  return hand.melds.length === 0 && (isSevenPairs(counts) || isPinfu(counts, win.tile, honours))
}

/** Whether a displayed group is a pung or a kong. */
const isPung = (meld: string): boolean => new Set(meld.replaceAll('0', '5').replaceAll(/\D/g, '')).size === 1

const windOf = (seat: Seat): TileKind => `${SEATS.indexOf(seat) + 1}z` as TileKind
const isSimple = (tile: KnownTile): boolean => tile[1] !== 'z' && tile[0] !== '1' && tile[0] !== '9'
const handWith = ({ hand, tile }: WonHand): HandTiles => ({ ...hand, concealed: [...hand.concealed, tile] })

/** The Japanese names of the yaku of a complete hand, without dora. Empty if the hand has none, or is not complete. */
export const yakuOf = (win: WonHand): readonly string[] => {
  const { hand, tile, selfDraw } = win
  const param = libraryParams(win, [])
  const won = selfDraw
    ? Majiang.Util.hule(toShoupai(hand, tile), null, param)
    : Majiang.Util.hule(toShoupai(hand), `${tile[1]}${tile[0]}=`, param)
  return (won?.hupai ?? []).map(({ name }) => name)
}

/** The library's rules, kept from win to win: mostly all wins of a game have the same ones. */
const libraryRules = lastOf((openTanyao: boolean, smallWindPair: boolean) =>
  Majiang.rule({ クイタンあり: openTanyao, 連風牌は2符: smallWindPair, ダブル役満あり: false, 役満パオあり: false }),
)

/**
 * The evaluation library's parameters for a win. Each yakuman counts as one and several add up. This engine computes liability and payments
 * itself.
 */
export const libraryParams = (win: WonHand, dora: readonly string[]): HuleParam =>
  Majiang.Util.hule_param({
    rule: libraryRules(win.openTanyao, win.doubleWindFu === 2),
    zhuangfeng: SEATS.indexOf(win.prevailing),
    menfeng: SEATS.indexOf(win.seatWind),
    lizhi: win.doubleRiichi ? 2 : win.riichi ? 1 : 0,
    yifa: win.ippatsu === true,
    haidi: win.lastTile ? (win.selfDraw ? 1 : 2) : 0,
    lingshang: win.replacement === true,
    qianggang: win.robbing === true,
    tianhu: win.firstTurn && win.selfDraw ? (win.seatWind === 'E' ? 1 : 2) : 0,
    baopai: dora,
  })
