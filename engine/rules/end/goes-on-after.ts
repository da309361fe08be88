import type { Abort } from '../../model/events.ts'
import type { RuleSet } from '../../model/rule-set.ts'

/** Whether play goes on although the condition of an abortive draw holds: the text says so, and the tournament has no abortive draws. */
export const goesOnAfter = ({ goesOnAfter: excluded, settings }: RuleSet, abort: Abort): boolean =>
  settings['abortive-draws'] !== 'on' && excluded.includes(abort)
