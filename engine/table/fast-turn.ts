import type { CallEvent } from '../model/events.ts'
import { type ClaimWindows, isOpenUntilInHand, type RuleSet } from '../model/rule-set.ts'
import type { Seat } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import { isKnown } from '../model/tiles.ts'
import { type ClaimedTile, claimedTile } from './claims.ts'
import { drawWasTooFast, type Pace, paceOfDraw, paceOfTurn, secondsBetween, secondsToDraw } from './pace.ts'
import { isGroupCall, type LastTurn, type Table, type Target, turnAfter } from './table.ts'
import { groupWindow, winWindow } from './windows.ts'

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
  const turn = turnAfter(table, target.event, moment)
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
 * Whether the turn cuts the call off, which stays valid if that turn was too fast: a win against every act that ends it; a pung or kong against
 * a draw, a discard and a kong that end it. Where sets end with the tile in the hand, a mere draw leaves that to be asked.
 */
const isCutOff = ({ kind, pace }: ContestedTurn, { call }: CallEvent, windows: ClaimWindows, claimed: ClaimedTile): boolean => {
  if (call === 'ron') return winWindow(windows, claimed) !== 'open'
  if (call === 'chii' || !isGroupCall(call) || kind === 'self-draw' || kind === 'claim') return false
  const window = groupWindow(windows, claimed)
  return window === 'drawn' && isOpenUntilInHand(windows) ? pace === 'too-fast' : window !== 'open'
}

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
  const claimed = claimedBeforeOwnKong(table, windows, event, claimedTile(table, event))
  const { target } = claimed
  if (!target?.undrawn || target.drawn || !isGroupCall(event.call) || event.actor === target.undrawn.seat) return claimed
  if (windows.fastDraw === 'unstated' || isOpenUntilInHand(windows)) return claimed
  const drawn = { ...target, drawn: target.undrawn }
  return drawWasTooFast(settings, drawn) ? { ...claimed, target: drawn } : claimed
}

/** Where a draw that was too fast goes back, so does the own kong after it: until its player discards, the set is claimed of the discard before. */
const claimedBeforeOwnKong = (table: Table, { fastDraw }: ClaimWindows, event: CallEvent, claimed: ClaimedTile): ClaimedTile => {
  const { target, earlier } = claimed
  if (fastDraw !== 'call-stands' || !earlier || !target || !isGroupCall(event.call)) return claimed
  // a call that names no tile may be of the one that extends a pung
  if (table.target?.kind === 'kakan' && !isKnown(event.tile)) return claimed
  const kong = turnAfter(table, target.event, claimed.moment)
  return kong?.kind === 'kong' && kong.seat !== event.actor ? { ...claimed, earlier: false, target: kong.target } : claimed
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
  if (!turn || turn.pace === 'in-time' || !isCutOff(turn, event, windows, claimed)) return null
  // A discard after the own kong is not asked about: the drawing of the replacement tile left time to rob it.
  return turn.target.kind === 'discard' || turn.pace === 'too-fast' ? turn : null
}

/** Tiles in the live wall after a claim that is in time. The tiles of a turn too fast for it, or drawn in the same moment, return to the wall. */
export const wallAfterClaim = (table: Table, rules: RuleSet, claimed: ClaimedTile, event: CallEvent): number | null => {
  const { wall } = table
  const turn = turnTooFastFor(table, rules, event, claimed)
  const isNextDrawn = turn !== null && turn.target.event !== table.target?.event && table.target?.drawn !== undefined
  if (wall !== null && turn) return wall + (turn.replaced ? 2 : 1) + (isNextDrawn ? 1 : 0)
  const drawn = claimed.earlier ? undefined : claimed.target?.drawn
  if (wall === null || !drawn || drawn.seat === event.actor) return wall
  const { fastDraw } = rules.windows
  const window = groupWindow(rules.windows, claimed)
  const goesBack = window === 'drawn' && (fastDraw === 'call-stands' || fastDraw === 'reverted' || isOpenUntilInHand(rules.windows))
  return window === 'open' || goesBack ? wall + 1 : wall
}
