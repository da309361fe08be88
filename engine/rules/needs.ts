import type { TableEvent, Verb } from '../model/events.ts'
import { ofSeat, type Seat } from '../model/seats.ts'
import { isKnown, isRed, kindOf, type Tile } from '../model/tiles.ts'
import { hasCalledRon } from '../table/claims.ts'
import { isGroupCall, type Table } from '../table/table.ts'
import { isAmong } from '../table/tiles/concealed.ts'
import { countSeenKind, countSeenReds } from '../table/tiles/seen.ts'

/** Conditions that most acts do not meet. A rule that needs one is not asked about the others. */
export const NEEDS = [
  /** Some claim is followed on the table. */
  'claims',
  /** The act does not fit the turn, or the recorder saw that it was wrong. */
  'misfit',
  /** The player discards without a draw. */
  'nodraw',
  /** A tile is called for a displayed group. */
  'group',
  /** A win is called. */
  'win',
  /** The player discards after calling a win. */
  'own-win',
  /** The player calls riichi, is in riichi, or rotates the discard. */
  'riichi',
  /** A tile comes from a wrong place, or a player holds such a tile as drawn. */
  'place',
  /** The tile discarded lay in a displayed group. */
  'meld',
  /** Somebody has shown tiles before any call. */
  'shown',
  'kongs',
  /** The hand has ended, or a hand that won was shown. */
  'ended',
  /** East has no discard yet, or only one discard has been made. */
  'first-turn',
  /** A drawn tile has to go back, as a claim before the draw is valid. */
  'to-return',
  /** The record has a clock, or the recorder saw a slow discard. */
  'timed',
  /** The drawn tile is mixed into the hand. */
  'mixed',
  /** A tile is drawn although the live wall is empty. */
  'empty-wall',
  /** All tiles of the drawn kind lie elsewhere in the record, or it is a red five and one of its kind lies there. */
  'used-up',
  /** The tile discarded is not among the known ones of the hand, or not out of it. */
  'unheld',
] as const
export type Need = (typeof NEEDS)[number]

/** The need of a rule for all its verbs, or for some of them. */
export type Needs = Need | { readonly [V in Verb]?: Need }

const bitOf = (need: Need): number => 1 << NEEDS.indexOf(need)
const BIT = Object.fromEntries(NEEDS.map((need) => [need, bitOf(need)])) as Readonly<Record<Need, number>>

/** Whether an act that meets some needs concerns a rule. */
export const isConcerned = (needs: Needs | undefined, verb: Verb, met: number): boolean => {
  const need = typeof needs === 'object' ? needs[verb] : needs
  return need === undefined || (met & BIT[need]) !== 0
}

/** The needs that an event meets on the table before it, one bit each. */
export const needsMet = (table: Table, event: TableEvent): number => {
  const { E, S, W, N } = table.players
  let met = 0
  if (table.claims.length > 0) met |= BIT.claims
  if (table.kongs.length > 0) met |= BIT.kongs
  if (table.ended || table.winShown !== null) met |= BIT.ended
  if (table.toReturn) met |= BIT['to-return']
  if (!table.lastDiscard?.before || E.river.length === 0) met |= BIT['first-turn']
  if (E.shown || S.shown || W.shown || N.shown) met |= BIT.shown
  if (E.drawn?.from || S.drawn?.from || W.drawn?.from || N.drawn?.from) met |= BIT.place
  if (event.verb === 'draw') {
    if (event.from) met |= BIT.place
    if (event.mixed) met |= BIT.mixed
    if (table.wall === 0) met |= BIT['empty-wall']
    if (isUsedUp(table, event.tile)) met |= BIT['used-up']
    if (event.wrong || isOutOfTurn(table, event.actor) || table.turn.due !== 'draw') met |= BIT.misfit
  } else if (event.verb === 'discard') {
    if (event.nodraw) met |= BIT.nodraw
    if (table.selfDraw?.seat === event.actor || hasCalledRon(table, event.actor)) met |= BIT['own-win']
    if (event.meld) met |= BIT.meld
    if (event.slow || event.clock !== undefined) met |= BIT.timed
    if (event.wrong || isOutOfTurn(table, event.actor)) met |= BIT.misfit
    const { hand, riichi } = ofSeat(table.players, event.actor)
    if (event.rotated || riichi) met |= BIT.riichi
    if (event.meld || !isKnown(event.tile) || !isAmong(hand.known, event.tile)) met |= BIT.unheld
  } else if (event.verb === 'call') met |= BIT[isGroupCall(event.call) ? 'group' : event.call === 'riichi' ? 'riichi' : 'win']
  return met
}

const isUsedUp = (table: Table, tile: Tile | undefined): boolean =>
  isKnown(tile) && (countSeenKind(table, kindOf(tile)) >= 4 || (isRed(tile) && countSeenReds(table, tile) > 0))

const isOutOfTurn = ({ turn }: Table, actor: Seat): boolean => turn.seat !== actor
