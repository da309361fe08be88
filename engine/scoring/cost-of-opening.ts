import { isOpen, neverOpened, readingsOf } from '../hand/readings.ts'
import type { Win } from '../hand/yaku.ts'
import { LOSES_A_HAN, ONLY_CONCEALED, type Yaku, type YakuHan } from '../hand/yaku-names.ts'

/**
 * What opening has cost a hand (riichi-wiki: Kuisagari). `lessOne`: its yaku that are worth one han less open; `lost`: those that the same tiles
 * would have if nothing had been claimed, and that only a concealed hand can have.
 */
export type Opening = { readonly lessOne: readonly Yaku[]; readonly lost: readonly Yaku[] }

/** What opening has cost; null where the hand is concealed or a yakuman, which loses nothing. */
export const openingOf = (win: Win, yaku: readonly YakuHan[]): Opening | null => {
  if (!isOpen(win.hand) || yaku.some(({ han }) => han === 'yakuman')) return null
  const has: ReadonlySet<Yaku> = new Set(yaku.map((each) => each.yaku))
  const closed = readingsOf({ ...win, hand: neverOpened(win.hand) }).flatMap((reading) => reading.yaku.map((each) => each.yaku))
  const lost = closed.filter((each) => !has.has(each) && (ONLY_CONCEALED.has(each) || each === 'all-simples'))
  return { lessOne: [...has].filter((each) => LOSES_A_HAN.has(each)), lost: [...new Set(lost)] }
}
