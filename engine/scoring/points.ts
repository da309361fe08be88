import type { YakuHan } from '../hand/yaku-names.ts'

/** The limits above which fu no longer count. */
export const POINT_LIMITS = ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'] as const
export type PointLimit = (typeof POINT_LIMITS)[number]

/**
 * Conventions that differ between rule sets and that the texts on file do not state. A value names each one that it depends on. The engine
 * assumes: 13 han count as a yakuman. Several yakuman add up. A pair of the prevailing and own wind has 4 fu. 1,920 base points are no
 * mangan. The nearest of several winners gets the counters and the sticks. The liable player pays the counters. Yaku and fu of the wait
 * count although the winning tile was not kept apart.
 */
export const CONVENTIONS = [
  'counted-yakuman',
  'several-yakuman',
  'double-wind-pair',
  'rounded-mangan',
  'counters-of-several',
  'sticks-of-several',
  'counters-of-liability',
  'mixed-tile',
] as const
export type Convention = (typeof CONVENTIONS)[number]

/** The size of a hand: its han and fu, or its number of yakuman, and the base points for its payments. */
export type WinSize = {
  readonly han: number | null
  readonly fu: number | null
  readonly yakuman: number
  readonly limit: PointLimit | null
  readonly base: number
}

const STEPS: readonly (readonly [han: number, limit: PointLimit, base: number])[] = [
  [13, 'yakuman', 8000],
  [11, 'sanbaiman', 6000],
  [8, 'baiman', 4000],
  [6, 'haneman', 3000],
  [5, 'mangan', 2000],
]

/** The size of a hand with these yaku, dora included. */
export const winSizeOf = (yaku: readonly YakuHan[], fu: number | null): WinSize => {
  const yakuman = yaku.filter(({ han }) => han === 'yakuman').length
  if (yakuman > 0 || fu === null) return { han: null, fu: null, yakuman, limit: 'yakuman', base: 8000 * yakuman }
  const han = yaku.reduce((sum, each) => sum + (each.han === 'yakuman' ? 0 : each.han), 0)
  const step = STEPS.find(([least]) => han >= least)
  if (step) return { han, fu, yakuman: step[1] === 'yakuman' ? 1 : 0, limit: step[1], base: step[2] }
  const base = fu * 2 ** (2 + han)
  return base >= 2000 ? { han, fu, yakuman: 0, limit: 'mangan', base: 2000 } : { han, fu, yakuman: 0, limit: null, base }
}

/** A payment: a multiple of the base points, rounded up to full hundreds. */
export const roundedPayment = (base: number, times: number): number => Math.ceil((base * times) / 100) * 100
