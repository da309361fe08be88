import { shownHand } from '../hand/declared-win.ts'
import { completes } from '../hand/waits.ts'
import type { CallEvent, DiscardEvent, Reveal, Show, TableEvent } from '../model/events.ts'
import { areKnown, isHonour, isKnown, isSameKind, type Tile } from '../model/tiles.ts'
import { makesGroup, mayChow, tilesToShow } from '../table/claims.ts'
import { isGroupCall, type Table } from '../table/table.ts'
import { decisionKey } from './decisions.ts'
import type { Reordered } from './late-claim.ts'
import { eventsSince, lineBefore, type Play, type PlayedLine } from './play.ts'
import type { NumberedEvent } from './same-moment.ts'

/**
 * A call written just before the discard that it claims: the recorder heard the call first. The tiles shown fit that discard, and not the one
 * that lay open when the call was written.
 */
export const claimWrittenEarly = (play: Play, event: Show | Reveal): Reordered | null => {
  if (event.short || !(event.verb === 'show' ? event.tiles.some(isKnown) : areKnown(event.tiles))) return null
  const discard = discardBefore(play, event)
  if (discard?.event.verb !== 'discard' || discard.event.actor === event.actor) return null
  const call = lineBeforeTurn(discard.play, discard.event)
  if (call?.event.verb !== 'call' || call.event.actor !== event.actor || call.event.short) return null
  const lines = { call: call.event, discard: discard.event, shown: event }
  return movedBefore(play, event, { lines, atCall: call.play, own: discard.play.number + 1 })
}

/**
 * The same where the tiles, the taking of the claimed one, and perhaps the claimant's discard are written before that discard as well; in short form
 * where no discard of another player lies before it, which it could be of, or where the claimant has discarded.
 */
export const stepsWrittenEarly = (play: Play, event: DiscardEvent): Reordered | null =>
  chowWrittenEarly(play, event) ?? withStepsWrittenEarly(play, event)

/** A chow called while an honour lies there, just before a discard of a suit to the caller's left: it can be of that one alone. */
const chowWrittenEarly = (play: Play, discard: DiscardEvent): Reordered | null => {
  const line = lineBefore(play)
  const call = line?.event
  if (!line || call?.verb !== 'call' || call.call !== 'chii' || call.short || call.tile !== undefined || call.together) return null
  const { table, number } = line.play
  const { target, turn } = table
  const isOfTurn = turn.seat === discard.actor && turn.due === 'discard' && !discard.together && !discard.wrong && !discard.nodraw
  if (!target || !isHonour(target.tile) || !isOfTurn || !mayChow(table, discard.actor, call.actor)) return null
  if (!isKnown(discard.tile) || isHonour(discard.tile) || play.decisions.get(decisionKey(number + 1, 'record.claim'))?.kind === 'dismissed')
    return null
  const given = [...eventsSince(play, number), discard].map((one, i) => ({ event: one, number: number + 1 + i }))
  const [first, ...others] = given
  const own = others.at(-1)
  if (!first || !own) return null
  return {
    given,
    order: [own, first, ...others.slice(0, -1)],
    call: first,
    raised: {
      seat: null,
      because: [first.number, own.number],
      facts: {
        why: 'before',
        call: call.call,
        caller: call.actor,
        tile: discard.tile,
        from: discard.actor,
        discard: own.number,
        own: own.number,
      },
    },
  }
}

const withStepsWrittenEarly = (play: Play, event: DiscardEvent): Reordered | null => {
  let line = lineBeforeTurn(play, event)
  const before = line?.event
  if (!line || !before || before.actor === event.actor) return null
  const hasDiscarded = before.verb === 'discard' && isTakenJustBefore(line)
  if (hasDiscarded) line = lineBefore(line.play)
  if (line?.event.verb === 'take') line = lineBefore(line.play)
  const shown = line?.event
  if (!line || (shown?.verb !== 'show' && shown?.verb !== 'reveal') || !areKnown(shown.tiles)) return null
  const call = lineBefore(line.play)
  if (call?.event.verb !== 'call' || call.event.actor !== before.actor || shown.actor !== before.actor) return null
  const { target } = call.play.table
  if (target && (hasDiscarded ? fits(call.event, shown, target.tile) : shown.short && target.seat !== before.actor)) return null
  const lines = { call: call.event, discard: event, shown }
  return movedBefore(play, event, { lines, atCall: call.play, own: play.number + 1 })
}

/** Whether the tiles shown make the set called with a tile, whoever discarded it. */
const fits = ({ call }: CallEvent, { tiles }: Show | Reveal, tile: Tile): boolean => isGroupCall(call) && makesGroup(call, tile, tiles)

/** Whether the line before a discard says that its player took a claimed tile. */
const isTakenJustBefore = ({ event, play }: PlayedLine): boolean => {
  const taken = lineBefore(play)?.event
  return taken?.verb === 'take' && taken.actor === event.actor
}

type Early = { readonly lines: Lines; readonly atCall: Play; readonly own: number }

/** The lines from the call on, with the discard, event `own`, and its draw before them. */
const movedBefore = (play: Play, event: TableEvent, { lines, atCall, own }: Early): Reordered | null => {
  if (isTied(lines) || !isOfNextDiscard(atCall.table, lines)) return null
  const called = atCall.number + 1
  // The referee says that the line is where it belongs.
  if (play.decisions.get(decisionKey(called, 'record.claim'))?.kind === 'dismissed') return null
  const given = [...eventsSince(play, called - 1), event].map((one, i) => ({ event: one, number: called + i }))
  const [first, ...others] = given
  if (!first) return null
  const { call, discard, shown } = lines
  const isOfTurn = ({ event: one, number }: NumberedEvent): boolean =>
    number === own || (number < own && one.verb === 'draw' && one.actor === discard.actor)
  return {
    given,
    order: [...others.filter(isOfTurn), first, ...others.filter((one) => !isOfTurn(one))],
    call: first,
    raised: {
      seat: null,
      because: [called, own],
      facts: {
        why: 'before',
        call: call.call,
        caller: call.actor,
        tile: discard.tile,
        tiles: shown.tiles,
        from: discard.actor,
        discard: own,
        own,
      },
    },
  }
}

/** The line before a discard, or before the draw of its turn if that is recorded. */
const lineBeforeTurn = (play: Play, { actor }: DiscardEvent): PlayedLine | null => {
  const line = lineBefore(play)
  return line?.event.verb === 'draw' && line.event.actor === actor ? lineBefore(line.play) : line
}

/** The line before a showing; of a hand it may be written after the end, of the tiles of a set after the taking. */
const discardBefore = (play: Play, { verb, actor }: Show | Reveal): PlayedLine | null => {
  const line = lineBefore(play)
  const isPassed = verb === 'reveal' ? line?.event.verb === 'end' : line?.event.verb === 'take' && line.event.actor === actor
  return line && isPassed ? lineBefore(line.play) : line
}

type Lines = { readonly call: CallEvent; readonly discard: DiscardEvent; readonly shown: Show | Reveal }

const isTied = (lines: Lines): boolean => Object.values(lines).some(({ together }) => together === true)

/** Whether the discard was made by the player whose turn it was without the call, and alone fits what is shown. */
const isOfNextDiscard = (then: Table, { call, discard, shown }: Lines): boolean => {
  const { actor: from, tile } = discard
  const isTurnOf = then.turn.seat === from || (then.turn.due === 'any' && then.target === null)
  if (!isTurnOf || discard.wrong || !isKnown(tile)) return false
  if (isKnown(call.tile) && !isSameKind(call.tile, tile)) return false
  const before = then.target?.tile
  if (shown.verb === 'reveal') return call.call === 'ron' && wins(then, shown, tile) && !(isKnown(before) && wins(then, shown, before))
  const { call: kind } = call
  if (!isGroupCall(kind) || (kind === 'chii' && !mayChow(then, from, call.actor))) return false
  const makes = (claimed: Tile): boolean => makesGroup(kind, claimed, shown.tiles)
  if (shown.tiles.length !== tilesToShow(kind) || !makes(tile)) return false
  const mayBeOfBefore = then.target !== null && (kind !== 'chii' || mayChow(then, then.target.seat, call.actor))
  return before === undefined || !mayBeOfBefore || !makes(before)
}

const wins = (table: Table, reveal: Reveal, tile: Tile): boolean => {
  const hand = isKnown(tile) ? shownHand(table, reveal) : null
  return hand !== null && !hand.last && isKnown(tile) && completes(hand.hand, tile)
}
