import { type BySeat, bySeat, type Seat } from '../../model/seats.ts'
import { hasRedFives, type Settings } from '../../model/settings.ts'
import { isKnown, isRed, type Kind, kindOf, TILES, type Tile } from '../../model/tiles.ts'
import type { Discard, Group, Player, SeenTiles, Table } from '../table.ts'
import { canHold, unknownHand } from './concealed.ts'

/** The number of tiles of a kind in the record. A red five counts as a five. */
export const countSeenKind = ({ seen }: Table, kind: Kind): number => of(seen, kind) + (kind[0] === '5' ? of(seen, `0${kind[1]}`) : 0)

/** The number of one red five in the record. */
export const countSeenReds = ({ seen }: Table, red: Tile): number => of(seen, red)

/** How many tiles like this red five are in the set; four, all of the kind, if the set has no red fives or may have any number. */
export const redFivesLike = (red: Tile, reds: Settings['red-fives']): number =>
  reds === 0 || reds === 'unknown' ? 4 : reds === 4 && red === '0p' ? 2 : 1

/** Whether a player can hold this tile: it is in the hand, or fewer than all of its kind are elsewhere in the record. */
export const canBeHeld = (
  table: Table,
  { seat, tile, reds }: { readonly seat: Seat; readonly tile: Tile; readonly reds: Settings['red-fives'] },
): boolean => {
  const { hand } = table.players[seat]
  if (!canHold(hand, tile, hasRedFives({ 'red-fives': reds }))) return false
  if (!isKnown(tile) || hand.known.includes(tile)) return true
  return countSeenKind(table, kindOf(tile)) < 4 && !(isRed(tile) && countSeenReds(table, tile) >= redFivesLike(tile, reds))
}

/** The parts of a table where tiles lie face up or are known. */
type Places = Pick<Table, 'dora' | 'ura'> & { readonly players: BySeat<Pick<Player, 'hand' | 'river' | 'groups'>> }

/** The count of known tiles on a table, updated from the table before. */
export const updateSeenTiles = (before: Places & { readonly seen: SeenTiles }, after: Places): SeenTiles => {
  const counting: Counting = { before: before.seen, now: null, moving: null }
  const { players } = after
  if (before.dora !== after.dora) changed(counting, before.dora, after.dora, count)
  if (before.ura !== after.ura) changed(counting, before.ura, after.ura, count)
  if (before.players.E !== players.E) changedAt(counting, before.players.E, players.E)
  if (before.players.S !== players.S) changedAt(counting, before.players.S, players.S)
  if (before.players.W !== players.W) changedAt(counting, before.players.W, players.W)
  if (before.players.N !== players.N) changedAt(counting, before.players.N, players.N)
  if (counting.moving !== null) add(counting, counting.moving, -1)
  return counting.now ?? before.seen
}

/** A count in progress; `now` is created at the first change. `moving`: a tile that has left one place and may appear in another. */
type Counting = { readonly before: SeenTiles; now: number[] | null; moving: Tile | null }

const changedAt = (counting: Counting, was: Places['players']['E'], is: Places['players']['E']): void => {
  if (was.hand !== is.hand) changed(counting, was.hand.known, is.hand.known, count)
  if (was.river !== is.river) changed(counting, was.river, is.river, countDiscard)
  if (was.groups !== is.groups) changed(counting, was.groups, is.groups, countGroup)
}

/** The count of known tiles on a first table. */
export const initialSeenTiles = (places: Places): SeenTiles =>
  updateSeenTiles(
    { players: bySeat(() => ({ hand: unknownHand(null), river: [], groups: [] })), dora: [], ura: [], seen: TILES.map(() => 0) },
    places,
  )

/** Counts the difference of two lists. Their common beginning and end are skipped. */
const changed = <T>(
  counting: Counting,
  was: readonly T[],
  is: readonly T[],
  countOne: (counting: Counting, one: T, by: 1 | -1) => void,
): void => {
  let start = 0
  while (start < was.length && was[start] === is[start]) start++
  let end = was.length
  let isEnd = is.length
  while (end > start && isEnd > start && was[end - 1] === is[isEnd - 1]) {
    end--
    isEnd--
  }
  for (let i = start; i < end; i++) countOne(counting, was[i] as T, -1)
  for (let i = start; i < isEnd; i++) countOne(counting, is[i] as T, 1)
}

/** A claimed tile lies in a group and is counted there. */
const countDiscard = (counting: Counting, { tile, claimed }: Discard, by: 1 | -1): void => {
  if (claimed === undefined) count(counting, tile, by)
}
const countGroup = (counting: Counting, { own, added, claimed }: Group, by: 1 | -1): void => {
  for (const tile of own) count(counting, tile, by)
  if (added !== undefined) count(counting, added, by)
  if (claimed?.taken) count(counting, claimed.tile, by)
}

/** Counts one tile. A known tile that moves from hand to river was already counted: nothing changes. */
const count = (counting: Counting, tile: Tile, by: 1 | -1): void => {
  if (by === -1 && counting.moving === null) counting.moving = tile
  else if (by === 1 && counting.moving === tile) counting.moving = null
  else add(counting, tile, by)
}

const add = (counting: Counting, tile: Tile, by: 1 | -1): void => {
  const face = FACES.get(tile)
  if (face === undefined) return
  counting.now ??= counting.before.slice()
  counting.now[face] = (counting.now[face] ?? 0) + by
}

const FACES: ReadonlyMap<string, number> = new Map(TILES.map((tile, face) => [tile, face]))
const of = (seen: SeenTiles, tile: string): number => seen[FACES.get(tile) ?? -1] ?? 0
