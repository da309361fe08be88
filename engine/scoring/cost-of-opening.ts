import { asConcealedHand, isOpenHand, readingsOf } from '../hand/readings.ts'
import type { WonHand } from '../hand/yaku.ts'
import { CONCEALED_ONLY, WORTH_LESS_OPEN, type Yaku, type YakuHan } from '../hand/yaku-names.ts'

/**
 * The cost of opening a hand (riichi-wiki: Kuisagari). `lessOne`: its yaku that are worth one han less when open. `lost`: yaku for
 * concealed hands only that the same tiles would have without any claim.
 */
export type CostOfOpening = { readonly lessOne: readonly Yaku[]; readonly lost: readonly Yaku[] }

/** The cost of opening; null if the hand is concealed or a yakuman, which loses nothing. */
export const costOfOpening = (win: WonHand, yaku: readonly YakuHan[]): CostOfOpening | null => {
  if (!isOpenHand(win.hand) || yaku.some(({ han }) => han === 'yakuman')) return null
  const has: ReadonlySet<Yaku> = new Set(yaku.map((each) => each.yaku))
  const closed = readingsOf({ ...win, hand: asConcealedHand(win.hand) }).flatMap((reading) => reading.yaku.map((each) => each.yaku))
  const lost = closed.filter((each) => !has.has(each) && (CONCEALED_ONLY.has(each) || each === 'all-simples'))
  return { lessOne: [...has].filter((each) => WORTH_LESS_OPEN.has(each)), lost: [...new Set(lost)] }
}
