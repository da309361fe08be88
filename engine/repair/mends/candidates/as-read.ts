import { readingAt } from '../../../judging/decisions.ts'
import type { Play } from '../../../judging/play.ts'
import type { TableEvent } from '../../../model/events.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import type { MendEdit } from '../mend.ts'
import type { MendCandidate, Scene } from '../scene.ts'

/** The line, or two neighbouring lines that changed places, that the engine has read otherwise than written: the record becomes as it was read. */
export const lineAsRead = ({ decisions }: Play, { finding, event }: Scene): readonly MendCandidate[] => {
  if (finding.rule !== 'record.tile') return []
  const decision = readingAt(decisions, finding.event)
  const events = decision?.kind === 'answer' ? decision.reading?.events : undefined
  const at = finding.event
  if (events?.size === 2)
    return [
      { kind: 'step', edit: { do: 'move', at, after: Math.max(...events.keys()) }, because: 'needed-before', weight: MISTAKE_RATES.step },
    ]
  const read = events?.size === 1 ? events.get(at) : undefined
  if (read === undefined) return []
  const edit: MendEdit = read ? { do: 'replace', at, count: 1, events: [read] } : { do: 'remove', at, count: 1 }
  return [{ ...kindOf(event, read), edit, weight: MISTAKE_RATES.tile }]
}

const kindOf = (written: TableEvent, read: TableEvent | null): Pick<MendCandidate, 'kind' | 'because'> => {
  if (read && read.actor !== written.actor) return { kind: 'seat', because: 'other-seat' }
  const isSameAct = read?.verb === written.verb && (read.verb !== 'call' || written.verb !== 'call' || read.call === written.call)
  return isSameAct ? { kind: 'tile', because: 'fits-group' } : { kind: 'step', because: 'other-act' }
}
