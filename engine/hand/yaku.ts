import Majiang from '@kobalab/majiang-core'
import type { Seat } from '../seats.ts'
import { SEATS } from '../seats.ts'
import type { KnownTile } from '../tiles.ts'
import { type Hand, paper } from './paper.ts'

/** How a win came about, as far as it can be a yaku. */
export type Win = {
  readonly hand: Hand
  readonly tile: KnownTile
  readonly selfDraw: boolean
  readonly seatWind: Seat
  readonly prevailing: Seat
  readonly openTanyao: boolean
  readonly riichi?: boolean
  readonly lastTile?: boolean
  readonly replacement?: boolean
  readonly robbing?: boolean
  readonly firstTurn?: boolean
}

/** The names of the yaku of a complete hand, in Japanese; dora is none. Empty where the hand has none, or is not complete. */
export const yakuOf = (win: Win): readonly string[] => {
  const { hand, tile, selfDraw } = win
  const param = Majiang.Util.hule_param({
    rule: Majiang.rule({ クイタンあり: win.openTanyao }),
    zhuangfeng: SEATS.indexOf(win.prevailing),
    menfeng: SEATS.indexOf(win.seatWind),
    lizhi: win.riichi ? 1 : 0,
    haidi: win.lastTile ? (selfDraw ? 1 : 2) : 0,
    lingshang: win.replacement === true,
    qianggang: win.robbing === true,
    tianhu: win.firstTurn && selfDraw ? (win.seatWind === 'E' ? 1 : 2) : 0,
  })
  const won = selfDraw ? Majiang.Util.hule(paper(hand, tile), null, param) : Majiang.Util.hule(paper(hand), `${tile[1]}${tile[0]}=`, param)
  return (won?.hupai ?? []).map(({ name }) => name)
}
