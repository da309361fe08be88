import { countDora, countReds } from '../hand/dora.ts'
import { type HandReading, isOpenHand, readingsOf } from '../hand/readings.ts'
import type { Win } from '../hand/yaku.ts'
import type { YakuHan } from '../hand/yaku-names.ts'
import { circumstancesAs, type WinCircumstances, winCircumstances } from '../judging/entitlements/win-circumstances.ts'
import type { Play } from '../judging/play.ts'
import { type BySeat, SEATS, type Seat } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import { isRed, type KnownTile, kindOf } from '../model/tiles.ts'
import { wasTileMixed } from '../rules/win/tile-mixed.ts'
import { type CostOfOpening, costOfOpening } from './cost-of-opening.ts'
import { type CountersAndSticks, countersAndSticksOf } from './counters-and-sticks.ts'
import { liableFor } from './liability.ts'
import { type MissingFact, missingCircumstances, missingIndicators, missingStakes } from './missing.ts'
import { changesOf, type Payment, paymentsOf } from './payments.ts'
import { type Convention, type PointLimit, winSizeOf } from './points.ts'
import { type NoWin, type ShownWin, shownWin } from './shown-win.ts'

/**
 * The value of a hand and its payments. `points` are those of the hand alone; `changes` are all points that the win moves, counters and
 * sticks included.
 */
export type HandWorth = {
  readonly is: 'worth'
  readonly seat: Seat
  /** Its yaku, followed by its dora. */
  readonly yaku: readonly YakuHan[]
  /** Null for a yakuman. */
  readonly han: number | null
  readonly fu: number | null
  /** How many yakuman it counts as; 13 han count as one. */
  readonly yakuman: number
  readonly limit: PointLimit | null
  readonly opening: CostOfOpening | null
  readonly points: number
  readonly payments: readonly Payment[]
  readonly changes: BySeat<number>
  /** The conventions that the value depends on and that the texts on file do not state. */
  readonly conventions: readonly Convention[]
}

/** The value of a win. If the record lacks a fact that counts: the missing facts. If there is no win: why not. */
export type HandValue =
  | HandWorth
  | { readonly is: 'missing'; readonly seat: Seat; readonly missing: readonly MissingFact[] }
  | { readonly is: NoWin | 'no-yaku'; readonly seat: Seat }

/** The value at the last event of the hand of a player who has declared a win. */
export const handValue = (play: Play, seat: Seat): HandValue => {
  const found = shownWin(play, seat)
  if (found.is === 'missing') return { ...found, seat }
  if (found.is !== 'shown') return { is: found.is, seat }
  const { shown } = found
  const moment = winCircumstances(play, seat, { selfDraw: shown.win.selfDraw, open: isOpenHand(shown.hand) })
  const spoils = countersAndSticksOf(play, seat, shown.win)
  const missing = [
    ...missingCircumstances(moment),
    ...missingIndicators(play, moment.riichi !== 'none'),
    ...missingStakes(play),
    ...(spoils === 'undecided' ? (['several'] as const) : []),
    ...(isRenhou(play, shown, moment) ? (['renhou'] as const) : []),
    ...(hasDoubtfulReds(play, seat, shown) ? (['red-fives'] as const) : []),
  ]
  if (missing.length > 0 || spoils === 'undecided') return { is: 'missing', seat, missing }
  return worthOf(play, seat, shown, moment, spoils)
}

/** Whether it is a win on a discard in the first turn (renhou), under a rule set that has it or may have it. */
const isRenhou = ({ rules }: Play, { win }: ShownWin, { firstTurn }: WinCircumstances): boolean =>
  rules.settings.renhou !== 'off' && !win.selfDraw && firstTurn === true

const worthOf = (play: Play, seat: Seat, shown: ShownWin, moment: WinCircumstances, spoils: CountersAndSticks): HandValue => {
  const setting = play.rules.settings['open-tanyao']
  const winUnder = (openTanyao: boolean): Win => ({
    ...circumstancesAs(moment, false, 'E'),
    hand: shown.hand,
    tile: shown.tile,
    selfDraw: shown.win.selfDraw,
    seatWind: seat,
    openTanyao,
  })
  const dora = doraIn(play, seat, shown, moment)
  const win = winUnder(setting === 'on')
  const reading = dearest(readingsOf(win), dora)
  if (setting === 'unknown' && isOpenHand(shown.hand) && hasSimples(readingsOf(winUnder(true))))
    return { is: 'missing', seat, missing: ['open-tanyao'] }
  if (!reading) return { is: 'no-yaku', seat }
  const yaku = [...reading.yaku, ...dora.filter(({ han }) => han !== 0 && !isYakuman(reading))]
  const size = winSizeOf(yaku, reading.fu)
  const liable = liableFor(play, seat, yaku)
  if (liable === 'unknown') return { is: 'missing', seat, missing: ['liability'] }
  const payments = paymentsOf({
    winner: seat,
    from: spoils.from,
    base: size.base,
    counters: spoils.counters,
    sticks: spoils.sticks,
    liable,
    form: play.rules.form,
  })
  const { han, fu, yakuman, limit } = size
  return {
    is: 'worth',
    seat,
    yaku,
    han,
    fu,
    yakuman,
    limit,
    opening: costOfOpening(win, yaku),
    points: payments.reduce((sum, { points, reason }) => sum + (reason === 'hand' || reason === 'liability' ? points : 0), 0),
    payments,
    changes: changesOf(seat, payments),
    conventions: [
      ...(han !== null && han >= 13 ? (['counted-yakuman'] as const) : []),
      ...(han === null && yakuman > 1 ? (['several-yakuman'] as const) : []),
      ...(limit === null && hasDoubleWindPair(shown, seat, moment) ? (['double-wind-pair'] as const) : []),
      ...(limit === null && size.base === 1920 ? (['rounded-mangan'] as const) : []),
      ...(liable && liable !== spoils.from && spoils.from !== null && spoils.counters > 0 ? (['counters-of-liability'] as const) : []),
      ...(wasTileMixed(play.findings, seat) ? (['mixed-tile'] as const) : []),
      ...spoils.conventions,
    ],
  }
}

/** The reading worth most with these dora; of equal ones the one with more han, then with more fu. */
const dearest = (readings: readonly HandReading[], dora: readonly YakuHan[]): HandReading | undefined => {
  const weight = (reading: HandReading): readonly number[] => {
    const { base, han, fu } = winSizeOf(isYakuman(reading) ? reading.yaku : [...reading.yaku, ...dora], reading.fu)
    return [base, han ?? 0, fu ?? 0]
  }
  return [...readings].sort((a, b) => compare(weight(b), weight(a)))[0]
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, i) => each - (b[i] ?? 0)).find((each) => each !== 0) ?? 0
const isYakuman = ({ yaku }: HandReading): boolean => yaku.some(({ han }) => han === 'yakuman')
const hasSimples = (readings: readonly HandReading[]): boolean =>
  readings.some(({ yaku }) => yaku.some((each) => each.yaku === 'all-simples'))

/** The red fives to count; a hand in which they would count has no value while their number is unknown. */
const redsOf = ({ 'red-fives': reds }: Settings): 0 | 3 | 4 => (reds === 'unknown' ? 0 : reds)

/** Whether the hand holds a red five, and nobody knows whether the set has them. */
const hasDoubtfulReds = ({ table, rules }: Play, seat: Seat, { hand, tile }: ShownWin): boolean =>
  rules.settings['red-fives'] === 'unknown' &&
  [...hand.concealed, tile, ...table.players[seat].groups.flatMap(({ own, claimed }) => [...own, ...(claimed ? [claimed.tile] : [])])].some(
    (each) => isRed(each),
  )

const doraIn = ({ table, rules }: Play, seat: Seat, { hand, tile }: ShownWin, { riichi }: WinCircumstances): readonly YakuHan[] => {
  const known = (tiles: readonly string[]) => tiles as readonly KnownTile[]
  const groups = table.players[seat].groups.map(({ own, claimed, added }) =>
    known([...own, ...(claimed ? [claimed.tile] : []), ...(added === undefined ? [] : [added])]),
  )
  const tiles = [...hand.concealed, tile, ...groups.flat()]
  return [
    { yaku: 'dora', han: countDora(tiles, known(table.dora)) },
    { yaku: 'red-five', han: countReds(tiles, redsOf(rules.settings)) },
    { yaku: 'ura-dora', han: riichi === 'none' ? 0 : countDora(tiles, known(table.ura)) },
  ]
}

/** Whether the pair is both prevailing and own wind: some rule sets give it 2 fu, others 4. */
const hasDoubleWindPair = ({ hand, tile }: ShownWin, seat: Seat, { prevailing }: WinCircumstances): boolean => {
  const wind = `${SEATS.indexOf(seat) + 1}z`
  return prevailing === seat && [...hand.concealed, tile].filter((each) => kindOf(each) === wind).length === 2
}
