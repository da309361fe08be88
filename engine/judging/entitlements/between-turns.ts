import { type HandTiles, meldNotation } from '../../hand/majiang-hand.ts'
import type { Seat } from '../../model/seats.ts'
import { isKnown } from '../../model/tiles.ts'
import type { Concealed, Table } from '../../table/table.ts'
import { isFullyKnown, loseTile } from '../../table/tiles/concealed.ts'

/**
 * The waiting hand of a player: 13 tiles less three for each group, without a tile just drawn. `due`: the player has a tile too many and
 * has to discard first. Unknown if a tile or a group is.
 */
export const handBetweenTurns = (table: Table, seat: Seat): HandTiles | 'due' | 'unknown' => {
  const { hand, drawn, extra, groups, groupsKnown } = table.players[seat]
  const tile = (extra ?? drawn)?.tile
  if (!groupsKnown || !isFullyKnown(hand) || (tile !== undefined && !isKnown(tile))) return 'unknown'
  const held: Concealed = isKnown(tile) && hand.known.length % 3 === 2 ? loseTile(hand, tile, false) : hand
  const size = 13 - 3 * groups.length
  if (held.known.length === size + 1) return 'due'
  const melds = groups.map((group) => meldNotation(group, seat)).filter((meld) => meld !== null)
  return held.known.length === size && melds.length === groups.length ? { concealed: held.known, melds } : 'unknown'
}
