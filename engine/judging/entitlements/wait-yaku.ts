import { isOpenHand } from '../../hand/readings.ts'
import { waitsOf } from '../../hand/waits.ts'
import { type Win, yakuOf } from '../../hand/yaku.ts'
import { YAKU_BY_LIBRARY_NAME, type Yaku } from '../../hand/yaku-names.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import type { Kind } from '../../model/tiles.ts'
import type { Play } from '../play.ts'
import { handBetweenTurns } from './between-turns.ts'
import { winCircumstances } from './win-circumstances.ts'

/** The yaku of a hand on one wait; unknown if they depend on facts that the record lacks. */
export type YakuOnWait = { readonly is: 'has'; readonly yaku: readonly Yaku[] } | { readonly is: 'none' | 'unknown' }

/** One wait of a hand, and its yaku on a discard and by self-draw. Yaku of the moment, such as the last tile, are left out. */
export type WaitYaku = { readonly kind: Kind; readonly discard: YakuOnWait; readonly selfDraw: YakuOnWait }

/**
 * For each wait of a hand, its yaku or their absence at the last event (riichi-wiki: Atozuke). Empty if the hand does not wait. Unknown if
 * the hand is unknown, or the player has to discard first.
 */
export const waitYakuOf = (play: Play, seat: Seat): readonly WaitYaku[] | 'unknown' => {
  const hand = handBetweenTurns(play.table, seat)
  if (hand === 'unknown' || hand === 'due') return 'unknown'
  return waitsOf(hand).kinds.map((kind) => {
    const on = (selfDraw: boolean) => waitHas(play, seat, { hand, tile: kind, selfDraw })
    return { kind, discard: on(false), selfDraw: on(true) }
  })
}

const waitHas = (play: Play, seat: Seat, wait: Pick<Win, 'hand' | 'tile' | 'selfDraw'>): YakuOnWait => {
  const { riichi, prevailing } = winCircumstances(play, seat, { selfDraw: wait.selfDraw, open: isOpenHand(wait.hand) })
  const simples = play.rules.settings['open-tanyao']
  const winds = prevailing === 'unknown' ? SEATS : [prevailing]
  const under = winds.flatMap((wind) =>
    (simples === 'unknown' ? [true, false] : [simples === 'on']).flatMap((openTanyao) =>
      (riichi === 'unknown' ? [true, false] : [riichi !== 'none']).map((declared) =>
        yakuOf({ ...wait, seatWind: seat, prevailing: wind, openTanyao, riichi: declared, doubleRiichi: riichi === 'double' }),
      ),
    ),
  )
  if (under.every((yaku) => yaku.length === 0)) return { is: 'none' }
  const [first = []] = under
  const sure = first.filter((name) => under.every((yaku) => yaku.includes(name)))
  return sure.length > 0 ? { is: 'has', yaku: sure.flatMap((name) => YAKU_BY_LIBRARY_NAME[name] ?? []) } : { is: 'unknown' }
}
