import { shownHand } from '../../hand/declared-win.ts'
import { completes, isWaiting } from '../../hand/waits.ts'
import type { Reveal } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { Seat } from '../../model/seats.ts'
import { isKnown } from '../../model/tiles.ts'
import type { Table, Target } from '../../table/table.ts'
import { findingOfRecord } from '../record/instead.ts'
import type { Amendment, EventStep } from '../rule.ts'

/**
 * The player whose discard the record lacks: the hand shown waits for another tile than the one on which ron was called, and this player
 * has drawn or claimed since. Where the record leaves draws out and the hand has ended with the win, it is the next player.
 */
export const owesWinningDiscard = (table: Table, event: Reveal): Seat | null => {
  const { turn, claims, ended } = table
  const ron = claims.findLast(({ by, call }) => by === event.actor && call === 'ron')
  const isDue = turn.due === 'discard' || (ended?.how === 'win' && leavesDrawsOut(table))
  const due = isDue ? turn.seat : drawerOf(table)
  if ((ended && ended.how !== 'win') || !ron || !isKnown(ron.tile) || due === null || due === event.actor) return null
  const shown = shownHand(table, event)
  if (!shown || shown.last || isWaiting(shown.hand) !== 'yes') return null
  return completes(shown.hand, ron.tile) ? null : due
}

/** The draw after the newest discard, or the own kong that followed it: either closes the claims of that discard. */
export const newestDraw = ({ target }: Table): Pick<Target, 'seat' | 'event'> | undefined =>
  target?.kind === 'discard' ? target.drawn : (target ?? undefined)

/** The player who has drawn since the newest discard: another call since then may have left open whose turn it is. */
const drawerOf = (table: Table): Seat | null => {
  const drawer = newestDraw(table)?.seat
  return drawer !== undefined && table.players[drawer].drawn ? drawer : null
}

/** Whether no draw is recorded, over a go-round at least: the other discards are those of claims. */
const leavesDrawsOut = ({ players, form }: Table): boolean =>
  form.seats.every((seat) => {
    const { river, groups } = players[seat]
    const undrawn = river.filter((discard) => discard.undrawn === 'wall').length
    return undrawn > 0 && river.length - undrawn <= groups.length
  })

/**
 * The faults of a ron whose hand, as shown, waits for a discard that the record lacks. The hand has ended with a win, so nobody makes that
 * discard later.
 */
export const wonOnMissingDiscard = (findings: readonly Finding[], { before, event }: EventStep): readonly Amendment[] => {
  const isOver = (event.verb === 'end' && event.how === 'win') || (event.verb === 'reveal' && before.ended?.how === 'win')
  if (!isOver) return []
  return findings.flatMap((finding) => {
    const { seat, state, decision, event: at, facts } = finding
    if (seat === null || state !== 'open' || decision) return []
    const { revealed = 0, hand } = before.players[seat]
    const earlier: Reveal | null = revealed > at ? { actor: seat, verb: 'reveal', tiles: hand.known } : null
    const shown = event.verb === 'reveal' && event.actor === seat ? event : earlier
    const due = shown && owesWinningDiscard(before, shown)
    return due ? [{ finding, instead: findingOfRecord('record.missing', finding, { ...facts, due, won: at }) }] : []
  })
}
