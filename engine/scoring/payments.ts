import { absentSeats, type GameForm, losersIn, losersTo } from '../model/game-form.ts'
import { type BySeat, bySeat, type Seat } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import { roundedPayment } from './points.ts'

/** One payment to the winner; riichi sticks are paid by the table. */
export type Payment = {
  readonly from: Seat | 'table'
  readonly points: number
  readonly reason: 'hand' | 'liability' | 'counters' | 'sticks'
}

/** A player who fed the last group of a yakuman, and the base points of the hand that the liability covers. */
export type Liability = { readonly seat: Seat; readonly base: number }

/** A win as its payments need it. */
export type WinToPay = {
  readonly winner: Seat
  /** The player who discarded the tile or made the kong; null for a self-draw. */
  readonly from: Seat | null
  readonly base: number
  readonly counters: number
  readonly sticks: number
  readonly liable: readonly Liability[]
  readonly countersOfLiability: Settings['liability-counters']
  readonly form: GameForm
}

/**
 * All payments of a win. For a self-draw the liable player pays alone for the part that was fed; on another player's discard the two pay
 * half of it each. The rest is paid as for any hand.
 */
export const paymentsOf = (won: WinToPay): readonly Payment[] => {
  const { base, counters, sticks, liable } = won
  const rest = base - liable.reduce((sum, one) => sum + one.base, 0)
  const parts = [...(rest > 0 || liable.length === 0 ? handPayments(won, rest) : []), ...liable.flatMap((one) => liablePayments(won, one))]
  return [
    ...together(parts),
    ...(counters > 0 ? counterPayments(won, rest > 0) : []),
    ...(sticks > 0 ? [{ from: 'table' as const, points: 1000 * sticks, reason: 'sticks' as const }] : []),
  ]
}

/** The gains and losses of a win, by seat. */
export const changesOf = (winner: Seat, payments: readonly Payment[]): BySeat<number> =>
  bySeat((seat) => payments.reduce((sum, { from, points }) => sum + (seat === winner ? points : 0) - (from === seat ? points : 0), 0))

const handPayments = ({ winner, from, form }: WinToPay, base: number): readonly Payment[] => {
  const { dealer, other } = form.discardShares
  if (from !== null) return [{ from, points: roundedPayment(base, winner === 'E' ? dealer : other), reason: 'hand' }]
  const losers = losersTo(winner, form)
  const absent = form.absentShare === 'lost' ? [] : absentSeats(form)
  const added = absent.reduce((sum, seat) => sum + roundedPayment(selfDrawShare(winner, seat, base), 1 / losers.length), 0)
  return losers.map((seat) => ({ from: seat, points: selfDrawShare(winner, seat, base) + added, reason: 'hand' }))
}

const liablePayments = ({ winner, from, form }: WinToPay, { seat, base }: Liability): readonly Payment[] => {
  const { dealer, other } = form.discardShares
  const whole = roundedPayment(base, winner === 'E' ? dealer : other)
  if (from === null || from === seat) return [{ from: seat, points: whole, reason: 'liability' }]
  return [
    { from, points: whole / 2, reason: 'hand' },
    { from: seat, points: whole / 2, reason: 'liability' },
  ]
}

/** The payments with those of one player for one reason added up. */
const together = (payments: readonly Payment[]): readonly Payment[] =>
  [...Map.groupBy(payments, ({ from, reason }) => `${from} ${reason}`).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, points: same.reduce((sum, { points }) => sum + points, 0) })),
  )

/** A loser's payment for a self-draw: the base points, twice by the dealer or to the dealer. */
const selfDrawShare = (winner: Seat, loser: Seat, base: number): number => roundedPayment(base, winner === 'E' || loser === 'E' ? 2 : 1)

/** The counters: of a self-draw from a liable player, unless the others pay a part of the hand too. */
const counterPayments = (
  { winner, from, counters, liable, countersOfLiability, form }: WinToPay,
  othersPay: boolean,
): readonly Payment[] => {
  const feeder = liable[0]?.seat
  const discarder = from !== null && countersOfLiability === 'discarder' ? from : undefined
  const one = discarder ?? (othersPay && from === null ? undefined : feeder) ?? from
  if (one !== null) return [{ from: one, points: losersIn(form) * form.counterShare * counters, reason: 'counters' }]
  return losersTo(winner, form).map((seat) => ({ from: seat, points: form.counterShare * counters, reason: 'counters' }))
}
