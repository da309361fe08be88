import type { Finding } from '../../model/findings.ts'
import { latestAct } from '../../table/moments.ts'
import type { EventStep } from '../rule.ts'

/**
 * The findings at acts that turn out to be part of an exhaustive draw: it is recorded after them without another draw or discard. If tiles
 * seemed to be left, the record lacks turns. A referee's decision stays.
 */
export const partOfTheDraw = (findings: readonly Finding[], { before, event }: EventStep): readonly Finding[] =>
  event.verb === 'end' && event.how === 'exhaustive'
    ? findings.filter(({ event: at, state, decision }) => at > latestAct(before) && state === 'open' && !decision)
    : []
