import type { DiscardEvent, Draw, Replace, TurnAct } from '../model/events.ts'
import { nextSeat, type Seat } from '../model/seats.ts'
import { isKnown, type Tile } from '../model/tiles.ts'
import { claimContinuedBy, claimLetGoBy, claimPutRightBy, continuesVoidKong } from './claims.ts'
import type { Table, Turn } from './table.ts'

/** The innocent explanations of an act that does not fit the turn (rule book, "Foul or recording mistake?"). */
export const EXPLANATIONS = ['missing', 'doubled', 'seat'] as const
export type Explanation = (typeof EXPLANATIONS)[number]

/** An act out of turn: the seat whose turn it was, the act that was due, and the possible explanations. */
export type TurnMisfit = {
  readonly due: Seat
  readonly dueAct: 'draw' | 'discard'
  readonly possible: readonly Explanation[]
  /** The record lacks the draw before the own last discard: it may be that draw, made or written late. */
  readonly late?: true
}

/** The misfit of a draw; null if it fits the turn, or the record can't tell. */
export const misfitDraw = (table: Table, event: Draw): TurnMisfit | null => {
  const { actor, tile } = event
  const { turn, before } = table
  if (turn.seat === null || fits(turn, actor) || isWinCalled(table)) return null
  if (wasDrawImplied(table, actor) || wasDrawnForRiichi(table, actor) || isDrawnAfterTakingBack(table, actor)) return null
  if (actor !== turn.seat && (makesUpDraw(table, actor) || completesDeal(table, actor))) return null
  if (claimPutRightBy(table, actor, 'draw') ?? claimLetGoBy(table, actor)) return null
  // The record lacks the draw before the player's last discard: this may be its line.
  const late = actor !== turn.seat && table.draws !== 'none' && table.players[actor].river.at(-1)?.undrawn !== undefined
  if (turn.due === 'draw') {
    if (actor === turn.seat || turnUnderOther(table, actor) !== undefined) return null
    const doubled = drawRepeated(table, event) === undefined ? [] : (['doubled'] as const)
    return { due: turn.seat, dueAct: 'draw', possible: [...missing(table, actor, turn.seat), ...doubled, 'seat'], ...(late && { late }) }
  }
  if (turn.due === 'replace' && actor === turn.seat) return null
  const misfit = { due: turn.seat, dueAct: 'discard' as const, ...(late && { late }) }
  if (actor === turn.seat) {
    if (hasPutBackUnsaid(table, event)) return null
    const twice = before?.verb === 'draw' && before.actor === actor && maySame(before.tile, tile)
    return { ...misfit, possible: twice ? ['doubled'] : [] }
  }
  const claimed = table.claims.find((claim) => claim.called === turn.claim)
  return { ...misfit, possible: claimed && claimed.takenAt === undefined ? [] : missing(table, actor, turn.seat) }
}

/** The draw of the player's turn which has just ended with a discard, if this draw repeats it: the line may be entered twice. */
export const drawRepeated = ({ laid, lastDiscard }: Table, { actor, tile }: Draw): number | undefined => {
  const drawn = lastDiscard?.seat === actor && laid?.event === lastDiscard.event ? laid.player.drawn : undefined
  return isKnown(tile) && drawn?.tile === tile ? drawn.event : undefined
}

/**
 * Whether a player who has just drawn from a wrong place, or from another hand, draws again, as is right: the record lacks the first tile going
 * back.
 */
export const hasPutBackUnsaid = ({ turn, before, players }: Table, event: Draw | Replace): boolean =>
  turn.seat === event.actor &&
  turn.due === 'discard' &&
  before?.verb === event.verb &&
  before.actor === event.actor &&
  before.from !== undefined &&
  !before.mixed &&
  event.from === undefined &&
  !(event.verb === 'draw' && event.wrong) &&
  players[event.actor].drawn?.from === before.from

/** Whether two lines may name the same tile: an unknown one contradicts nothing. */
const maySame = (one: Tile | undefined, other: Tile | undefined): boolean => one === other || !isKnown(one) || !isKnown(other)

/** The discard just before that left a player a tile short: the tile can still be drawn at once. */
export const shortDiscard = ({ before, players }: Table, actor: Seat): number | undefined =>
  before?.verb === 'discard' && before.actor === actor && before.nodraw && players[actor].missing > 0
    ? players[actor].river.at(-1)?.event
    : undefined

/** Whether a player can have drawn a replacement tile: a kong waits for it, was void, or is missing in the record; or a tile is made up for. */
export const isReplacementFounded = (table: Table, actor: Seat): boolean =>
  table.turn.due === 'any' ||
  (table.turn.due === 'replace' && table.turn.seat === actor) ||
  continuesVoidKong(table, actor) ||
  shortDiscard(table, actor) !== undefined

/**
 * Whether a player who is a tile short draws after the own last discard, at once or after the next player's draw. This is no further fault.
 */
export const makesUpDraw = ({ lastDiscard, players }: Table, actor: Seat): boolean =>
  players[actor].missing > 0 && lastDiscard?.seat === actor

/** Whether a player whom a count has shown short of the tiles of the deal draws before the second turn begins: it is the missing tile. */
export const completesDeal = ({ players, turn, lastDiscard }: Table, actor: Seat): boolean =>
  players[actor].dealtShort !== undefined && !lastDiscard?.before && (!lastDiscard || turn.due === 'draw')

/** The misfit of a discard; null if it fits the turn, or the record can't tell. */
export const misfitDiscard = (table: Table, event: DiscardEvent): TurnMisfit | null => {
  const { actor } = event
  const { turn, players } = table
  if (riichiOf(table, event, table.number) || turn.under === actor) return null
  if (turn.seat === null || actor === turn.seat || fits(turn, actor)) return null
  // A player who has shown tiles without a call has likely made a call that is missing in the record.
  if (isWinCalled(table) || players[actor].extra || players[actor].shown || claimContinuedBy(table, actor)) return null
  if (claimPutRightBy(table, actor, 'other')) return null
  return {
    due: turn.seat,
    dueAct: turn.due === 'draw' ? 'draw' : 'discard',
    possible: [...missing(table, actor, turn.seat), ...(isDiscardAgain(table, event) ? (['doubled'] as const) : []), 'seat'],
  }
}

/** Whether a discard repeats the line before it under another seat: two people may have entered the same discard. */
export const isDiscardOfOther = ({ before }: Table, { actor, tile }: DiscardEvent): boolean =>
  before?.verb === 'discard' && before.actor !== actor && before.tile === tile && isKnown(tile)

/**
 * Whether a discard repeats one: the line before under another seat; or the player's last one, with the same known tile, or in the line before,
 * of a riichi too, or one that was just claimed.
 */
const isDiscardAgain = (table: Table, event: DiscardEvent): boolean => {
  const { before, players, turn, claims } = table
  const { actor, tile } = event
  if (isDiscardOfOther(table, event)) return true
  const last = players[actor].river.at(-1)
  if (!last || !maySame(last.tile, tile)) return false
  if (before?.actor === actor && (before.verb === 'discard' || before.verb === 'stick')) return true
  if (isKnown(tile) && last.tile === tile && last.claimed === undefined) return true
  return turn.claim !== undefined && claims.some(({ called, target }) => called === turn.claim && target === last.event)
}

/** The seat whose riichi this discard completes. A short form is one line, so its seat is wrong as a whole or not at all. */
export const riichiOf = ({ turn, players }: Table, { short }: DiscardEvent, called: number): Seat | undefined =>
  short?.form === 'riichi' && turn.seat && players[turn.seat].riichi?.event === called ? turn.seat : undefined

/** The misfit of an own kong, riichi or self-draw win; null if it fits the turn. A discard that was won on is no self-draw win of its player's. */
export const misfitAct = (table: Table, actor: Seat, act: string): { readonly due: Seat; readonly dueAct: TurnAct | undefined } | null => {
  const { turn, players, lastDiscard } = table
  const { extra } = players[actor]
  if (turn.seat === null || actor === turn.seat || fits(turn, actor) || (extra && !extra.wrong)) return null
  if (isWinCalled(table) && !(act === 'tsumo' && lastDiscard?.seat === actor)) return null
  return claimContinuedBy(table, actor) || claimPutRightBy(table, actor, 'other')
    ? null
    : { due: turn.seat, dueAct: turn.due === 'any' ? undefined : turn.due }
}

/** Whether a draw is written right after the riichi, with its discard, that implied it. */
export const wasDrawnForRiichi = ({ before, players, turn }: Table, actor: Seat): boolean => {
  if (before?.actor !== actor || (before.verb !== 'discard' && before.verb !== 'stick') || turn.seat === actor) return false
  const { river, riichiDiscard, drew } = players[actor]
  const last = river.at(-1)
  return last !== undefined && last.event === riichiDiscard && drew <= (river.at(-2)?.event ?? 0)
}

/** Whether a player takes back a discard whose draw the record leaves out, and draws: it is the draw that was due. */
export const isDrawnAfterTakingBack = ({ before, players, turn }: Table, actor: Seat): boolean =>
  before?.verb === 'retract' &&
  before.tile !== undefined &&
  before.actor === actor &&
  turn.seat === actor &&
  turn.due === 'discard' &&
  turn.claim === undefined &&
  turn.kong === undefined &&
  players[actor].drawn === undefined

/** Whether a draw is written right after the win or riichi that implied it, one that counts for nothing too. */
export const wasDrawImplied = ({ before, players, unsaid }: Table, actor: Seat): boolean =>
  before?.verb === 'call' &&
  before.actor === actor &&
  (before.call === 'tsumo' || before.call === 'riichi') &&
  unsaid !== null &&
  unsaid.players[actor].drawn === undefined &&
  players[actor].drawn !== undefined

/** Whether a player goes on as if the two discards before, the first of them out of turn, were two turns whose lines changed places. */
export const goesOnAfterSwap = ({ turn, laid, players }: Table, actor: Seat): boolean =>
  turn.seat !== actor && turn.or === actor && laid?.swapped !== undefined && !players[actor].extra

/**
 * Whether a discard is that of a turn which seemed to be missing, entered late: in another player's turn only if its draw is in the record, and
 * between turns at most one round later.
 */
export const isLateLine = ({ turn, players }: Table, { actor, wrong }: DiscardEvent): boolean => {
  if (turn.seat === actor || wrong || fits(turn, actor)) return false
  const { river, extra, drew } = players[actor]
  if (extra) return false
  if (turn.due === 'draw') return river.slice(-2).some(({ leftOut }) => leftOut)
  return turn.due === 'discard' && river.at(-1)?.leftOut === true && drew > (river.at(-2)?.event ?? 0)
}

/**
 * The draw of the last turn, if it seemed that the turn before it was missing, and its player draws again: then that turn was the missing one,
 * under the wrong seat.
 */
export const turnUnderOther = ({ turn, players, lastDiscard, form }: Table, actor: Seat): number | undefined => {
  if (turn.due !== 'draw' || turn.seat !== nextSeat(actor, form.seats) || lastDiscard?.seat !== actor) return undefined
  const { drew } = players[actor]
  return form.seats.some((seat) => seat !== actor && players[seat].river.at(-1)?.leftOut && players[seat].river.at(-1)?.event === drew)
    ? drew
    : undefined
}

/** Whether a draw repeats the line before it for the right player: that line named another one. */
export const isDrawCorrected = ({ before, turn }: Table, { actor, tile }: Draw): boolean =>
  turn.under !== undefined &&
  turn.seat === actor &&
  before?.verb === 'draw' &&
  before.actor === turn.under &&
  before.tile === tile &&
  isKnown(tile)

/** Whether a discard repeats the line before it for the right player: that line named another one. */
export const isLineCorrected = (table: Table, event: DiscardEvent): boolean =>
  isDiscardOfOther(table, event) && table.lastDiscard?.seat === event.actor

/** Whether any seat may act as far as the record shows, or this one beside the seat whose turn it is. */
const fits = ({ due, doubted, or }: Turn, actor: Seat): boolean => due === 'any' || doubted === true || or === actor

const missing = ({ form }: Table, actor: Seat, due: Seat): readonly 'missing'[] => (actor === nextSeat(due, form.seats) ? ['missing'] : [])

/** Whether a win was called. Play stops at a win: hurried acts after it are no fault. */
export const isWinCalled = ({ claims, target, selfDraw }: Table): boolean =>
  target === null
    ? selfDraw !== null
    : target.tsumo !== undefined ||
      claims.some((claim) => claim.call === 'ron' && claim.target === target.event && claim.standing === 'good')

/** The player whose turn it was, if the last discard was another player's, and it is asked whether its line has the wrong seat. */
export const seatAskedAbout = ({ laid, players }: Table, discard: number): Seat | undefined => {
  if (laid?.event !== discard || !laid.outOfTurn) return undefined
  const last = players[laid.seat].river.at(-1)
  return last?.event === discard && last.doubtful ? (laid.turn.seat ?? undefined) : undefined
}
