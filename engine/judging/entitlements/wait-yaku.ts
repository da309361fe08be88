import { isOpenHand } from '../../hand/readings.ts'
import { waitsOf } from '../../hand/waits.ts'
import { type WonHand, yakuOf } from '../../hand/yaku.ts'
import { YAKU_BY_LIBRARY_NAME, type Yaku } from '../../hand/yaku-names.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import type { Settings } from '../../model/settings.ts'
import type { TileKind } from '../../model/tiles.ts'
import type { Play } from '../play.ts'
import { handBetweenTurns } from './between-turns.ts'
import { winCircumstances } from './win-circumstances.ts'

/**
 * The yaku of a hand on one wait; unknown if they depend on facts that the record lacks. `barred`: another wait has none, and the rules
 * forbid a win by a yaku that only some waits give.
 */
export type YakuOnWait = { readonly is: 'has' | 'barred'; readonly yaku: readonly Yaku[] } | { readonly is: 'none' | 'unknown' }

/** One wait of a hand, and its yaku on a discard and by self-draw. Yaku of the moment, such as the last tile, are left out. */
export type WaitYaku = { readonly kind: TileKind; readonly discard: YakuOnWait; readonly selfDraw: YakuOnWait }

/**
 * For each wait of a hand, its yaku or their absence at the last event (riichi-wiki: Atozuke). Empty if the hand does not wait. Unknown if
 * the hand is unknown, or the player has to discard first.
 */
export const waitYakuOf = (play: Play, seat: Seat): readonly WaitYaku[] | 'unknown' => {
  const hand = handBetweenTurns(play.table, seat)
  if (hand === 'unknown' || hand === 'due') return 'unknown'
  const { kinds } = waitsOf(hand)
  const on = (selfDraw: boolean) =>
    withoutAtozuke(
      kinds.map((tile) => waitHas(play, seat, { hand, tile, selfDraw })),
      play.rules.settings,
    )
  const [discard, selfDraw] = [on(false), on(true)]
  return kinds.map((kind, i) => ({ kind, discard: discard[i] ?? UNKNOWN, selfDraw: selfDraw[i] ?? UNKNOWN }))
}

const UNKNOWN: YakuOnWait = { is: 'unknown' }

/** The yaku on each wait, where a win needs a yaku on all of them. */
const withoutAtozuke = (waits: readonly YakuOnWait[], { atozuke }: Pick<Settings, 'atozuke'>): readonly YakuOnWait[] => {
  if (atozuke !== 'off' || waits.every(({ is }) => is === 'has')) return waits
  const isBarred = waits.some(({ is }) => is === 'none')
  return waits.map((wait) => (wait.is !== 'has' ? wait : isBarred ? { ...wait, is: 'barred' } : UNKNOWN))
}

const waitHas = (play: Play, seat: Seat, wait: Pick<WonHand, 'hand' | 'tile' | 'selfDraw'>): YakuOnWait => {
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
