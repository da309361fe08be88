import type { Finding } from '../../model/findings.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import type { TableView } from '../../table/table-view.ts'

/** The findings at a table with their states (`dismissed`: by a referee), and the current table. */
type Found = { readonly findings: readonly { readonly finding: Finding; readonly state: string }[]; readonly view: TableView }

/**
 * An earlier table with the decisions of now. A hand that was dead only by a finding is alive again if that was dismissed, overturned or
 * punished otherwise. If a referee imposed a dead hand later, it is dead from its act on. A hand declared dead in the record, or dead at
 * the table now, stays dead.
 */
export const withCurrentDecisions = (view: TableView, { findings, view: now }: Found): TableView => {
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

/** Whether a finding no longer makes its hand dead: it was dismissed, or another penalty was imposed. */
const isSetAside = ({ finding, state }: Found['findings'][number]): boolean =>
  state === 'dismissed' || (finding.imposed !== undefined && finding.imposed !== 'dead-hand')

const proposesDead = ({ remedies, penalty, imposed }: Finding): boolean =>
  imposed === 'dead-hand' || remedies.includes('dead-hand') || penalty.kind === 'dead-hand'
