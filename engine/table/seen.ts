import { SEATS } from '../seats.ts'
import type { Kind, Tile } from '../tiles.ts'
import type { Table } from './table.ts'

/** How many tiles of a kind the record has seen: rivers, groups, indicators and the known tiles of hands, each once. A red five is a five. */
export const seenTiles = (table: Table, kind: Kind): number => count(table, kind, kind[0] === '5' ? (`0${kind[1]}` as Tile) : kind)

/** How many of one red five the record has seen. */
export const seenReds = (table: Table, red: Tile): number => count(table, red, red)

/** Counts two faces at once: this runs at every tile that is drawn or discarded. */
const count = ({ players, dora, ura }: Table, tile: Tile, other: Tile): number => {
  let n = among(dora, tile, other) + among(ura, tile, other)
  for (const seat of SEATS) {
    const { river, groups, hand } = players[seat]
    for (const discard of river) {
      // A claimed tile lies in a group and is counted there.
      if ((discard.tile === tile || discard.tile === other) && discard.claimed === undefined) n++
    }
    for (const { own, added, claimed } of groups) {
      n += among(own, tile, other)
      if (added !== undefined && (added === tile || added === other)) n++
      if (claimed?.taken && (claimed.tile === tile || claimed.tile === other)) n++
    }
    n += among(hand.known, tile, other)
  }
  return n
}

const among = (tiles: readonly Tile[], tile: Tile, other: Tile): number => {
  let n = 0
  for (const each of tiles) if (each === tile || each === other) n++
  return n
}
