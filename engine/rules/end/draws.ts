import type { Abort } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { Seat } from '../../model/seats.ts'
import { latestAct } from '../../table/moments.ts'
import type { Table } from '../../table/table.ts'
import type { EventStep } from '../rule.ts'

/** Whether play goes on although the condition of an abortive draw holds: the text says so, and the tournament has no abortive draws. */
export const goesOnAfter = ({ goesOnAfter: excluded, settings }: RuleSet, abort: Abort): boolean =>
  settings['abortive-draws'] !== 'on' && excluded.includes(abort)

/**
 * The findings at acts that turn out to be part of an exhaustive draw: it is recorded after them without another draw or discard, or all declare
 * after the last of these, or the points are noted. If tiles seemed to be left, the record lacks turns. A referee's decision stays.
 */
export const partOfTheDraw = (findings: readonly Finding[], step: EventStep): readonly Finding[] =>
  showsADraw(step) ? findings.filter(({ event: at, state, decision }) => at > latestAct(step.before) && state === 'open' && !decision) : []

const showsADraw = ({ before, event }: EventStep): boolean => {
  if (event.verb === 'end') return event.how === 'exhaustive'
  if (event.verb === 'tenpai' || event.verb === 'noten') return isLastToDeclare(before, event.actor)
  return (
    event.verb === 'scores' && before.ended === null && before.winCalled === null && before.form.seats.some((seat) => isEarly(before, seat))
  )
}

/** Whether all others have declared tenpai or noten early when a player does, one of them since the last draw or discard. */
export const isLastToDeclare = (table: Table, last: Seat): boolean => {
  const others = table.form.seats.filter((seat) => seat !== last)
  return (
    others.every((seat) => isEarly(table, seat)) && others.some((seat) => (table.players[seat].announced?.event ?? 0) > latestAct(table))
  )
}

const isEarly = ({ players }: Table, seat: Seat): boolean => players[seat].announced?.early === true
