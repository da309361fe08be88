import { countDora, countReds } from '../hand/dora.ts'
import { type HandReading, isOpenHand, readingsOf } from '../hand/readings.ts'
import type { WonHand } from '../hand/yaku.ts'
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
import { isJustBelowMangan, type PointLimit, type ScoringConvention } from './points.ts'
import { asOpenPinfu, higherScoringHand, renhouHand, scoredHand } from './scored-hand.ts'
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
  /** Null for a yakuman, and for a renhou that is worth a mangan by itself. */
  readonly fu: number | null
  /** How many yakuman it counts as; 13 han may count as one. */
  readonly yakuman: number
  readonly limit: PointLimit | null
  readonly opening: CostOfOpening | null
  readonly points: number
  readonly payments: readonly Payment[]
  readonly changes: BySeat<number>
  /** The conventions that the value depends on and that the texts on file do not state. */
  readonly conventions: readonly ScoringConvention[]
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
  const [shown] = found.shown
  const moment = winCircumstances(play, seat, { selfDraw: shown.win.selfDraw, open: isOpenHand(shown.hand) })
  const spoils = countersAndSticksOf(play, seat, shown.win)
  const missing = [
    ...missingCircumstances(moment),
    ...missingIndicators(play, moment.riichi !== 'none'),
    ...missingStakes(play),
    ...(spoils === 'undecided' ? (['several'] as const) : []),
    ...(hasDoubtfulReds(play, seat, shown) ? (['red-fives'] as const) : []),
  ]
  if (missing.length > 0 || spoils === 'undecided') return { is: 'missing', seat, missing }
  return worthOf(play, seat, found.shown, moment, spoils)
}

const worthOf = (
  play: Play,
  seat: Seat,
  shown: readonly [ShownWin, ...ShownWin[]],
  moment: WinCircumstances,
  spoils: CountersAndSticks,
): HandValue => {
  const { settings, form } = play.rules
  const [first] = shown
  const dora = doraIn(play, seat, first, moment)
  const winUnder = (one: ShownWin, openTanyao: boolean): WonHand => ({
    ...circumstancesAs(moment, false, 'E'),
    hand: one.hand,
    tile: one.tile,
    selfDraw: one.win.selfDraw,
    seatWind: seat,
    openTanyao,
    doubleWindFu: settings['double-wind-fu'] === 2 ? 2 : 4,
  })
  const win = winUnder(first, settings['open-tanyao'] === 'on')
  if (settings['open-tanyao'] === 'unknown' && isOpenHand(first.hand) && hasSimples(readingsOf(winUnder(first, true))))
    return { is: 'missing', seat, missing: ['open-tanyao'] }
  const usual = scoredHand(
    shown.map((one) => ({
      shown: one,
      readings: readingsOf(winUnder(one, settings['open-tanyao'] === 'on')).map(asOpenPinfu(win, settings)),
    })),
    dora,
    settings,
  )
  const isRenhou = !first.win.selfDraw && moment.firstTurn === true
  if (isRenhou && settings.renhou === 'unknown' && usual?.size.limit !== 'yakuman') return { is: 'missing', seat, missing: ['renhou'] }
  const best = isRenhou ? higherScoringHand(usual, renhouHand(first, usual, settings)) : usual
  if (!best) return { is: 'no-yaku', seat }
  const { yaku, size } = best
  const liable = liableFor(play, seat, { yaku, base: size.base })
  if (liable === 'unknown') return { is: 'missing', seat, missing: ['liability'] }
  const payments = paymentsOf({
    winner: seat,
    from: spoils.from,
    base: size.base,
    counters: spoils.counters,
    sticks: spoils.sticks,
    liable,
    countersOfLiability: settings['liability-counters'],
    form,
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
      ...(han !== null && han >= 13 && settings['counted-yakuman'] === 'unknown' ? (['counted-yakuman'] as const) : []),
      ...(han === null && yakuman > 1 && settings['yakuman-together'] === 'unknown' ? (['several-yakuman'] as const) : []),
      ...(limit === null && settings['double-wind-fu'] === 'unknown' && hasDoubleWindPair(best.shown, seat, moment)
        ? (['double-wind-pair'] as const)
        : []),
      ...(isJustBelowMangan(size) && settings.kiriage === 'unknown' ? (['rounded-mangan'] as const) : []),
      ...(liable.length > 0 && yakuman > 1 && settings['liability-covers'] === 'unknown' ? (['liability-of-several'] as const) : []),
      ...(settings['liability-counters'] === 'unknown' &&
      spoils.counters > 0 &&
      spoils.from !== null &&
      liable.some((one) => one.seat !== spoils.from)
        ? (['counters-of-liability'] as const)
        : []),
      ...(settings['mixed-tile'] === 'unknown' && wasTileMixed(play.findings, seat) ? (['mixed-tile'] as const) : []),
      ...spoils.conventions,
    ],
  }
}

const hasSimples = (readings: readonly HandReading[]): boolean =>
  readings.some(({ yaku }) => yaku.some((each) => each.yaku === 'all-simples'))

/** The red fives to count; a hand in which they would count has no value while their number is unknown. */
const redsOf = ({ 'red-fives': reds }: Settings): 0 | 3 | 4 => (reds === 'unknown' ? 0 : reds)

/** Whether the hand holds a red five, and nobody knows whether the set has them. */
const hasDoubtfulReds = (play: Play, seat: Seat, shown: ShownWin): boolean =>
  play.rules.settings['red-fives'] === 'unknown' && tilesOf(play, seat, shown).some((each) => isRed(each))

const doraIn = (play: Play, seat: Seat, shown: ShownWin, { riichi }: WinCircumstances): readonly YakuHan[] => {
  const { table, rules } = play
  const known = (tiles: readonly string[]) => tiles as readonly KnownTile[]
  const tiles = tilesOf(play, seat, shown)
  return [
    { yaku: 'dora', han: countDora(tiles, known(table.dora)) },
    { yaku: 'red-five', han: countReds(tiles, redsOf(rules.settings)) },
    { yaku: 'ura-dora', han: riichi === 'none' ? 0 : countDora(tiles, known(table.ura)) },
  ]
}

/** All tiles of a winning hand, those of its groups included. */
const tilesOf = ({ table }: Play, seat: Seat, { hand, tile }: ShownWin): readonly KnownTile[] => [
  ...hand.concealed,
  tile,
  ...table.players[seat].groups.flatMap(
    ({ own, claimed, added }) =>
      [...own, ...(claimed ? [claimed.tile] : []), ...(added === undefined ? [] : [added])] as readonly KnownTile[],
  ),
]

/** Whether the pair is both prevailing and own wind: some rule sets give it 2 fu, others 4. */
const hasDoubleWindPair = ({ hand, tile }: ShownWin, seat: Seat, { prevailing }: WinCircumstances): boolean => {
  const wind = `${SEATS.indexOf(seat) + 1}z`
  return prevailing === seat && [...hand.concealed, tile].filter((each) => kindOf(each) === wind).length === 2
}
