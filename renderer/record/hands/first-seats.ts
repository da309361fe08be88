import type { TableState } from '../../../desk/contract/tables.ts'
import { type BySeat, bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'

/** A player's wind in the first hand, from the current wind: winds rotate with the hand's number. */
export const firstSeat = (seat: Seat, { view }: Pick<TableState, 'view'>): Seat =>
  SEATS[(SEATS.indexOf(seat) + (view.hand?.number ?? 1) - 1) % 4] ?? seat

/** The current points by the winds of the first hand: as reported after this hand, else as it began; empty if unknown. */
export const firstPoints = (state: Pick<TableState, 'view' | 'acts'>): BySeat<string> => {
  const reported = state.acts
    .findLast(({ text }) => text.startsWith('* scores '))
    ?.text.split(' ')
    .slice(2)
  return bySeat((first) => {
    const now = SEATS.find((seat) => firstSeat(seat, state) === first) ?? first
    return reported?.[SEATS.indexOf(now)] ?? state.view.seats[now].score?.toString() ?? ''
  })
}
