import type { DiscardEvent } from '../model/events.ts'
import { ofSeat, type Seat } from '../model/seats.ts'
import { isKnown, type Tile } from '../model/tiles.ts'
import { claimContinuedBy } from './claims.ts'
import type { Extra, Table } from './table.ts'

/**
 * The tile that a discard implies if the record leaves out its draw. It comes from the wall, as replacement tile of a kong, from before the
 * record (its first event, in the middle), or from nowhere: the turn already has its tile.
 */
export type ImpliedDraw = 'wall' | 'replacement' | 'earlier' | 'nothing'

/** The tile that an act of a player's turn implies: a discard, or an act in its place. */
export const impliedDraw = (
  table: Table,
  { actor, nodraw }: Pick<DiscardEvent, 'actor'> & { readonly nodraw?: true | undefined },
): ImpliedDraw => {
  const { turn, players } = table
  const player = ofSeat(players, actor)
  if (nodraw || player.drawn || player.extra || (player.shown && turn.seat !== actor)) return 'nothing'
  if (turn.due === 'replace' && turn.seat === actor) return 'replacement'
  if (claimContinuedBy(table, actor)) return 'nothing'
  if (turn.due === 'discard' && turn.seat === actor) return 'nothing'
  // No turn is known yet: the first act of a record from the middle.
  if (turn.seat === null) return holdsDraw(player.hand.size) ? 'nothing' : 'earlier'
  return 'wall'
}

/** Whether the tile of a turn rests on the call of riichi alone: the record leaves out its draw, and the call implied it. */
export const isDrawnByRiichi = ({ players }: Pick<Table, 'players'>, seat: Seat): boolean => {
  const { riichiCall, drawn } = ofSeat(players, seat)
  return riichiCall !== undefined && drawn?.event === riichiCall.event
}

/** Whether a number of tiles includes a drawn one: 14 tiles, less three for each group. */
const holdsDraw = (size: number | null): boolean => size !== null && size % 3 === 2

/** Whether a drawn tile that goes back is known to be that tile: it was kept apart, or its face is noted. */
export const isKnownTile = ({ tile, mixed }: Extra, returned: Tile | undefined): boolean =>
  !mixed || isKnown(tile) || (returned !== undefined && isKnown(returned))

/** Whether a count just before has shown the player with the tile of the turn: then a discard without a draw leaves none missing. */
export const isCountedWhole = ({ aside }: Pick<Table, 'aside'>, actor: Seat): boolean =>
  aside?.verb === 'count' && aside.actor === actor && holdsDraw(aside.count)
