import { isOpen, neverOpened, readingsOf } from '../hand/readings.ts'
import type { Win } from '../hand/yaku.ts'
import { LOSES_A_HAN, ONLY_CONCEALED, type Yaku, type YakuHan } from '../hand/yaku-names.ts'

/**
 * The cost of opening a hand (riichi-wiki: Kuisagari). `lessOne`: its yaku that are worth one han less when open. `lost`: yaku for
 * concealed hands only that the same tiles would have without any claim.
 */
export type Opening = { readonly lessOne: readonly Yaku[]; readonly lost: readonly Yaku[] }

/** The cost of opening; null if the hand is concealed or a yakuman, which loses nothing. */
export const openingOf = (win: Win, yaku: readonly YakuHan[]): Opening | null => {
  if (!isOpen(win.hand) || yaku.some(({ han }) => han === 'yakuman')) return null
  const has: ReadonlySet<Yaku> = new Set(yaku.map((each) => each.yaku))
  const closed = readingsOf({ ...win, hand: neverOpened(win.hand) }).flatMap((reading) => reading.yaku.map((each) => each.yaku))
  const lost = closed.filter((each) => !has.has(each) && (ONLY_CONCEALED.has(each) || each === 'all-simples'))
  return { lessOne: [...has].filter((each) => LOSES_A_HAN.has(each)), lost: [...new Set(lost)] }
}
