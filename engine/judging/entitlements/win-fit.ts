import { isOpenHand } from '../../hand/readings.ts'
import { isThirteenOrphans, waitsOf } from '../../hand/waits.ts'
import { type WonHand, yakuOf } from '../../hand/yaku.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import { isKnown, kindOf } from '../../model/tiles.ts'
import { isRobbedWithOrphansOnly } from '../../rules/kong/rob-concealed.ts'
import type { Target } from '../../table/table.ts'
import type { Play } from '../play.ts'
import { handBetweenTurns } from './between-turns.ts'
import { type Furiten, furitenOf } from './furiten.ts'
import { circumstancesAs, winCircumstances } from './win-circumstances.ts'

/** Whether a hand can win on a tile, as far as the record knows it. `by-setting`: it depends on a setting that the rule set leaves open. */
export type WinFit =
  | { readonly is: 'wins' | 'may-win' | 'by-setting' | 'does-not-fit' | 'no-yaku' | 'not-orphans' }
  | { readonly is: 'furiten'; readonly furiten: Furiten & { readonly is: 'furiten' } }

/** Whether a player's known hand wins on a tile: complete, not furiten, with a yaku. An unknown hand may always win. */
export const winFitOf = (play: Play, seat: Seat, target: Target): WinFit => {
  const held = handBetweenTurns(play.table, seat)
  if (held === 'unknown' || !isKnown(target.tile)) return { is: 'may-win' }
  if (held === 'due') return { is: 'does-not-fit' }
  if (!waitsOf(held).kinds.includes(kindOf(target.tile))) return { is: 'does-not-fit' }
  if (
    target.kind === 'ankan' &&
    isRobbedWithOrphansOnly(play.rules) &&
    !isThirteenOrphans({ ...held, concealed: [...held.concealed, target.tile] })
  )
    return { is: 'not-orphans' }
  const furiten = furitenOf(play, seat)
  if (furiten.is === 'furiten') return { is: 'furiten', furiten }
  const yaku = yakuOn(play, seat, { hand: held, tile: target.tile })
  if (yaku === 'none') return { is: 'no-yaku' }
  if (furiten.is === 'unknown' || yaku === 'unknown') return { is: 'may-win' }
  return { is: yaku === 'by-setting' ? 'by-setting' : 'wins' }
}

/** Whether the hand has a yaku: whatever the unknown circumstances, only under some of them, or not at all. Without atozuke, on each of its waits. */
const yakuOn = (play: Play, seat: Seat, { hand, tile }: Pick<WonHand, 'hand' | 'tile'>): 'has' | 'unknown' | 'by-setting' | 'none' => {
  const { 'open-tanyao': openTanyao, renhou, atozuke } = play.rules.settings
  const tiles = atozuke === 'off' ? [tile, ...waitsOf(hand).kinds] : [tile]
  const moment = winCircumstances(play, seat, { selfDraw: false, open: isOpenHand(hand) })
  const winds = moment.prevailing === 'unknown' ? SEATS : [moment.prevailing]
  const isYaku = renhou === 'mangan' || renhou === 'yakuman'
  const isFirst = (assume: boolean): boolean => moment.firstTurn === true || (assume && moment.firstTurn === 'unknown')
  const has = (assume: boolean, simples: boolean) => (prevailing: Seat) =>
    (isYaku && isFirst(assume)) ||
    tiles.every(
      (on) =>
        yakuOf({
          ...circumstancesAs(moment, assume, prevailing),
          hand,
          tile: on,
          selfDraw: false,
          seatWind: seat,
          openTanyao: simples,
        }).length > 0,
    )
  if (winds.every(has(false, openTanyao === 'on'))) return 'has'
  if (winds.some(has(true, openTanyao === 'on'))) return 'unknown'
  const maybe = (openTanyao === 'unknown' && winds.some(has(true, true))) || (renhou === 'unknown' && isFirst(true))
  return maybe ? 'by-setting' : 'none'
}
