import type { TableState } from '../../../desk/contract/tables.ts'
import { type BySeat, bySeat, firstWind, type Seat } from '../../../engine/model/seats.ts'

/** A player's wind in the first hand, from the current wind: winds rotate with the hand's number. */
export const firstSeat = (seat: Seat, { view }: Pick<TableState, 'view'>): Seat => firstWind(seat, view.hand?.number ?? 1, view.form.seats)

/** The current points by the winds of the first hand: as reported after this hand, else as it began; empty if unknown. */
export const firstPoints = (state: Pick<TableState, 'view' | 'acts'>): BySeat<string> => {
  const reported = state.acts
    .findLast(({ text }) => text.startsWith('* scores '))
    ?.text.split(' ')
    .slice(2)
  const { seats } = state.view.form
  return bySeat((first) => {
    const now = seats.find((seat) => firstSeat(seat, state) === first) ?? first
    return reported?.[seats.indexOf(now)] ?? state.view.seats[now].score?.toString() ?? ''
  })
}
