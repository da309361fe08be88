import { asConcealedHand, type HandReading, isOpenHand, readingsOf } from '../hand/readings.ts'
import type { WonHand } from '../hand/yaku.ts'
import type { YakuHan } from '../hand/yaku-names.ts'
import type { Settings } from '../model/settings.ts'
import { readingsWhenMixed } from './mixed-tile.ts'
import { type WinSize, winSizeOf } from './points.ts'
import type { ShownWin } from './shown-win.ts'

/** A hand as it is scored: its yaku with its dora, and their size. */
export type ScoredHand = { readonly yaku: readonly YakuHan[]; readonly size: WinSize; readonly shown: ShownWin }

type Read = { readonly shown: ShownWin; readonly readings: readonly HandReading[] }

/** The hand as its text scores it: the dearest reading, or of a winning tile that can't be told what the text leaves of it. */
export const scoredHand = (reads: readonly Read[], dora: readonly YakuHan[], settings: Settings): ScoredHand | undefined => {
  const how = settings['mixed-tile']
  if (reads.length < 2 || how === 'unknown' || how === 'lowest') {
    const each = reads.flatMap(({ shown, readings }) => dearestOf(readings, { shown, dora, settings }) ?? [])
    return each.toSorted((a, b) => compare(weight(a.size), weight(b.size)))[0]
  }
  const [first] = reads
  const readings = readingsWhenMixed(
    reads.map((one) => one.readings),
    how,
  ).filter(({ yaku }) => yaku.length > 0)
  return first && dearestOf(readings, { shown: first.shown, dora, settings })
}

type Counting = { readonly shown: ShownWin; readonly dora: readonly YakuHan[]; readonly settings: Settings }

/** The reading worth most with these dora; of equal ones the one with more han, then with more fu. */
const dearestOf = (readings: readonly HandReading[], { shown, dora, settings }: Counting): ScoredHand | undefined =>
  readings
    .map((reading): ScoredHand => {
      const yaku = isYakuman(reading) ? reading.yaku : [...reading.yaku, ...dora.filter(({ han }) => han !== 0)]
      return { yaku, size: winSizeOf(yaku, reading.fu, settings), shown }
    })
    .toSorted((a, b) => compare(weight(b.size), weight(a.size)))[0]

/** A win before the first draw (renhou): a mangan without other yaku and dora, or a yakuman beside others. Undefined if it is no yaku. */
export const renhouHand = (shown: ShownWin, usual: ScoredHand | undefined, settings: Settings): ScoredHand | undefined => {
  const hand = (yaku: readonly YakuHan[]): ScoredHand => ({ yaku, size: winSizeOf(yaku, null, settings), shown })
  if (settings.renhou === 'mangan') return hand([{ yaku: 'renhou', han: MANGAN_HAN }])
  if (settings.renhou !== 'yakuman') return undefined
  return hand([...(usual?.yaku.filter(({ han }) => han === 'yakuman') ?? []), { yaku: 'renhou', han: 'yakuman' }])
}

const MANGAN_HAN = 5

/** The hand that is worth more. */
export const higherScoringHand = (one: ScoredHand | undefined, other: ScoredHand | undefined): ScoredHand | undefined =>
  one && other ? (other.size.base > one.size.base ? other : one) : (one ?? other)

/** An open hand without other fu, won on a discard, has 30 fu; by a setting, the 20 for winning alone. */
export const asOpenPinfu =
  ({ hand, selfDraw, ...win }: WonHand, settings: Settings) =>
  (reading: HandReading): HandReading => {
    if (settings['open-pinfu'] !== 20 || selfDraw || reading.fu !== 30 || !isOpenHand(hand) || hand.melds.some(isNoChow)) return reading
    const closed = readingsOf({ ...win, selfDraw, hand: asConcealedHand(hand) })
    return closed.some(({ yaku }) => yaku.some((each) => each.yaku === 'pinfu')) ? { ...reading, fu: 20 } : reading
  }

const isNoChow = (meld: string): boolean => {
  const [first, ...others] = meld.replaceAll(/\D/g, '').replaceAll('0', '5')
  return others.every((rank) => rank === first)
}

const weight = ({ base, han, fu }: WinSize): readonly number[] => [base, han ?? 0, fu ?? 0]
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, i) => each - (b[i] ?? 0)).find((each) => each !== 0) ?? 0
const isYakuman = ({ yaku }: HandReading): boolean => yaku.some(({ han }) => han === 'yakuman')
