import type { TableState } from '../../desk/contract.ts'
import { SEATS } from '../../engine/seats.ts'
import type { TableView } from '../../engine/view.ts'
import { saysDead } from '../../engine/words/told/told.ts'

/**
 * The table as it lay after an act, with what holds of it now: a hand that was dead by a finding alone lives again once that was dismissed or overturned.
 * One that a referee killed in the record, or that is dead at the table now, stays dead.
 */
export const asHolds = (view: TableView, { findings, view: now }: Pick<TableState, 'findings' | 'view'>): TableView => {
  const seats = SEATS.filter((seat) => {
    const dead = findings.filter(({ finding }) => finding.seat === seat && saysDead(finding))
    return view.seats[seat].dead && !now.seats[seat].dead && dead.length > 0 && dead.every(({ state }) => state === 'dismissed')
  })
  if (seats.length === 0) return view
  return { ...view, seats: { ...view.seats, ...Object.fromEntries(seats.map((seat) => [seat, { ...view.seats[seat], dead: false }])) } }
}
