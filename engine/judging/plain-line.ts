import type { TableEvent } from '../model/events.ts'
import type { Play } from './play.ts'

/**
 * Whether a line goes on as most lines do, with nothing in question: a draw in turn after another player's discard, or the discard after it. Then
 * there is no other reading of it, and of none before it, to look for.
 */
export const goesOnPlainly = ({ previous, findings, waiting, decisions, table }: Play, event: TableEvent): boolean => {
  if (!previous || findings.length > 0 || waiting.length > 0 || decisions.size > 0 || event.together || event.short) return false
  const { event: before, play } = previous
  if (event.verb === 'draw')
    return before.verb === 'discard' && before.actor !== event.actor && isDrawDue(table, event) && event.from === undefined
  return event.verb === 'discard' && before.verb === 'draw' && before.actor === event.actor && isAfterWholeTurn(play)
}

const isDrawDue = ({ turn }: Play['table'], { actor }: TableEvent): boolean => turn.due === 'draw' && turn.seat === actor

/** The two newest lines are a draw and a discard: no claim, which may have been written too early. */
const isAfterWholeTurn = ({ previous }: Play): boolean =>
  previous?.event.verb === 'discard' && previous.play.previous?.event.verb === 'draw'
