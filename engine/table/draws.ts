import type { DiscardEvent } from '../model/events.ts'
import { goesOn } from './claims.ts'
import type { Table } from './table.ts'

/**
 * Which tile a discard implies where the record leaves its draw out: one from the wall, the replacement tile of a kong, one that lies before the
 * record (its first event, in the middle), or nothing, where the turn has its tile.
 */
export type ImpliedDraw = 'wall' | 'replacement' | 'earlier' | 'nothing'

/** Which tile an act of a player's turn implies, a discard or what stands for one. */
export const drawsBefore = (table: Table, { actor, nodraw }: Pick<DiscardEvent, 'actor' | 'nodraw'>): ImpliedDraw => {
  const { turn, players } = table
  const player = players[actor]
  if (nodraw || player.drawn || player.extra || (player.shown && turn.seat !== actor)) return 'nothing'
  if (turn.due === 'replace' && turn.seat === actor) return 'replacement'
  if (goesOn(table, actor)) return 'nothing'
  if (turn.due === 'discard' && turn.seat === actor) return 'nothing'
  // Nobody's turn yet: the first act of a record from the middle.
  if (turn.seat === null) return holdsDraw(player.hand.size) ? 'nothing' : 'earlier'
  return 'wall'
}

/** A hand of the headers that has 14 tiles, less three a group, has drawn already. */
const holdsDraw = (size: number | null): boolean => size !== null && size % 3 === 2
