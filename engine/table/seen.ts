import { SEATS } from '../seats.ts'
import { isKnown, type Kind, kindOf, type Tile } from '../tiles.ts'
import type { Table } from './table.ts'

/** How many tiles of a kind the record has seen: rivers, groups, indicators and the known tiles of hands, each once. */
export const seenTiles = (table: Table, kind: Kind): number => count(table, (tile) => isKnown(tile) && kindOf(tile) === kind)

/** How many of one red five the record has seen. */
export const seenReds = (table: Table, red: Tile): number => count(table, (tile) => tile === red)

const count = ({ players, dora, ura }: Table, is: (tile: Tile) => boolean): number => {
  let n = 0
  const add = (tiles: readonly Tile[]): void => {
    for (const tile of tiles) if (is(tile)) n++
  }
  for (const seat of SEATS) {
    const { river, groups, hand } = players[seat]
    // A claimed tile lies in a group and is counted there.
    for (const { tile, claimed } of river) if (claimed === undefined && is(tile)) n++
    for (const { own, added, claimed } of groups) {
      add(own)
      if (added !== undefined && is(added)) n++
      if (claimed?.taken && is(claimed.tile)) n++
    }
    add(hand.known)
  }
  add(dora)
  add(ura)
  return n
}
