import type { MendReason } from './mend.ts'

/**
 * How common the mistakes of trained scribes are, by the notes on 326 official games (525 remarks: wrong tile 108, drawn or hand tile 92, missing draw
 * or discard 45); what the notes do not count apart is estimated.
 */
export const HOW_COMMON = {
  tile: 108,
  source: 92,
  missing: 45,
  claimLeftOut: 20,
  doubled: 60,
  seat: 60,
  otherSeat: 6,
  step: 30,
  end: 30,
  count: 10,
  stray: 1,
} as const

/** How readily one tile is written for another, by what they differ in. */
export const CONFUSED: Readonly<Partial<Record<MendReason, number>>> = {
  rank: 1,
  suit: 1,
  'red-or-plain': 0.6,
  'same-as-drawn': 0.15,
  'fits-group': 0.1,
}
