import { type BySeat, bySeat, SEATS, type Seat } from '../seats.ts'
import { isKnown, isRed, type Kind, kindOf, TILES, type Tile } from '../tiles.ts'
import { canHold, unseen } from './concealed.ts'
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

/** Whether the record can be right about a tile out of a player's hand: it is held there, or not all of its kind have been seen elsewhere. */
export const canBeHeld = (
  table: Table,
  { seat, tile, reds }: { readonly seat: Seat; readonly tile: Tile; readonly reds: number },
): boolean => {
  const { hand } = table.players[seat]
  if (!canHold(hand, tile, reds > 0)) return false
  if (!isKnown(tile) || hand.known.includes(tile)) return true
  return seenTiles(table, kindOf(tile)) < 4 && !(reds > 0 && isRed(tile) && seenReds(table, tile) >= (reds === 4 && tile === '0p' ? 2 : 1))
}

/** Where tiles can be seen. */
type Places = Pick<Table, 'dora' | 'ura'> & { readonly players: BySeat<Pick<Player, 'hand' | 'river' | 'groups'>> }

/** What is seen on a table, counted on from what was seen before. */
export const seenSince = (before: Places & { readonly seen: Seen }, after: Places): Seen => {
  const gone: Tile[] = []
  const come: Tile[] = []
  changed(before.dora, after.dora, tileIn, gone, come)
  changed(before.ura, after.ura, tileIn, gone, come)
  for (const seat of SEATS) {
    const was = before.players[seat]
    const is = after.players[seat]
    if (was === is) continue
    changed(was.hand.known, is.hand.known, tileIn, gone, come)
    changed(was.river, is.river, discardIn, gone, come)
    changed(was.groups, is.groups, groupIn, gone, come)
  }
  // A tile of a known hand that is discarded was seen before.
  if (gone.length === come.length && gone.every((tile, i) => tile === come[i])) return before.seen
  const seen = [...before.seen]
  for (const tile of gone) count(seen, tile, -1)
  for (const tile of come) count(seen, tile, 1)
  return seen
}

/** What is seen on a table that nothing came before. */
export const seenFirst = (places: Places): Seen =>
  seenSince({ players: bySeat(() => ({ hand: unseen(null), river: [], groups: [] })), dora: [], ura: [], seen: TILES.map(() => 0) }, places)

/** The tiles that are no longer in a list, and those that are new in it: what both lists begin and end with stays as it is. */
const changed = <T>(was: readonly T[], is: readonly T[], tilesIn: (one: T, tiles: Tile[]) => void, gone: Tile[], come: Tile[]): void => {
  if (was === is) return
  let start = 0
  while (start < was.length && was[start] === is[start]) start++
  let [end, isEnd] = [was.length, is.length]
  while (end > start && isEnd > start && was[end - 1] === is[isEnd - 1]) {
    end--
    isEnd--
  }
  for (let i = start; i < end; i++) tilesIn(was[i] as T, gone)
  for (let i = start; i < isEnd; i++) tilesIn(is[i] as T, come)
}

const tileIn = (tile: Tile, tiles: Tile[]): void => void tiles.push(tile)

/** A claimed tile lies in a group and is counted there. */
const discardIn = ({ tile, claimed }: Discard, tiles: Tile[]): void => {
  if (claimed === undefined) tiles.push(tile)
}
const groupIn = ({ own, added, claimed }: Group, tiles: Tile[]): void => {
  tiles.push(...own)
  if (added !== undefined) tiles.push(added)
  if (claimed?.taken) tiles.push(claimed.tile)
}

const count = (seen: number[], tile: Tile, by: 1 | -1): void => {
  const face = FACES.get(tile)
  if (face !== undefined) seen[face] = (seen[face] ?? 0) + by
}

const FACES: ReadonlyMap<string, number> = new Map(TILES.map((tile, face) => [tile, face]))
const of = (seen: Seen, tile: string): number => seen[FACES.get(tile) ?? -1] ?? 0
