import { readingAt } from '../../../judging/decisions.ts'
import type { Play } from '../../../judging/play.ts'
import type { TableEvent } from '../../../model/events.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import type { MendEdit } from '../mend.ts'
import type { MendCandidate, Scene } from '../scene.ts'

/** The one line that the engine has read otherwise than it is written, because of other lines: the record becomes as it was read. */
export const lineAsRead = ({ decisions }: Play, { finding, event }: Scene): readonly MendCandidate[] => {
  if (finding.rule !== 'record.tile') return []
  const decision = readingAt(decisions, finding.event)
  const events = decision?.kind === 'answer' ? decision.reading?.events : undefined
  const read = events?.size === 1 ? events.get(finding.event) : undefined
  if (read === undefined) return []
  const at = finding.event
  const edit: MendEdit = read ? { do: 'replace', at, count: 1, events: [read] } : { do: 'remove', at, count: 1 }
  return [{ ...kindOf(event, read), edit, weight: MISTAKE_RATES.tile }]
}

const kindOf = (written: TableEvent, read: TableEvent | null): Pick<MendCandidate, 'kind' | 'because'> => {
  if (read && read.actor !== written.actor) return { kind: 'seat', because: 'other-seat' }
  const isSameAct = read?.verb === written.verb && (read.verb !== 'call' || written.verb !== 'call' || read.call === written.call)
  return isSameAct ? { kind: 'tile', because: 'fits-group' } : { kind: 'step', because: 'other-act' }
}
