import type { MendReason } from './mend.ts'

/**
 * Relative frequency of the mistakes of trained scribes, by the notes on 326 official games (525 remarks: wrong tile 108, drawn or hand
 * tile 92, missing draw or discard 45). Kinds that the notes do not separate are estimated.
 */
export const MISTAKE_RATES = {
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

/** How easily one tile is written for another, by their difference. */
export const CONFUSION_RATES: Readonly<Partial<Record<MendReason, number>>> = {
  rank: 1,
  suit: 1,
  'red-or-plain': 0.6,
  'same-as-drawn': 0.15,
  'fits-group': 0.1,
}
