import { declaredWinOf, isAnothersHand, isAnothersWin, shownHand } from '../../hand/declared-win.ts'
import { completes, isWaiting } from '../../hand/waits.ts'
import type { Count, Reveal } from '../../model/events.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { areKnown, isKnown, isSameKind, type KnownTile, kindOf } from '../../model/tiles.ts'
import { isTerminalOrHonour } from '../../table/aborts.ts'
import type { Table } from '../../table/table.ts'
import { isPossibleHandSize, isShownWithoutDrawn, possibleHandSizes } from '../../table/tiles/hand-size.ts'
import type { Raised } from '../rule.ts'

/** Whether the number of tiles shown is another hand's, or right but for the winning tile or the drawn one. */
export const isExplained = (table: Table, event: Reveal): boolean =>
  isAnothersWin(table, event.actor) ||
  isAnothersHand(table, event) ||
  isWinLeftOut(table, event) ||
  isWonWithDiscard(table, event) ||
  isWinningTileMisplaced(table, event) ||
  isShownWithoutDrawn(table, event) ||
  isInAnothersTurn(table, event)

/**
 * Whether the player whose draw is due shows a hand that wins with the tile shown last, and nobody has called a win: the draw and the call are missing
 * in the record.
 */
const isWinLeftOut = (table: Table, event: Reveal): boolean => {
  const { ended, turn, winCalled } = table
  if (winCalled !== null || turn.seat !== event.actor || turn.due !== 'draw' || (ended && ended.how !== 'win')) return false
  const shown = shownHand(table, event)
  return shown?.last !== undefined && completes(shown.hand, shown.last)
}

/** Whether a player shows the own newest discard last, and the hand wins with it: the self-drawn tile was laid down, and written as a discard. */
const isWonWithDiscard = (table: Table, event: Reveal): boolean => {
  const { lastDiscard } = table
  const shown = lastDiscard?.seat === event.actor ? shownHand(table, event) : null
  return shown?.last !== undefined && isSameKind(shown.last, lastDiscard?.tile) && completes(shown.hand, shown.last)
}

/** Nine terminals shown in another's turn, with as many tiles as that player holds: it is likely that player's hand, for a redraw. */
const isInAnothersTurn = (table: Table, { actor, tiles }: Reveal): boolean => {
  const { ended, turn } = table
  const { seat } = turn
  const isOver = ended !== null && ended.how !== 'nine-terminals'
  const sizes = isOver || seat === null || seat === actor || declaredWinOf(table, actor) ? null : possibleHandSizes(table, seat)
  if (sizes === null || !isPossibleHandSize(sizes, tiles.length)) return false
  return new Set(tiles.filter(isKnown).map(kindOf).filter(isTerminalOrHonour)).size >= 9
}

/** At the own win, one tile more or less may be the winning one: written down with the hand on a discard, left out at a self-draw. */
export const isWinningTileMisplaced = (table: Table, event: Reveal): boolean => {
  const win = declaredWinOf(table, event.actor)
  // With an unseen tile among them, the others may be a winning hand.
  if (win && !areKnown(event.tiles)) return event.tiles.length % 3 === (win.selfDraw ? 1 : 2)
  const shown = win && shownHand(table, event)
  if (!shown) return false
  const { hand, last } = shown
  const complete = (tile: KnownTile): boolean => completes(hand, tile)
  const isAmong = !isKnown(win.tile) || event.tiles.some((tile) => isSameKind(tile, win.tile))
  if (!win.selfDraw) return last !== undefined && complete(last) && isAmong
  if (last !== undefined || !isKnown(win.tile)) return last === undefined && isWaiting(hand) === 'yes'
  // it is recorded where the winning tile is: then it was not left out
  return complete(win.tile) && !isSameKind(event.tiles.at(-1), win.tile)
}

/**
 * Whether a player who could have drawn next shows a tile too many at a ron: it wins on another player's tile, and these tiles make no hand by
 * themselves, as they would if the draw and a self-draw win were meant.
 */
export const isTooManyForRon = (table: Table, event: Count | Reveal, expected: number): boolean => {
  if (event.verb !== 'reveal' || event.tiles.length !== expected + 1 || declaredWinOf(table, event.actor)?.selfDraw !== false) return false
  const shown = shownHand(table, event)
  return shown?.last !== undefined && shown.groupsKnown && !completes(shown.hand, shown.last)
}

/** A win with a wrong number of tiles is none: it is void, and costs what a false win costs, if that is more. */
export const asFalseWin = ({ penalties }: RuleSet): Pick<Raised, 'remedies' | 'penalty' | 'sections'> => {
  const { penalty, section } = penalties['win.incomplete']?.always ?? {}
  const own = penalties['hand.count']?.always?.penalty
  if (!penalty || penalty.kind === own?.kind) return { remedies: ['win-void', ...(own?.kind === 'chombo' ? [] : (['dead-hand'] as const))] }
  return { remedies: ['win-void'], penalty, ...(section !== undefined && { sections: [section] }) }
}
