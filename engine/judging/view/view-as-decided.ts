import type { Finding } from '../../model/findings.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import type { TableView } from '../../table/table-view.ts'

/** What is found at a table, each with its state (`dismissed`: a referee set it aside), and the table as it lies now. */
type Found = { readonly findings: readonly { readonly finding: Finding; readonly state: string }[]; readonly view: TableView }

/**
 * The table as it lay after an act, with what holds of it now: a hand that was dead by a finding alone lives again once that was dismissed, overturned or
 * punished otherwise; one that a referee imposed later is dead from its act on. One that a referee killed in the record, or that is dead at the table now,
 * stays dead.
 */
export const asHolds = (view: TableView, { findings, view: now }: Found): TableView => {
  const holds = (seat: Seat): boolean => {
    const about = findings.filter(({ finding }) => finding.seat === seat && finding.event <= view.event)
    if (now.seats[seat].dead)
      return view.seats[seat].dead || about.some(({ finding, state }) => finding.imposed === 'dead-hand' && state !== 'dismissed')
    const dead = about.filter(({ finding }) => proposesDead(finding))
    return view.seats[seat].dead && !(dead.length > 0 && dead.every(isSetAside))
  }
  const seats = SEATS.filter((seat) => view.seats[seat].dead !== holds(seat))
  if (seats.length === 0) return view
  return {
    ...view,
    seats: { ...view.seats, ...Object.fromEntries(seats.map((seat) => [seat, { ...view.seats[seat], dead: holds(seat) }])) },
  }
}

/** Whether a hand is not dead by a finding any more: it was dismissed, or another penalty was imposed. */
const isSetAside = ({ finding, state }: Found['findings'][number]): boolean =>
  state === 'dismissed' || (finding.imposed !== undefined && finding.imposed !== 'dead-hand')

const proposesDead = ({ remedies, penalty, imposed }: Finding): boolean =>
  imposed === 'dead-hand' || remedies.includes('dead-hand') || penalty.kind === 'dead-hand'
