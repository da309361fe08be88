import { type BySeat, bySeat, SEATS } from '../seats.ts'
import { type Kind, TILES, type Tile } from '../tiles.ts'
import { unseen } from './concealed.ts'
import type { Discard, Group, Player, Table } from './table.ts'

/**
 * How many tiles of each face the record has seen, in the order of `TILES`: rivers, groups, indicators and the known tiles of hands, each once.
 * Counted on from event to event, since a rule asks at every tile that is drawn or discarded.
 */
export type Seen = readonly number[]

/** How many tiles of a kind the record has seen. A red five is a five. */
export const seenTiles = ({ seen }: Table, kind: Kind): number => of(seen, kind) + (kind[0] === '5' ? of(seen, `0${kind[1]}`) : 0)

/** How many of one red five the record has seen. */
export const seenReds = ({ seen }: Table, red: Tile): number => of(seen, red)

/** Where tiles can be seen. */
type Places = Pick<Table, 'dora' | 'ura'> & { readonly players: BySeat<Pick<Player, 'hand' | 'river' | 'groups'>> }

/** What is seen on a table, counted on from what was seen before. */
export const seenSince = (before: Places & { readonly seen: Seen }, after: Places): Seen => {
  const counts = [...before.seen]
  countOn(before.dora, after.dora, countTile)
  countOn(before.ura, after.ura, countTile)
  for (const seat of SEATS) {
    const was = before.players[seat]
    const is = after.players[seat]
    if (was === is) continue
    countOn(was.hand.known, is.hand.known, countTile)
    countOn(was.river, is.river, countDiscard)
    countOn(was.groups, is.groups, countGroup)
  }
  return counts

  function countTile(tile: Tile, by: 1 | -1): void {
    const face = FACES.get(tile)
    if (face !== undefined) counts[face] = (counts[face] ?? 0) + by
  }
  /** A claimed tile lies in a group and is counted there. */
  function countDiscard({ tile, claimed }: Discard, by: 1 | -1): void {
    if (claimed === undefined) countTile(tile, by)
  }
  function countGroup({ own, added, claimed }: Group, by: 1 | -1): void {
    for (const tile of own) countTile(tile, by)
    if (added !== undefined) countTile(added, by)
    if (claimed?.taken) countTile(claimed.tile, by)
  }
}

/** What is seen on a table that nothing came before. */
export const seenFirst = (places: Places): Seen =>
  seenSince({ players: bySeat(() => ({ hand: unseen(null), river: [], groups: [] })), dora: [], ura: [], seen: TILES.map(() => 0) }, places)

/** Takes away what is no longer in a list and counts what is new in it: what both lists begin and end with stays as it is. */
const countOn = <T>(was: readonly T[], is: readonly T[], count: (one: T, by: 1 | -1) => void): void => {
  if (was === is) return
  const shorter = Math.min(was.length, is.length)
  let start = 0
  while (start < shorter && was[start] === is[start]) start++
  let end = 0
  while (end < shorter - start && was[was.length - 1 - end] === is[is.length - 1 - end]) end++
  for (const one of was.slice(start, was.length - end)) count(one, -1)
  for (const one of is.slice(start, is.length - end)) count(one, 1)
}

const FACES: ReadonlyMap<string, number> = new Map(TILES.map((tile, face) => [tile, face]))
const of = (seen: Seen, tile: string): number => seen[FACES.get(tile) ?? -1] ?? 0
