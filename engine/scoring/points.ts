import type { YakuHan } from '../hand/yaku-names.ts'
import type { Settings } from '../model/settings.ts'

/** The limits above which fu no longer count. */
export const POINT_LIMITS = ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'] as const
export type PointLimit = (typeof POINT_LIMITS)[number]

/**
 * Conventions that differ between rule sets and that a setting leaves open (`unknown`). A value names each one that it depends on. The
 * engine then assumes: 13 han count as a yakuman. Several yakuman add up. A pair of the prevailing and own wind has 4 fu. 1,920 base points
 * are no mangan. The nearest of several winners gets the counters and the sticks. The liable player pays for the whole hand, and the
 * counters. Yaku and fu of the wait count although the winning tile was not kept apart.
 */
export const SCORING_CONVENTIONS = [
  'counted-yakuman',
  'several-yakuman',
  'double-wind-pair',
  'rounded-mangan',
  'counters-of-several',
  'sticks-of-several',
  'liability-of-several',
  'counters-of-liability',
  'mixed-tile',
] as const
export type ScoringConvention = (typeof SCORING_CONVENTIONS)[number]

/** The size of a hand: its han and fu, or its number of yakuman, and the base points for its payments. */
export type WinSize = {
  readonly han: number | null
  readonly fu: number | null
  readonly yakuman: number
  readonly limit: PointLimit | null
  readonly base: number
}

/** The settings that decide what han, fu and yakuman are worth. */
export type SizeSettings = Pick<Settings, 'kiriage' | 'counted-yakuman' | 'yakuman-together' | 'double-yakuman'>

export const YAKUMAN_BASE = 8000
export const MANGAN_BASE = 2000
/** Base points from which on a hand counts as a mangan where hands just below it are rounded up. */
const ROUNDED_MANGAN = 1920

const STEPS: readonly (readonly [han: number, limit: PointLimit, base: number])[] = [
  [13, 'yakuman', YAKUMAN_BASE],
  [11, 'sanbaiman', 6000],
  [8, 'baiman', 4000],
  [6, 'haneman', 3000],
  [5, 'mangan', MANGAN_BASE],
]

/** The size of a hand with these yaku, dora included. From 5 han on, fu do not count and may be null. */
export const winSizeOf = (yaku: readonly YakuHan[], fu: number | null, settings: SizeSettings): WinSize => {
  const each = yaku.flatMap((one) => (one.han === 'yakuman' ? [yakumanIn(one, settings)] : []))
  if (each.length > 0) {
    const yakuman = settings['yakuman-together'] === 'one' ? Math.max(...each) : sum(each)
    return { han: null, fu: null, yakuman, limit: 'yakuman', base: YAKUMAN_BASE * yakuman }
  }
  const han = sum(yaku.map((one) => (one.han === 'yakuman' ? 0 : one.han)))
  const step = STEPS.find(([least, limit]) => han >= least && (limit !== 'yakuman' || settings['counted-yakuman'] !== 'off'))
  if (step) return { han, fu, yakuman: step[1] === 'yakuman' ? 1 : 0, limit: step[1], base: step[2] }
  const base = (fu ?? 0) * 2 ** (2 + han)
  const least = settings.kiriage === 'on' ? ROUNDED_MANGAN : MANGAN_BASE
  return base >= least ? { han, fu, yakuman: 0, limit: 'mangan', base: MANGAN_BASE } : { han, fu, yakuman: 0, limit: null, base }
}

/** How many yakuman one yaku counts as. */
export const yakumanIn = ({ han, isRarerForm }: YakuHan, settings: Pick<Settings, 'double-yakuman'>): number =>
  han !== 'yakuman' ? 0 : isRarerForm && settings['double-yakuman'] === 'on' ? 2 : 1

/** Whether a hand is worth just less than a mangan, so that `kiriage` decides. */
export const isJustBelowMangan = ({ base, limit }: WinSize): boolean => limit === null && base === ROUNDED_MANGAN

/** A payment: a multiple of the base points, rounded up to full hundreds. */
export const roundedPayment = (base: number, times: number): number => Math.ceil((base * times) / 100) * 100

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
