import { type Count, isOfMoment, type Reveal, type TableEvent } from '../model/events.ts'
import type { Table } from './table.ts'

/** The number of tiles that the deal gives each player but East, who draws one more. */
export const TILES_OF_THE_DEAL = 13

/** Whether the tiles may still be dealt: the record begins at the deal, and nobody has discarded, claimed or declared anything. */
export const isDealing = ({ fromDeal, lastDiscard, claims, form, players, ended }: Table): boolean =>
  fromDeal &&
  lastDiscard === null &&
  claims.length === 0 &&
  ended === null &&
  form.seats.every((seat) => players[seat].groups.length === 0 && players[seat].riichi === undefined)

/** East has one tile more after the deal, which is East's first draw. */
export const TILES_OF_EAST = TILES_OF_THE_DEAL + 1

/** Whether a count or showing gives East more tiles than the deal does, before the first discard and without a win. */
export const isDealtOver = (table: Table, { actor, ...event }: Count | Reveal): boolean =>
  actor === 'E' &&
  (event.verb === 'count' ? event.count : event.tiles.length) > TILES_OF_EAST &&
  table.selfDraw === null &&
  isDealing(table)

/** Whether the record knows that the last discard is still to come: tiles are left to draw, or the last one has not been discarded. */
export const isBeforeLastDiscard = ({ wall, turn, ended }: Pick<Table, 'wall' | 'turn' | 'ended'>): boolean =>
  ended === null && wall !== null && (wall > 0 || turn.due === 'discard' || turn.due === 'replace')

/**
 * Whether an event lies between the last discard of the hand, the live wall being empty, and an exhaustive draw; `table`: before the event
 * that shows it. Without a win on that discard, nothing is left but to settle the draw.
 */
export const isAfterLastDiscard = ({ wall, target, lastDiscard: last, selfDraw, ended }: Table, event: number): boolean => {
  if (wall !== 0 || !last || event <= last.event) return false
  return target?.event === last.event && !target.drawn && selfDraw === null && (ended === null || ended.how === 'win')
}

/** Whether the others still play when a hand is shown or declared now: the last discard is still to come, and no win was called since the last act. */
export const isPlayGoingOn = (table: Pick<Table, 'wall' | 'turn' | 'ended' | 'lastDiscard' | 'winCalled'>): boolean =>
  isBeforeLastDiscard(table) && (table.winCalled === null || table.winCalled < latestAct(table))

/** The event of the latest draw or discard of the play. */
export const latestAct = ({ lastDiscard, turn }: Pick<Table, 'lastDiscard' | 'turn'>): number =>
  Math.max(lastDiscard?.event ?? 0, turn.drew ?? 0)

/** Whether the hand has ended in an exhaustive draw, or nothing but that can follow: the last tile lies discarded. */
export const isExhaustiveDraw = (table: Pick<Table, 'wall' | 'turn' | 'ended'>): boolean =>
  table.ended ? table.ended.how === 'exhaustive' : table.wall === 0 && !isBeforeLastDiscard(table)

/** The first event of this event's moment. The order of two events of one moment is unknown. */
export const momentOf = ({ moment }: Table, event: TableEvent): number => (isOfMoment(event) ? moment : Number.POSITIVE_INFINITY)
