import { TURN_ACTS } from '../../model/events.ts'
import { type Finding, seatFact } from '../../model/findings.ts'
import type { TableView } from '../../table/table-view.ts'

/** The player to act at the table, and the act that is due. */
export type DueAct = NonNullable<TableView['turn']>

/** What is due once a ruling is given; `over`: nothing, as the hand has ended or ends here. */
export type Due = DueAct | 'over'

/** What is due in the hand that the referee rules on, as the table stands; null where the record does not tell. */
export const dueFor = (finding: Pick<Finding, 'seat' | 'remedies'>, { ended, won, wall, turn }: TableView): Due | null => {
  if (ended !== null) return 'over'
  if (finding.remedies.includes('revert')) return turn
  return won.some((seat) => seat !== finding.seat) || (wall === 0 && turn?.due === 'draw') ? 'over' : turn
}

/** What is due by a ruling: where play goes back to before an act out of turn, the act that was due then. */
export const dueOnceBack = (finding: Finding, now: Due): Due => {
  const seat = finding.remedies.includes('revert') ? seatFact(finding, 'due') : undefined
  const act = TURN_ACTS.find((one) => one === finding.facts.dueAct)
  return seat && act && now !== 'over' && seat !== now.seat ? { seat, due: act } : now
}
