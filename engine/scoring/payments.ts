import { FOUR_PLAYERS, losersIn } from '../model/game-form.ts'
import { type BySeat, bySeat, type Seat } from '../model/seats.ts'
import { roundedPayment } from './points.ts'

/** One payment to the winner; riichi sticks are paid by the table. */
export type Payment = {
  readonly from: Seat | 'table'
  readonly points: number
  readonly reason: 'hand' | 'liability' | 'counters' | 'sticks'
}

/** A win as its payments need it. `liable`: the player who fed the last of three dragon or four wind groups, and pays for it. */
export type WinToPay = {
  readonly winner: Seat
  /** The player who discarded the tile or made the kong; null for a self-draw. */
  readonly from: Seat | null
  readonly base: number
  readonly counters: number
  readonly sticks: number
  readonly liable: Seat | null
}

/**
 * All payments of a win. Liability as in ema-pre-2016 3.3.6: for a self-draw the feeder pays all, for another player's discard half,
 * counters included.
 */
export const paymentsOf = (won: WinToPay): readonly Payment[] => {
  const { counters, sticks } = won
  return [
    ...handPayments(won),
    ...(counters > 0 ? counterPayments(won) : []),
    ...(sticks > 0 ? [{ from: 'table' as const, points: 1000 * sticks, reason: 'sticks' as const }] : []),
  ]
}

/** The gains and losses of a win, by seat. */
export const changesOf = (winner: Seat, payments: readonly Payment[]): BySeat<number> =>
  bySeat((seat) => payments.reduce((sum, { from, points }) => sum + (seat === winner ? points : 0) - (from === seat ? points : 0), 0))

const handPayments = ({ winner, from, base, liable }: WinToPay): readonly Payment[] => {
  const whole = roundedPayment(base, sharesOf(winner))
  if (liable && (from === null || from === liable)) return [{ from: liable, points: whole, reason: 'liability' }]
  if (from !== null && liable)
    return [
      { from, points: whole / 2, reason: 'hand' },
      { from: liable, points: whole / 2, reason: 'liability' },
    ]
  if (from !== null) return [{ from, points: whole, reason: 'hand' }]
  return othersOf(winner).map((seat) => ({
    from: seat,
    points: roundedPayment(base, winner === 'E' || seat === 'E' ? 2 : 1),
    reason: 'hand',
  }))
}

const counterPayments = ({ winner, from, counters, liable }: WinToPay): readonly Payment[] => {
  const one = liable ?? from
  if (one !== null) return [{ from: one, points: losersIn(FOUR_PLAYERS) * FOUR_PLAYERS.counterShare * counters, reason: 'counters' }]
  return othersOf(winner).map((seat) => ({ from: seat, points: FOUR_PLAYERS.counterShare * counters, reason: 'counters' }))
}

/** The base points of a hand are paid once by each loser, and twice by the dealer or to the dealer. */
const sharesOf = (winner: Seat): number => (winner === 'E' ? 2 * losersIn(FOUR_PLAYERS) : losersIn(FOUR_PLAYERS) + 1)

const othersOf = (winner: Seat): readonly Seat[] => FOUR_PLAYERS.seats.filter((seat) => seat !== winner)
