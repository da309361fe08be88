import { type ClaimWindows, isOpenUntilInHand, type WinClosing } from '../model/rule-set.ts'
import { nextSeat, type Seat } from '../model/seats.ts'
import type { ClaimedTile } from './claims.ts'
import type { Table, Target } from './table.ts'

/**
 * Whether a chow, pung or kong of the tile is still in time. `drawn`: the next player has drawn. `touched`: the caller has, or has touched
 * the tile to draw. `taken`: a claimant has the tile. `closed`: play has gone on from the tile.
 */
export const groupWindow = (windows: ClaimWindows, claimed: ClaimedTile): 'open' | 'drawn' | 'touched' | 'taken' | 'closed' => {
  const { target, earlier, moment } = claimed
  if (!target) return 'open'
  if (earlier || isClosedByFoul(windows, target, 'set')) return 'closed'
  if (windows.closedByTouch.includes('set') && turnBegunBy(claimed)) return 'touched'
  const { drawn, taken, tsumo } = target
  if (drawn) {
    if (drawn.event >= moment) return 'open'
    const isInHand = drawn.mixed === true || (tsumo !== undefined && tsumo.event < moment)
    if (isOpenUntilInHand(windows)) return isInHand ? 'closed' : 'drawn'
    if (windows.sets.includes('draw') || windows.sets === 'unstated') return 'drawn'
  }
  return taken && taken.event < moment && windows.sets.includes('take') ? 'taken' : 'open'
}

/**
 * The next player after a discard, if the record lacks that turn and has only the discard or the own kong of the player after it: the turn may
 * not have been played, and that act was out of turn. Then the tile can still be claimed, unless such a foul ends that as well.
 */
export const turnInDoubtAfter = (
  { players, lastDiscard, form }: Table,
  { closedByFoul }: ClaimWindows,
  { seat, event }: Target,
  as: 'set' | 'win',
): Seat | undefined => {
  const next = nextSeat(seat, form.seats)
  const left = players[next].river.at(-1)
  const isInDoubt = left?.supposed === true && left.event > event && [lastDiscard, lastDiscard?.before].some((one) => one?.event === event)
  return isInDoubt && !closedByFoul.includes(as) ? next : undefined
}

/** The acts that end the right to win on a tile before the next discard does. */
export const winClosing = ({ win }: ClaimWindows, { kind }: Pick<Target, 'kind'>): readonly WinClosing[] => win[tileOf(kind)]

const tileOf = (kind: Target['kind']): 'discard' | 'kong' => (kind === 'discard' ? 'discard' : 'kong')

/** The act that has ended the right to win on a tile: its player, and its event. */
export type ClosedWin = { readonly act: WinClosing | 'touch'; readonly seat: Seat; readonly event: number }

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
export const isAfterSelfDraw = ({ afterSelfDraw }: ClaimWindows, { kind }: Target, { act }: ClosedWin): boolean =>
  act === 'self-draw' && afterSelfDraw.includes(tileOf(kind))

const closedWin = (windows: ClaimWindows, claimed: ClaimedTile, target: Target): ClosedWin | undefined => {
  const { by, moment } = claimed
  const touch = windows.closedByTouch.includes('win') ? turnBegunBy(claimed) : undefined
  const acts: Readonly<Record<WinClosing, Closer | undefined>> = {
    draw: target.drawn,
    kong: target.kong,
    'extended-kong': target.extended,
    'self-draw': target.tsumo?.seat === by ? undefined : target.tsumo,
    take: target.taken,
    'take-by-text': target.taken,
  }
  const closed = winClosing(windows, target).flatMap((act) => {
    const closer = acts[act]
    return closer && closer.event < moment ? [{ act, ...closer }] : []
  })
  const [first] = [...(touch ? [{ act: 'touch' as const, ...touch }] : []), ...closed].toSorted((a, b) => a.event - b.event)
  return first && { act: first.act, seat: first.seat, event: first.event }
}

type Closer = { readonly seat: Seat; readonly event: number }

/** The act with which the caller has begun the own turn on a discard: the touching of the next tile, or its draw. */
const turnBegunBy = ({ target, by, moment }: ClaimedTile): Closer | undefined => {
  if (target?.kind !== 'discard') return undefined
  return [target.touched, target.drawn].find((begun) => begun?.seat === by && begun.event < moment)
}
