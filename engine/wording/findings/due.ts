import { TURN_ACTS } from '../../model/events.ts'
import { type Finding, seatFact } from '../../model/findings.ts'
import type { Remedy } from '../../model/penalties.ts'
import type { TableView } from '../../table/table-view.ts'

/** The player to act at the table, and the act that is due. */
export type DueAct = NonNullable<TableView['turn']>

/** The act that is due once a ruling is given; `over`: none, as the hand has ended or ends here. */
export type Due = DueAct | 'over'

/** The remedies after which play goes on from before the act. */
const GOES_BACK: readonly Remedy[] = ['revert', 'kong-void']

/** The act that is due by a ruling: where play goes back to before an act out of turn, the act that was due then. */
export const dueOnceBack = (finding: Finding, now: Due): Due => {
  if (finding.facts.righted !== undefined) return now
  const seat = finding.remedies.some((remedy) => GOES_BACK.includes(remedy)) ? seatFact(finding, 'due') : undefined
  const act = TURN_ACTS.find((one) => one === finding.facts.dueAct)
  return seat && act && now !== 'over' ? { seat, due: act } : now
}
