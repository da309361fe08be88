import { type Finding, saysDead } from '../findings.ts'
import { SEATS } from '../seats.ts'
import type { TableView } from '../view.ts'

/** What is found at a table, each with its state (`dismissed`: a referee set it aside), and the table as it lies now. */
type Found = { readonly findings: readonly { readonly finding: Finding; readonly state: string }[]; readonly view: TableView }

/**
 * The table as it lay after an act, with what holds of it now: a hand that was dead by a finding alone lives again once that was dismissed or overturned.
 * One that a referee killed in the record, or that is dead at the table now, stays dead.
 */
export const asHolds = (view: TableView, { findings, view: now }: Found): TableView => {
  const seats = SEATS.filter((seat) => {
    const dead = findings.filter(({ finding }) => finding.seat === seat && saysDead(finding))
    return view.seats[seat].dead && !now.seats[seat].dead && dead.length > 0 && dead.every(({ state }) => state === 'dismissed')
  })
  if (seats.length === 0) return view
  return { ...view, seats: { ...view.seats, ...Object.fromEntries(seats.map((seat) => [seat, { ...view.seats[seat], dead: false }])) } }
}
