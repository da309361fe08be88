import type { Draw, TableEvent } from '../model/events.ts'
import type { Seat } from '../model/seats.ts'
import { decisionKey, withoutPlaySettlements } from './decisions.ts'
import { lineBefore, type Play } from './play.ts'

/**
 * The draw of a turn that goes back whole, as one out of turn: its player has taken the discard back, and now returns the drawn tile, or the player
 * whose turn it was draws. When that discard was made, a turn before it seemed to be missing in the record: play has settled that too early.
 */
export const turnTakenBack = (play: Play, event: TableEvent): { readonly play: Play; readonly at: number; readonly draw: Draw } | null => {
  if (event.verb !== 'return' && event.verb !== 'draw') return null
  let discard = lineBefore(play)
  const back = discard?.event.actor
  if (back === undefined || back === '*' || (event.verb === 'return' && event.actor !== back)) return null
  while (discard && goesBack(discard.event, back)) discard = lineBefore(discard.play)
  const draw = discard && lineBefore(discard.play)
  if (discard?.event.verb !== 'discard' || discard.event.actor !== back || draw?.event.verb !== 'draw' || draw.event.actor !== back)
    return null
  const { turn } = draw.play.table
  if (turn.due !== 'draw' || (event.verb === 'draw' && event.actor !== turn.seat)) return null
  const at = draw.play.number + 1
  const seemed = play.findings.some(({ rule, event: of, state }) => rule === 'record.missing' && of === at && state === 'open')
  const decided = play.decisions.get(decisionKey(at, 'turn.draw'))
  if (!seemed || (decided && !decided.byPlay) || !isTakenBack(play, discard.play.number + 1, back)) return null
  return { play: { ...play, decisions: withoutPlaySettlements(play.decisions, at, true) }, at, draw: { ...draw.event, wrong: true } }
}

const goesBack = ({ verb, actor }: TableEvent, seat: Seat): boolean => actor === seat && (verb === 'retract' || verb === 'return')

/** Whether the discard of an event no longer lies in its player's river. */
const isTakenBack = ({ table }: Play, discard: number, seat: Seat): boolean =>
  !table.players[seat].river.some(({ event }) => event === discard)
