import type { YakuHan } from '../hand/yaku-names.ts'

/** The steps above which fu no longer count. */
export const LIMITS = ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'] as const
export type Limit = (typeof LIMITS)[number]

/**
 * What rule sets see differently and the texts on file do not say; each is named where the value of a hand hangs on it. Here: 13 han count as a
 * yakuman, several yakuman add up, a pair of the prevailing and own wind has 4 fu, 1,920 base points are no mangan, the nearest of several winners
 * gets the counters and the sticks, who is liable pays the counters,
 * what hangs on the wait is counted although the winning tile was not kept apart.
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

/** The size of a hand: its han and fu, or how many yakuman it is, and the base points that payments are made of. */
export type Size = {
  readonly han: number | null
  readonly fu: number | null
  readonly yakuman: number
  readonly limit: Limit | null
  readonly base: number
}

const STEPS: readonly (readonly [han: number, limit: Limit, base: number])[] = [
  [13, 'yakuman', 8000],
  [11, 'sanbaiman', 6000],
  [8, 'baiman', 4000],
  [6, 'haneman', 3000],
  [5, 'mangan', 2000],
]

/** The size of a hand with these yaku, dora among them. */
export const sizeOf = (yaku: readonly YakuHan[], fu: number | null): Size => {
  const yakuman = yaku.filter(({ han }) => han === 'yakuman').length
  if (yakuman > 0 || fu === null) return { han: null, fu: null, yakuman, limit: 'yakuman', base: 8000 * yakuman }
  const han = yaku.reduce((sum, each) => sum + (each.han === 'yakuman' ? 0 : each.han), 0)
  const step = STEPS.find(([least]) => han >= least)
  if (step) return { han, fu, yakuman: step[1] === 'yakuman' ? 1 : 0, limit: step[1], base: step[2] }
  const base = fu * 2 ** (2 + han)
  return base >= 2000 ? { han, fu, yakuman: 0, limit: 'mangan', base: 2000 } : { han, fu, yakuman: 0, limit: null, base }
}

/** A payment: base points a number of times, rounded up to full hundreds. */
export const payment = (base: number, times: number): number => Math.ceil((base * times) / 100) * 100
