import { absentSeats, type GameForm, losersIn, losersTo } from '../model/game-form.ts'
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
  readonly form: GameForm
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

const handPayments = ({ winner, from, base, liable, form }: WinToPay): readonly Payment[] => {
  const { dealer, other } = form.discardShares
  const whole = roundedPayment(base, winner === 'E' ? dealer : other)
  if (liable && (from === null || from === liable)) return [{ from: liable, points: whole, reason: 'liability' }]
  if (from !== null && liable)
    return [
      { from, points: whole / 2, reason: 'hand' },
      { from: liable, points: whole / 2, reason: 'liability' },
    ]
  if (from !== null) return [{ from, points: whole, reason: 'hand' }]
  const losers = losersTo(winner, form)
  const absent = form.absentShare === 'lost' ? [] : absentSeats(form)
  const added = absent.reduce((sum, seat) => sum + roundedPayment(selfDrawShare(winner, seat, base), 1 / losers.length), 0)
  return losers.map((seat) => ({ from: seat, points: selfDrawShare(winner, seat, base) + added, reason: 'hand' }))
}

/** A loser's payment for a self-draw: the base points, twice by the dealer or to the dealer. */
const selfDrawShare = (winner: Seat, loser: Seat, base: number): number => roundedPayment(base, winner === 'E' || loser === 'E' ? 2 : 1)

const counterPayments = ({ winner, from, counters, liable, form }: WinToPay): readonly Payment[] => {
  const one = liable ?? from
  if (one !== null) return [{ from: one, points: losersIn(form) * form.counterShare * counters, reason: 'counters' }]
  return losersTo(winner, form).map((seat) => ({ from: seat, points: form.counterShare * counters, reason: 'counters' }))
}
