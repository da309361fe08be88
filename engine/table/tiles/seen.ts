import type { Show } from '../../model/events.ts'
import { type BySeat, bySeat, type Seat } from '../../model/seats.ts'
import { hasRedFives, type Settings } from '../../model/settings.ts'
import { isKnown, isRed, isSameKind, type KnownTile, kindOf, TILE_PLACES, type Tile, type TileKind, tilePlace } from '../../model/tiles.ts'
import type { Discard } from '../discards.ts'
import type { Draft } from '../draft.ts'
import type { Group, Player, SeenTiles, Table } from '../table.ts'
import { canHold, unknownHand } from './concealed.ts'

/** The number of tiles of a kind in the record. A red five counts as a five. */
export const countSeenKind = ({ seen }: Pick<Table, 'seen'>, kind: TileKind): number => {
  const place = tilePlace(kind)
  return (seen[place] ?? 0) + (kind[0] === '5' ? (seen[place - 5] ?? 0) : 0)
}

/** The number of one red five in the record. */
export const countSeenReds = ({ seen }: Table, red: KnownTile): number => seen[tilePlace(red)] ?? 0

/** The kind of which the tiles shown for a claim that yields make a fifth, although they are not laid. */
export const fifthShown = (table: Table, { actor, tiles }: Show): TileKind | undefined => {
  const claim = table.claims.findLast(({ by, call, discardedAt }) => by === actor && call !== 'ron' && discardedAt === undefined)
  const isUnlaid = claim !== undefined && (claim.yields || (claim.standing === 'void' && claim.fault === undefined))
  if (!isUnlaid || claim.shown.length > 0) return undefined
  const { known } = table.players[actor].hand
  const kinds = tiles.filter(isKnown).map(kindOf)
  return kinds.find((kind) => {
    const isKind = (tile: Tile): boolean => isKnown(tile) && kindOf(tile) === kind
    const here = known.filter(isKind).length
    return countSeenKind(table, kind) + Math.max(0, kinds.filter((one) => one === kind).length - here) > 4
  })
}

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

/** Whether a tile said to be out of a displayed group lies in none: the record has all groups of the player. */
export const isInNoGroup = ({ groups, groupsKnown }: Player, tile: Tile): boolean =>
  groupsKnown &&
  isKnown(tile) &&
  !groups.some(({ own, claimed, added }) => [...own, claimed?.tile, added].some((one) => one === '?' || isSameKind(one, tile)))

/** The parts of a table where tiles lie face up or are known. */
type Places = Pick<Table, 'dora' | 'ura'> & { readonly players: BySeat<Pick<Player, 'hand' | 'river' | 'groups'>> }

/** Counts the known tiles of the places that an event has changed. */
export const updateSeenTiles = (before: Table, draft: Draft): void => {
  const { counted, players, seen } = draft
  if (counted === players && before.dora === draft.dora && before.ura === draft.ura) return
  draft.seen = countedFrom({ players: counted, dora: before.dora, ura: before.ura, seen }, draft)
  draft.counted = players
}

/** Whether all tiles that the players hold or have laid are in the count. */
export const areCounted = ({ counted, players }: Draft): boolean => counted === players

/** Counts a drawn tile, of a draw that changes nothing else: nine of ten acts are draws and discards, and need no comparison. */
export const countDrawn = (draft: Draft, tile: Tile): void => {
  if (isKnown(tile)) {
    const seen = draft.seen.slice()
    seen[tilePlace(tile)] = (seen[tilePlace(tile)] ?? 0) + 1
    draft.seen = seen
  }
  draft.counted = draft.players
}

/** Notes that a tile already in the count has moved from the hand to the river, and nothing else. */
export const countMoved = (draft: Draft): void => {
  draft.counted = draft.players
}

const countedFrom = (before: Places & { readonly seen: SeenTiles }, after: Places): SeenTiles => {
  const counting: Counting = { before: before.seen, now: null, moving: '?' }
  const { players } = after
  if (before.dora !== after.dora) countTiles(counting, before.dora, after.dora)
  if (before.ura !== after.ura) countTiles(counting, before.ura, after.ura)
  if (before.players.E !== players.E) countPlayer(counting, before.players.E, players.E)
  if (before.players.S !== players.S) countPlayer(counting, before.players.S, players.S)
  if (before.players.W !== players.W) countPlayer(counting, before.players.W, players.W)
  if (before.players.N !== players.N) countPlayer(counting, before.players.N, players.N)
  add(counting, counting.moving, -1)
  return counting.now ?? before.seen
}

/** A count in progress; `now` is created at the first change. `moving`: a tile that has left one place and may appear in another. */
type Counting = { readonly before: SeenTiles; now: number[] | null; moving: Tile }

const countPlayer = (counting: Counting, was: Places['players']['E'], is: Places['players']['E']): void => {
  if (was.hand.known !== is.hand.known) countTiles(counting, was.hand.known, is.hand.known)
  if (was.river !== is.river) countRiver(counting, was.river, is.river)
  if (was.groups !== is.groups) countGroups(counting, was.groups, is.groups)
}

/** The count of known tiles on a first table. */
export const initialSeenTiles = (places: Places): SeenTiles => countedFrom(EMPTY, places)

const NOBODY: Places['players']['E'] = { hand: unknownHand(null), river: [], groups: [] }
const EMPTY = { players: bySeat(() => NOBODY), dora: [], ura: [], seen: Array.from({ length: TILE_PLACES }, () => 0) }

/** Counts the difference of two lists. Most often one tile was added or removed: the common beginning and end are skipped. */
const countTiles = (counting: Counting, was: readonly Tile[], is: readonly Tile[]): void => {
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start++
  let same = 0
  while (same < most - start && was[was.length - 1 - same] === is[is.length - 1 - same]) same++
  for (let at = start; at < was.length - same; at++) remove(counting, was[at] ?? '?')
  for (let at = start; at < is.length - same; at++) insert(counting, is[at] ?? '?')
}

/** A claimed tile lies in a group and is counted there. */
const countRiver = (counting: Counting, was: readonly Discard[], is: readonly Discard[]): void => {
  let start = 0
  while (start < was.length && was[start] === is[start]) start++
  for (let at = start; at < was.length; at++) {
    const discard = was[at]
    if (discard && discard.claimed === undefined) remove(counting, discard.tile)
  }
  for (let at = start; at < is.length; at++) {
    const discard = is[at]
    if (discard && discard.claimed === undefined) insert(counting, discard.tile)
  }
}

const countGroups = (counting: Counting, was: readonly Group[], is: readonly Group[]): void => {
  for (const group of was) if (!is.includes(group)) for (const tile of tilesOf(group)) remove(counting, tile)
  for (const group of is) if (!was.includes(group)) for (const tile of tilesOf(group)) insert(counting, tile)
}

const tilesOf = ({ own, added, claimed }: Group): readonly Tile[] => [
  ...own,
  ...(added === undefined ? [] : [added]),
  ...(claimed?.taken ? [claimed.tile] : []),
]

/** Removes one tile; if it was only moved, as from hand to river, nothing changes. */
const remove = (counting: Counting, tile: Tile): void => {
  if (counting.moving === '?') counting.moving = tile
  else add(counting, tile, -1)
}

const insert = (counting: Counting, tile: Tile): void => {
  if (counting.moving === tile) counting.moving = '?'
  else add(counting, tile, 1)
}

const add = (counting: Counting, tile: Tile, by: 1 | -1): void => {
  if (!isKnown(tile)) return
  const place = tilePlace(tile)
  counting.now ??= counting.before.slice()
  counting.now[place] = (counting.now[place] ?? 0) + by
}
