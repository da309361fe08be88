import type { CallEvent } from '../model/events.ts'
import type { ClaimWindows, RuleSet } from '../model/rule-set.ts'
import type { Seat } from '../model/seats.ts'
import type { ClaimedTile } from './claims.ts'
import { turnTooFastFor } from './fast-turn.ts'
import type { Table, Target } from './table.ts'

/**
 * Whether a chow, pung or kong of the tile is still in time. `drawn`: the next player has drawn. `touched`: the caller has, or has touched
 * the tile to draw. `taken`: a claimant has the tile. `closed`: play has gone on from the tile.
 */
export const groupWindow = (windows: ClaimWindows, claimed: ClaimedTile): 'open' | 'drawn' | 'touched' | 'taken' | 'closed' => {
  const { target, earlier, moment } = claimed
  if (!target) return 'open'
  if (earlier || isClosedByFoul(windows, target, 'set')) return 'closed'
  if (windows.touch !== 'nothing' && turnBegunBy(claimed)) return 'touched'
  const { drawn, taken, tsumo } = target
  if (drawn) {
    if (drawn.event >= moment) return 'open'
    const isInHand = drawn.mixed === true || (tsumo !== undefined && tsumo.event < moment)
    return windows.group === 'until-in-hand' && isInHand ? 'closed' : 'drawn'
  }
  return taken && taken.event < moment && windows.group === 'until-turn' ? 'taken' : 'open'
}

/** The acts that can end the right to win on a tile, beside the next discard. */
export type WinClosing = 'touch' | 'draw' | 'take' | 'kong' | 'self-draw'

/** The acts that end a win on a discard, and on the tile of an extended pung, before the next discard does. */
const CLOSING: Readonly<Record<ClaimWindows['win'], { readonly discard: readonly WinClosing[]; readonly kong: readonly WinClosing[] }>> = {
  'until-draw': { discard: ['draw', 'self-draw'], kong: [] },
  'until-discard': { discard: ['self-draw'], kong: ['self-draw'] },
  'until-act': { discard: ['kong', 'self-draw'], kong: [] },
  'until-discard-or-take': { discard: ['take', 'self-draw'], kong: ['kong', 'self-draw'] },
  'until-turn': { discard: ['draw', 'take', 'self-draw'], kong: ['self-draw'] },
}

/** Until when a tile can be won on: the value of the rule set for a discard; the end that it comes to for the tile of an extended pung. */
export const winUntil = ({ win }: ClaimWindows, { kind }: Pick<Target, 'kind'>): ClaimWindows['win'] => {
  if (kind === 'discard') return win
  return win === 'until-discard-or-take' ? 'until-act' : 'until-discard'
}

/** The act that has ended the right to win on a tile: its player, and its event. */
export type ClosedWin = { readonly act: WinClosing; readonly seat: Seat; readonly event: number }

/** Whether a win on the tile is still in time, or the first act that closed it; `discard`: play has gone on from the tile. */
export const winWindow = (windows: ClaimWindows, claimed: ClaimedTile): 'open' | 'discard' | ClosedWin => {
  const { target, earlier } = claimed
  if (!target) return 'open'
  return earlier || isClosedByFoul(windows, target, 'win') ? 'discard' : (closedWin(windows, claimed, target) ?? 'open')
}

/** Whether a discard that was a foul has ended the right to claim the one before it. */
const isClosedByFoul = ({ closedByFoul }: ClaimWindows, { passedOver }: Target, as: 'set' | 'win'): boolean =>
  passedOver === 'foul' && closedByFoul.includes(as)

/** Whether the win comes after the next player's self-draw win, where that does not simply make it late. */
export const isAfterSelfDraw = ({ afterTsumo, win }: ClaimWindows, { kind }: Target, { act }: ClosedWin): boolean =>
  act === 'self-draw' && afterTsumo !== 'late' && (kind === 'discard' || win !== 'until-discard-or-take')

const closedWin = (windows: ClaimWindows, claimed: ClaimedTile, target: Target): ClosedWin | undefined => {
  const { by, moment } = claimed
  const closing = CLOSING[windows.win][target.kind === 'discard' ? 'discard' : 'kong']
  const isClosing = (act: WinClosing): boolean =>
    closing.includes(act) || (act === 'kong' && windows.extendedKong === 'discard' && target.extended !== undefined)
  const own = windows.touch === 'own-all' ? turnBegunBy(claimed) : undefined
  const acts: readonly (readonly [WinClosing, Closer | undefined])[] = [
    ['draw', target.drawn],
    ['take', target.taken],
    ['kong', closing.includes('kong') ? target.kong : target.extended],
    ['self-draw', target.tsumo?.seat === by ? undefined : target.tsumo],
  ]
  const closed = acts.flatMap(([act, closer]) => (closer && isClosing(act) && closer.event < moment ? [{ act, ...closer }] : []))
  const [first] = [...(own ? [{ act: 'touch' as const, ...own }] : []), ...closed].toSorted((a, b) => a.event - b.event)
  return first && { act: first.act, seat: first.seat, event: first.event }
}

type Closer = { readonly seat: Seat; readonly event: number }

/** The act with which the caller has begun the own turn on a discard: the touching of the next tile, or its draw. */
const turnBegunBy = ({ target, by, moment }: ClaimedTile): Closer | undefined => {
  if (target?.kind !== 'discard') return undefined
  return [target.touched, target.drawn].find((begun) => begun?.seat === by && begun.event < moment)
}

/** Tiles in the live wall after a claim that is in time. The tiles of a turn too fast for it, or drawn in the same moment, return to the wall. */
export const wallAfterClaim = (table: Table, rules: RuleSet, claimed: ClaimedTile, event: CallEvent): number | null => {
  const { wall } = table
  const turn = turnTooFastFor(table, rules, event, claimed)
  if (wall !== null && turn) return wall + (turn.replaced ? 2 : 1)
  const drawn = claimed.earlier ? undefined : claimed.target?.drawn
  if (wall === null || !drawn || drawn.seat === event.actor) return wall
  const { fastDraw, group } = rules.windows
  const window = groupWindow(rules.windows, claimed)
  const goesBack = window === 'drawn' && (fastDraw === 'call-stands' || fastDraw === 'reverted' || group === 'until-in-hand')
  return window === 'open' || goesBack ? wall + 1 : wall
}
