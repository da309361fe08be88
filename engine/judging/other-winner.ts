import { shownHand } from '../hand/declared-win.ts'
import { completes } from '../hand/waits.ts'
import type { Reveal, TableEvent } from '../model/events.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { Seat } from '../model/seats.ts'
import { isKnown } from '../model/tiles.ts'
import type { Table } from '../table/table.ts'
import { decisionKey, type Reading } from './decisions.ts'
import { eventsSince, type Play, playAt } from './play.ts'

/**
 * A win on a discard under a wrong seat: the hand of that player is no winning one, or is dead, or the call came too late for that player. Another
 * player, who has called nothing, has shown one since that wins on the tile, and the hand has not ended without a win.
 */
export const otherWinner = (play: Play): Reading | null => {
  const { ended } = play.table
  if (play.previous?.event.verb !== 'reveal' || (ended !== null && ended.how !== 'win')) return null
  const finding = play.findings.find(
    ({ rule, level, state, decision, facts }) =>
      (rule === 'win.incomplete' || (AT_THE_CALL.has(rule) && facts.call === 'ron')) &&
      level === 'violation' &&
      state === 'open' &&
      decision === undefined,
  )
  const seat = finding?.seat
  if (!finding || !seat) return null
  const at = AT_THE_CALL.has(finding.rule) ? finding.event : calledBefore(play, seat, finding.event)
  if (at === null || play.decisions.get(decisionKey(at, 'record.tile'))?.kind === 'dismissed') return null
  const [call, ...since] = eventsSince(play, at - 1)
  const { table } = playAt(play, at - 1)
  const winners = since.filter((event): event is Reveal => event.verb === 'reveal' && event.actor !== seat && winsOnDiscard(table, event))
  const [winner] = winners
  const hasCalled = play.table.claims.some(({ by }) => by === winner?.actor)
  if (!winner || hasCalled || winners.length > 1 || call?.verb !== 'call') return null
  return {
    at,
    events: new Map<number, TableEvent>([[at, { ...call, actor: winner.actor }]]),
    seat,
    raised: { seat: null, at, because: [at, play.number], facts: { line: 'winner', actor: seat, winner: winner.actor } },
  }
}

/** The findings about the call of a ron itself. */
const AT_THE_CALL: ReadonlySet<RuleId> = new Set(['dead-hand.act', 'win.late'])

/** The event at which the player called ron, before the hand was shown. */
const calledBefore = (play: Play, seat: Seat, shown: number): number | null => {
  for (let line = playAt(play, shown - 1).previous; line; line = line.play.previous) {
    const { event } = line
    if (event.verb === 'call' && event.call === 'ron' && event.actor === seat) return line.play.number + 1
    if (event.verb === 'discard') return null
  }
  return null
}

const winsOnDiscard = (table: Table, event: Reveal): boolean => {
  const { target } = table
  const shown = target && target.seat !== event.actor && isKnown(target.tile) ? shownHand(table, event) : null
  if (!shown || shown.last || !target || !isKnown(target.tile)) return false
  return completes(shown.hand, target.tile)
}
