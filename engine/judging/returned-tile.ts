import type { Return, TableEvent } from '../model/events.ts'
import { isKnown, isSameKind } from '../model/tiles.ts'
import type { Raised } from '../rules/rule.ts'
import type { Table } from '../table/table.ts'
import type { Play } from './play.ts'

/**
 * The return of a tile by a player who has drawn none, right after another player's draw: it is the return of that tile, and its line names the
 * wrong player.
 */
export const returnMeant = ({ before, players }: Table, event: Return): Return | null => {
  const own = players[event.actor]
  if ((before?.verb !== 'draw' && before?.verb !== 'replace') || (own.drawn ?? own.extra ?? own.dealtOver) !== undefined) return null
  const { drawn, extra } = players[before.actor]
  const back = extra ?? drawn
  if (!back) return null
  const areNamed = isKnown(event.tile) && isKnown(back.tile)
  // Whether a tile drawn out of turn has gone back decides about the fault, so the line has to name it.
  if (areNamed ? !isSameKind(event.tile, back.tile) : extra !== undefined) return null
  return { ...event, actor: before.actor }
}

/** The mistake in the line of such a return, which is the next event. */
export const underOtherSeat = ({ number }: Pick<Play, 'number'>, { verb, actor }: TableEvent): Raised => ({
  seat: null,
  because: [number + 1],
  facts: { why: verb, due: actor },
})
