import type { Reveal } from '../model/events.ts'
import { isSameKind, type KnownTile, kindOf, type Tile } from '../model/tiles.ts'
import type { Table } from '../table/table.ts'
import { countSeenKind } from '../table/tiles/seen.ts'
import type { HandTiles } from './majiang-hand.ts'
import { TILE_KINDS } from './winning.ts'

/**
 * Whether a shown hand is right if one of its tiles is read differently, a tile that would be the fifth of its kind in the record: then the record is
 * known to have a wrong tile, and most likely this one.
 */
export const isRightWithoutFifth = (table: Table, event: Reveal, hand: HandTiles, isRight: (other: HandTiles) => boolean): boolean => {
  const { known } = table.players[event.actor].hand
  const isFifth = (tile: KnownTile): boolean => {
    const count = (tiles: readonly Tile[]): number => tiles.filter((one) => isSameKind(one, tile)).length
    return countSeenKind(table, kindOf(tile)) - count(known) + count(event.tiles) > 4
  }
  return hand.concealed.some(
    (tile, i) => isFifth(tile) && TILE_KINDS.some((other) => isRight({ ...hand, concealed: hand.concealed.with(i, other) })),
  )
}
