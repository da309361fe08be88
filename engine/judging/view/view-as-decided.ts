import { type Finding, proposesDeadHand } from '../../model/findings.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import type { SeatView, TableView } from '../../table/table-view.ts'

/** The findings at a table with their states (`dismissed`: by a referee), and the current table. */
type Found = { readonly findings: readonly { readonly finding: Finding; readonly state: string }[]; readonly view: TableView }

/**
 * An earlier table with the decisions of now. A hand that was dead only by a finding is alive again if that was dismissed, overturned or
 * punished otherwise. If a referee imposed a dead hand later, it is dead from its act on, unless it is dead only once declared. A hand
 * declared dead in the record, or dead at the table now, stays dead.
 */
export const withCurrentDecisions = (view: TableView, { findings, view: now }: Found): TableView => {
  const asDecided = (seat: Seat): SeatView => {
    const before = view.seats[seat]
    const about = findings.filter(({ finding }) => finding.seat === seat && finding.event <= view.event)
    const costing = about.filter(({ finding }) => finding.imposed === 'dead-hand' || proposesDeadHand(finding))
    const areSetAside = costing.length > 0 && costing.every(isSetAside)
    const dead = now.seats[seat].dead ? before.dead || costing.some(isDeadFromItsAct) : before.dead && !areSetAside
    const deadOnceDeclared = before.deadOnceDeclared && !areSetAside
    return dead === before.dead && deadOnceDeclared === before.deadOnceDeclared ? before : { ...before, dead, deadOnceDeclared }
  }
  const seats = SEATS.map((seat) => [seat, asDecided(seat)] as const)
  return seats.every(([seat, same]) => same === view.seats[seat])
    ? view
    : { ...view, seats: { ...view.seats, ...Object.fromEntries(seats) } }
}

/** Whether a finding no longer makes its hand dead: it was dismissed, or another penalty was imposed. */
const isSetAside = ({ finding, state }: Found['findings'][number]): boolean =>
  state === 'dismissed' || (finding.imposed !== undefined && finding.imposed !== 'dead-hand')

const isDeadFromItsAct = ({ finding, state }: Found['findings'][number]): boolean =>
  finding.imposed === 'dead-hand' && finding.declared === undefined && state !== 'dismissed'
