import { shownHand } from '../hand/declared-win.ts'
import type { HandTiles } from '../hand/majiang-hand.ts'
import { completes } from '../hand/waits.ts'
import type { CallEvent, TableEvent } from '../model/events.ts'
import { nextSeat } from '../model/seats.ts'
import { areKnown, isKnown, isSameKind, type Tile } from '../model/tiles.ts'
import { mayChow } from '../table/claims.ts'
import { isGroupCall } from '../table/table.ts'
import { decisionKey, type Reading } from './decisions.ts'
import { lineBefore, type Play, type PlayedLine } from './play.ts'
import { isSetOf } from './wrong-tile.ts'

/**
 * Two discards that changed places in the record: the first was out of turn, the second is of the player whose turn it was, and a call then
 * claims the first as the newest one.
 */
export const exchangedDiscards = (play: Play): Reading | null => {
  const claim = claimBefore(play)
  if (!claim) return null
  const second = lineBefore(claim.line.play)
  const first = second?.event.verb === 'discard' ? lineBefore(second.play) : null
  if (second?.event.verb !== 'discard' || first?.event.verb !== 'discard' || first.event.short || second.event.short) return null
  const { table, number } = first.play
  const { actor: early, tile } = first.event
  const at = number + 1
  const next = second.play.number + 1
  if (table.turn.seat !== second.event.actor || early !== nextSeat(second.event.actor, table.form.seats)) return null
  if (!fits(claim, tile) || fits(claim, second.event.tile) || claim.call.actor === early) return null
  if (claim.call.call === 'chii' && !mayChow(table, early, claim.call.actor)) return null
  const isHeld = play.findings.some(
    ({ rule, event, seat, state, decision }) =>
      rule === 'turn.discard' && event === at && seat === early && state === 'open' && decision === undefined,
  )
  if (!isHeld || play.decisions.get(decisionKey(at, 'record.tile'))?.kind === 'dismissed') return null
  return {
    at,
    events: new Map<number, TableEvent>([
      [at, second.event],
      [next, first.event],
    ]),
    seat: early,
    raised: { seat: null, at, because: [at, next, play.number], facts: { line: 'exchanged', actor: early } },
  }
}

/** `hand`: shown after the word “ron”. */
type NamedClaim = {
  readonly line: PlayedLine
  readonly call: CallEvent
  readonly tiles: readonly Tile[]
  readonly hand: HandTiles | undefined
}

/** The call just made, with its tiles: named in it, in its short form, or shown right after it. */
const claimBefore = ({ previous, table }: Play): NamedClaim | null => {
  const shown = (previous?.event.verb === 'show' && !previous.event.short) || previous?.event.verb === 'reveal' ? previous.event : null
  const line = previous && shown ? lineBefore(previous.play) : previous
  const call = line?.event
  if (!line || call?.verb !== 'call' || (!isGroupCall(call.call) && call.call !== 'ron')) return null
  if (shown && shown.actor !== call.actor) return null
  const hand = shown?.verb === 'reveal' && call.call === 'ron' ? shownHand(table, shown)?.hand : undefined
  return { line, call, tiles: shown?.tiles ?? call.short?.tiles ?? [], hand }
}

/** Whether a call is of a tile, by its name, the tiles or the hand shown; one that tells nothing fits none. */
const fits = ({ call, tiles, hand }: NamedClaim, tile: Tile): boolean => {
  if (!isKnown(tile)) return false
  if (isKnown(call.tile)) return isSameKind(call.tile, tile)
  if (hand) return completes(hand, tile)
  return isGroupCall(call.call) && areKnown(tiles) && isSetOf(call.call, tile, { tiles })
}
