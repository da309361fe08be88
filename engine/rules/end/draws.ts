import type { Abort } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { latestAct } from '../../table/moments.ts'
import type { EventStep } from '../rule.ts'

/** Whether play goes on although the condition of an abortive draw holds: the text says so, and the tournament has no abortive draws. */
export const goesOnAfter = ({ goesOnAfter: excluded, settings }: RuleSet, abort: Abort): boolean =>
  settings['abortive-draws'] !== 'on' && excluded.includes(abort)

/**
 * The findings at acts that turn out to be part of an exhaustive draw: it is recorded after them without another draw or discard. If tiles
 * seemed to be left, the record lacks turns. A referee's decision stays.
 */
export const partOfTheDraw = (findings: readonly Finding[], { before, event }: EventStep): readonly Finding[] =>
  event.verb === 'end' && event.how === 'exhaustive'
    ? findings.filter(({ event: at, state, decision }) => at > latestAct(before) && state === 'open' && !decision)
    : []
