import type { CallEvent } from '../model/events.ts'
import { isOpenUntilInHand, type RuleSet } from '../model/rule-set.ts'
import type { Seat } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import { type ClaimedTile, claimedTile } from './claims.ts'
import { drawWasTooFast, type Pace, paceOfDraw, paceOfTurn, secondsBetween, secondsToDraw } from './pace.ts'
import { isGroupCall, type LastTurn, type Table, type Target, turnAfter } from './table.ts'

/** How far the turn has gone that a call contests as too fast. `claim`: its player has claimed a set and discarded. */
export type TurnKind = 'draw' | 'discard' | 'kong' | 'self-draw' | 'claim'

/** The turn between a discard and a call on it. */
export type ContestedTurn = {
  readonly seat: Seat
  readonly kind: TurnKind
  /** The claimed discard, as it lay before the turn went on. */
  readonly target: Target
  readonly pace: Pace
  /** The acts of the turn, from the draw on. */
  readonly events: readonly number[]
  /** Seconds from the discard to the draw, or to the act by which the turn went on; undefined if the record does not know. */
  readonly seconds: number | undefined
  readonly floor: number | null
  /** The drawn tile can't be told from the hand, or is known to be told from it. */
  readonly drawnTile: 'mixed' | 'told' | 'unknown'
  /** A replacement tile has been drawn after a kong. */
  readonly replaced: boolean
}

/** The turn that a call contests: the turn right after the claimed discard, by another player. Null if there is none. */
const contestedTurn = (table: Table, settings: Settings, event: CallEvent, claimed: ClaimedTile): ContestedTurn | null => {
  const { target, earlier, moment } = claimed
  if (!target || target.seat === event.actor) return null
  const turn = turnAfter(table, target.event)
  if (turn && turn.seat !== event.actor && turn.first.event < moment) return contestedLastTurn(turn, settings)
  const { drawn } = target
  if (target.kind !== 'discard' || earlier || !drawn || drawn.seat === event.actor || drawn.event >= moment) return null
  return {
    seat: drawn.seat,
    kind: 'draw',
    target,
    pace: paceOfDraw(settings, target),
    events: [drawn.event],
    seconds: secondsToDraw(target),
    floor: settings['draw-floor'],
    drawnTile: drawn.mixed ? 'mixed' : 'unknown',
    replaced: false,
  }
}

const contestedLastTurn = (
  { seat, kind, target, first, last, fast, drawn, told, replaced }: LastTurn,
  settings: Settings,
): ContestedTurn => ({
  seat,
  kind,
  target,
  pace: paceOfTurn(settings, { from: target.clock, to: first.clock, fast }),
  events: [...new Set([...(drawn ? [drawn.event] : []), first.event, last])],
  seconds: secondsBetween(target.clock, first.clock),
  floor: settings['turn-floor'],
  drawnTile: told ? 'told' : drawn?.mixed ? 'mixed' : 'unknown',
  replaced,
})

/**
 * Whether the call stays valid if the contested turn was too fast: a win against every act but a mere draw, which does not close it; a pung
 * or kong against a draw, a discard and a kong.
 */
const isCutOff = ({ kind }: ContestedTurn, { call }: CallEvent): boolean =>
  call === 'ron' ? kind !== 'draw' : call === 'chii' || !isGroupCall(call) ? false : kind !== 'self-draw' && kind !== 'claim'

/** Whether the turn after the claimed discard was too fast, as marked or by the clock: the draw, or the act that followed it. */
export const wasTurnTooFast = (table: Table, settings: Settings, event: CallEvent, claimed: ClaimedTile): boolean => {
  const turn = contestedTurn(table, settings, event, claimed)
  return turn !== null && (turn.pace === 'too-fast' || drawWasTooFast(settings, turn.target))
}

/**
 * The tile that a set is claimed of, with the draw after it also if its tile is back in the wall, provided that the draw is known to have left no
 * time. Any other draw that went back may have been noted before the call that it gave way to.
 */
export const claimedAfterDraw = (table: Table, { windows, settings }: RuleSet, event: CallEvent): ClaimedTile => {
  const claimed = claimedTile(table, event)
  const { target } = claimed
  if (!target?.undrawn || target.drawn || !isGroupCall(event.call) || event.actor === target.undrawn.seat) return claimed
  if (windows.fastDraw === 'unstated' || isOpenUntilInHand(windows)) return claimed
  const drawn = { ...target, drawn: target.undrawn }
  return drawWasTooFast(settings, drawn) ? { ...claimed, target: drawn } : claimed
}

/** The turn that makes a call late unless it was too fast, under windows that such a turn does not close. */
export const turnTooFastFor = (
  table: Table,
  { windows, settings }: RuleSet,
  event: CallEvent,
  claimed: ClaimedTile,
): ContestedTurn | null => {
  if (windows.fastDraw !== 'reverted') return null
  const turn = contestedTurn(table, settings, event, claimed)
  if (!turn || turn.pace === 'in-time' || !isCutOff(turn, event)) return null
  // A discard after the own kong is not asked about: the drawing of the replacement tile left time to rob it.
  return turn.target.kind === 'discard' || turn.pace === 'too-fast' ? turn : null
}
