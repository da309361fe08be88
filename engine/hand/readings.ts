import Majiang, { type Hule } from '@kobalab/majiang-core'
import { kindOf } from '../model/tiles.ts'
import { indicatorOf } from './dora.ts'
import { type HandTiles, kindFromLibrary, toShoupai } from './majiang-hand.ts'
import { libraryParams, type WonHand } from './yaku.ts'
import { RARER_FORMS, YAKU_BY_LIBRARY_NAME, type YakuHan } from './yaku-names.ts'

/** One way of reading a complete hand: its yaku without dora, and its fu (null with a yakuman). */
export type HandReading = { readonly yaku: readonly YakuHan[]; readonly fu: number | null }

/**
 * The readings of a complete hand that can be the most valuable, however many dora it holds: the best one without dora, and the one with
 * most han. Empty if the hand has no yaku or is not complete.
 */
export const readingsOf = (win: WonHand): readonly HandReading[] => {
  const plain = { ...win, hand: plainHand(win.hand), tile: kindOf(win.tile) }
  const indicator = indicatorOf(plain.tile)
  const many = Array.from({ length: 13 }, () => `${indicator[1]}${indicator[0]}`)
  return [[], many].flatMap((dora) => {
    const won = evaluated(plain, dora)
    return won?.hupai && won.hupai.length > 0 ? [readingOf(won)] : []
  })
}

/** The hand as if it had never been opened: its chows and pungs concealed, its kongs concealed kongs. */
export const asConcealedHand = ({ concealed, melds }: HandTiles): HandTiles => {
  const tiles = melds.map((meld) => ({ suit: meld[0] ?? '', ranks: meld.replaceAll(/\D/g, '') }))
  return {
    concealed: [
      ...concealed,
      ...tiles
        .filter(({ ranks }) => ranks.length === 3)
        .flatMap(({ suit, ranks }) => ranks.split('').map((rank) => kindFromLibrary(`${suit}${rank}`))),
    ],
    melds: tiles.filter(({ ranks }) => ranks.length === 4).map(({ suit, ranks }) => `${suit}${ranks}`),
  }
}

/** Whether a hand is open; a concealed kong does not open it. */
export const isOpenHand = ({ melds }: HandTiles): boolean => melds.some((meld) => /[-+=]/.test(meld))

/** The hand with red fives as plain ones: the library undercounts dora if a suit holds two of them. */
const plainHand = ({ concealed, melds }: HandTiles): HandTiles => ({
  concealed: concealed.map(kindOf),
  melds: melds.map((meld) => meld.replaceAll('0', '5')),
})

const evaluated = (win: WonHand, dora: readonly string[]): Hule | undefined => {
  const { hand, tile, selfDraw } = win
  return selfDraw
    ? Majiang.Util.hule(toShoupai(hand, tile), null, libraryParams(win, dora))
    : Majiang.Util.hule(toShoupai(hand), `${tile[1]}${tile[0]}=`, libraryParams(win, dora))
}

const readingOf = ({ hupai = [], fu }: Hule): HandReading => ({
  fu: fu ?? null,
  yaku: hupai.flatMap(({ name, fanshu }): readonly YakuHan[] => {
    if (name === 'ドラ') return []
    const yaku = YAKU_BY_LIBRARY_NAME[name]
    if (!yaku) throw new Error(`the evaluation library knows a yaku that the engine does not: ${name}`)
    return [{ yaku, han: typeof fanshu === 'number' ? fanshu : 'yakuman', ...(RARER_FORMS.has(name) && { isRarerForm: true }) }]
  }),
})
