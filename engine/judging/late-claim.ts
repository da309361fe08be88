import type { CallEvent, DiscardEvent, TableEvent } from '../model/events.ts'
import { nextSeat, type Seat } from '../model/seats.ts'
import { areKnown, isKnown, isSameKind, type Tile } from '../model/tiles.ts'
import { isRemark } from '../model/verb-kinds.ts'
import type { Raised } from '../rules/rule.ts'
import { makesGroup, mayChow, tilesToShow, validClaims } from '../table/claims.ts'
import { isGroupCall, type Table } from '../table/table.ts'
import { misfitDiscard } from '../table/turn.ts'
import { decisionKey } from './decisions.ts'
import type { Play } from './play.ts'
import type { MovedLines, NumberedEvent } from './same-moment.ts'

/** A line of the record with the hand before it. */
type Written = NumberedEvent & { readonly before: Play }

/** Events as they are written, and in the order in which they happened; the call that is out of its place. */
export type Reordered = MovedLines & {
  readonly call: NumberedEvent
  readonly raised: Raised
}

/** The steps of a claim, what is written after them, and the lines before them. */
type Claiming = {
  readonly call: Written & { readonly event: CallEvent }
  readonly tiles: readonly Tile[]
  readonly steps: readonly Written[]
  readonly after: readonly Written[]
  readonly before: readonly Written[]
  readonly remarks: readonly Written[]
}

/**
 * A claim written after the discard that it led to: its player discarded out of turn, or claims what is the own discard, and could have claimed
 * the discard before with these tiles. The recorder was late with its line. If the line names no tiles, the next player's act shows
 * that the claimant has discarded.
 */
export const claimWrittenLate = (play: Play, event: TableEvent): Reordered | null => {
  const claiming = claimBefore(play, event)
  if (!claiming) return null
  const { call, tiles, steps, after, before } = claiming
  const { actor } = call.event
  const isNext = (line: Written | undefined): boolean =>
    line !== undefined && line.event.actor === nextSeat(actor, play.table.form.seats) && line.event.verb === 'draw'
  const last = before.at(-1)
  const between = last && after.length === 0 && isNext(last) ? [last] : []
  const discard = before.at(-1 - between.length)
  if (discard?.event.verb !== 'discard' || discard.event.actor !== actor || [...steps, ...between, discard].some(isTied)) return null
  const { table } = discard.before
  if (!isOfDiscardBefore(table, { call: call.event, tiles, discard: discard.event })) return null
  // The referee says that the line is where it belongs.
  if (play.decisions.get(decisionKey(call.number, 'record.claim'))?.kind === 'dismissed') return null
  const remarks = claiming.remarks.filter(({ number }) => number > discard.number)
  return {
    given: [discard, ...between, ...steps, ...after, ...remarks].toSorted((a, b) => a.number - b.number),
    order: [...remarks, ...steps, discard, ...between, ...after],
    call,
    raised: {
      seat: null,
      because: [discard.number, call.number],
      facts: {
        why: 'after',
        call: call.event.call,
        caller: actor,
        tile: table.target?.tile,
        tiles,
        from: table.target?.seat,
        discard: table.target?.event,
        own: discard.number,
      },
    },
  }
}

const isTied = ({ event }: Written): boolean => event.together === true

/** The claim that an event belongs to, or of which it is the next player's act if the claim names no tiles. */
const claimBefore = (play: Play, event: TableEvent): Claiming | null => {
  const isAct = event.verb === 'draw' || event.verb === 'discard'
  const newest = isAct ? play.table.before : event
  if (!newest || !isStep(newest) || !isAfterOwnDiscard(play, newest)) return null
  const { written, remarks } = lastLines(play, event)
  const end = isAct ? written.length - 1 : written.length
  const start = written.findLastIndex((line, i) => i < end && line.event.verb === 'call')
  const call = written[start]
  if (call?.event.verb !== 'call' || !isGroupCall(call.event.call)) return null
  const { actor } = call.event
  const steps = written.slice(start, end)
  if (steps.some((line, i) => line.event.actor !== actor || line.event.verb !== STEPS[i])) return null
  if (isAct && event.actor !== nextSeat(actor, play.table.form.seats)) return null
  const show = steps[1]?.event
  const tiles = call.event.short?.tiles ?? (show?.verb === 'show' ? show.tiles : [])
  const isNamed = tiles.length > 0 && areKnown(tiles)
  if (isNamed === isAct) return null
  return {
    call: { ...call, event: call.event },
    tiles: isNamed ? tiles : [],
    steps,
    after: written.slice(end),
    before: written.slice(0, start),
    remarks,
  }
}

const STEPS = ['call', 'show', 'take'] as const
const isStep = ({ verb }: TableEvent): boolean => verb === 'call' || verb === 'show' || verb === 'take'

/** Whether a discard of the claimant, or a draw, is the last line before the steps of a claim: nearly every claim is in its place. */
const isAfterOwnDiscard = (play: Play, { actor }: TableEvent): boolean => {
  let line = play.previous
  while (line && (isStep(line.event) || isRemark(line.event.verb))) line = line.play.previous
  return line?.event.verb === 'draw' || (line?.event.verb === 'discard' && line.event.actor === actor)
}

/** A discard, a draw, the three steps of a claim and an act after them. */
const MOST_LINES = 6

const lastLines = (play: Play, event: TableEvent): { readonly written: readonly Written[]; readonly remarks: readonly Written[] } => {
  const written: Written[] = [{ event, number: play.number + 1, before: play }]
  const remarks: Written[] = []
  for (let at = play.previous; at && written.length < MOST_LINES; at = at.play.previous)
    (isRemark(at.event.verb) ? remarks : written).unshift({ event: at.event, number: at.play.number + 1, before: at.play })
  return { written, remarks }
}

type Late = { readonly call: CallEvent; readonly tiles: readonly Tile[]; readonly discard: DiscardEvent }

/** Whether the claim can be of the tile that lay open before the discard, and of nothing else. */
const isOfDiscardBefore = (table: Table, { call, tiles, discard }: Late): boolean => {
  const { target, claims, turn } = table
  const { actor, call: kind } = call
  const { riichi, dead, shown } = table.players[actor]
  if (!isGroupCall(kind) || target?.kind !== 'discard' || target.seat === actor || target.drawn || target.taken) return false
  if (riichi || dead || shown || validClaims(claims, target.event).length > 0 || discard.wrong || discard.nodraw || discard.meld)
    return false
  if (kind === 'chii' && !mayChow(table, target.seat, actor)) return false
  if (isKnown(call.tile) && !isSameKind(call.tile, target.tile)) return false
  if (tiles.length === 0) return misfitDiscard(table, discard) !== null && !isSameKind(discard.tile, target.tile)
  if (tiles.length !== tilesToShow(kind) || !makesGroup(kind, target.tile, tiles) || makesGroup(kind, discard.tile, tiles)) return false
  return misfitDiscard(table, discard) !== null || isDrawLeftOut(turn, actor)
}

const isDrawLeftOut = ({ seat, due }: Table['turn'], actor: Seat): boolean => seat === actor && due === 'draw'
