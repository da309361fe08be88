import { isRed, type KnownTile, kindOf, TILE_PLACES, TILES, type TileKind, tilePlace } from '../model/tiles.ts'

/** The number of tiles of each kind in a hand, indexed by kind: ten indexes a suit, of which the first stays empty. */
export type TileCounts = number[]

/** Every kind, in the order of the suits. */
export const TILE_KINDS = TILES.filter((tile): tile is TileKind => !isRed(tile))

const HONOURS = 30
/** The suits, the honours last: the place where each starts, and its kinds. */
const SUITS = [0, 10, 20, HONOURS].map((start) => ({
  start,
  kinds: TILE_KINDS.filter((kind) => tilePlace(kind) >= start && tilePlace(kind) < start + 10),
}))
const NOTHING: readonly number[] = Array.from({ length: TILE_PLACES }, () => 0)

export const countTiles = (tiles: readonly KnownTile[]): TileCounts => {
  const counts = [...NOTHING]
  for (const tile of tiles) addTile(counts, tile, 1)
  return counts
}

export const addTile = (counts: TileCounts, tile: KnownTile, by: 1 | -1): void => {
  const place = tilePlace(kindOf(tile))
  counts[place] = (counts[place] ?? 0) + by
}

/** How many tiles of a kind were counted. */
export const countOfKind = (counts: TileCounts, kind: TileKind): number => counts[tilePlace(kind)] ?? 0

/** Whether 14 concealed tiles, less three for each displayed group, are a winning hand: groups and a pair, seven pairs, or Thirteen Orphans. */
export const isWinning = (counts: TileCounts, melds: number): boolean =>
  isGroupsAndPair(counts) || (melds === 0 && (isSevenPairs(counts) || isOrphans(counts)))

/**
 * The kinds that make 13 tiles, less three for each displayed group, a winning hand, be it as a fifth tile. With such a kind one suit has two tiles
 * more than its groups, and the others none; seven pairs and Thirteen Orphans keep to no suit.
 */
export const winningKinds = (counts: TileCounts, melds: number): readonly TileKind[] => {
  const isAnySuit = melds === 0 && (pairsIn(counts) === 6 || ORPHANS.filter((place) => counts[place]).length >= 12)
  if (isAnySuit) return TILE_KINDS.filter((kind) => isTrueWith(counts, tilePlace(kind), () => isWinning(counts, melds)))
  const rests = SUITS.map(({ start }) => tilesIn(counts, start) % 3)
  return SUITS.flatMap(({ start, kinds }, suit) => {
    const pairs = rests.filter((rest, other) => other !== suit && rest === 2).length
    if (rests[suit] === 0 || pairs !== (rests[suit] === 2 ? 1 : 0)) return []
    if (!SUITS.every((other) => other.start === start || isSuitWhole(counts, other.start))) return []
    return kinds.filter((_, rank) => isTrueWith(counts, start + rank + 1, () => isSuitWhole(counts, start)))
  })
}

/** Whether something is true of tiles with one more in a place. */
const isTrueWith = (counts: TileCounts, place: number, is: () => boolean): boolean => {
  const before = counts[place] ?? 0
  counts[place] = before + 1
  const isTrue = is()
  counts[place] = before
  return isTrue
}

export const isSevenPairs = (counts: TileCounts): boolean => pairsIn(counts) === 7

const pairsIn = (counts: TileCounts): number => {
  let pairs = 0
  for (const count of counts) if (count === 2) pairs += 1
  return pairs
}

const tilesIn = (counts: TileCounts, suit: number): number => {
  let tiles = 0
  for (let rank = 1; rank < 10; rank++) tiles += counts[suit + rank] ?? 0
  return tiles
}

/** Whether 14 concealed tiles are Thirteen Orphans (kokushi musou). */
export const isOrphans = (counts: TileCounts): boolean =>
  ORPHANS.every((place) => counts[place]) && ORPHANS.reduce((sum, place) => sum + (counts[place] ?? 0), 0) === 14

const ORPHANS: readonly number[] = TILE_KINDS.filter((kind) => kind[1] === 'z' || kind[0] === '1' || kind[0] === '9').map(tilePlace)

/** Whether tiles are concealed pungs, if any, and a pair. */
export const isPungsAndPair = (counts: TileCounts): boolean =>
  counts.every((count) => count === 0 || count === 2 || count === 3) && counts.indexOf(2) === counts.lastIndexOf(2)

/** The suit that holds the pair has two tiles more than its groups; every other suit consists of groups only. */
const isGroupsAndPair = (counts: TileCounts): boolean => {
  let pairs = 0
  for (const { start } of SUITS) {
    if (tilesIn(counts, start) % 3 === 2) pairs += 1
    if (pairs > 1 || !isSuitWhole(counts, start)) return false
  }
  return pairs === 1
}

/** Whether a suit consists of groups, or of groups and a pair. */
const isSuitWhole = (counts: TileCounts, suit: number): boolean => {
  const rest = tilesIn(counts, suit) % 3
  if (rest === 0) return isGroups(counts, suit, 0)
  for (let rank = 1; rank < 10 && rest === 2; rank++) if ((counts[suit + rank] ?? 0) >= 2 && isGroups(counts, suit, rank)) return true
  return false
}

/**
 * Whether a suit, without the pair of one rank, consists of groups only. From the lowest rank on, tiles that form no pung must begin a
 * chow.
 */
const isGroups = (counts: TileCounts, suit: number, pair: number): boolean => {
  let [begun, begunBefore] = [0, 0]
  for (let rank = 1; rank < 10; rank++) {
    const left = (counts[suit + rank] ?? 0) - (rank === pair ? 2 : 0) - begun - begunBefore
    if (left < 0 || (suit === HONOURS && left % 3 > 0)) return false
    begunBefore = begun
    begun = left % 3
  }
  return begun === 0 && begunBefore === 0
}

/**
 * Whether 14 concealed tiles can be read as chows and a pair that is worth nothing, the winning tile at the open end of a chow: the chow had
 * a wait on two sides.
 */
export const isPinfu = (counts: TileCounts, winning: KnownTile, valued: readonly TileKind[]): boolean => {
  const place = tilePlace(kindOf(winning))
  const rank = place % 10
  if (place >= HONOURS) return false
  const isLowEnd = rank < 7 && isChowsAndPair(counts, place, valued)
  return isLowEnd || (rank > 3 && isChowsAndPair(counts, place - 2, valued))
}

/** Whether tiles are chows, one of them from this place on, and a pair of none of some kinds. */
const isChowsAndPair = (counts: TileCounts, chow: number, but: readonly TileKind[]): boolean => {
  const left = counts.map((count, place) => (place >= chow && place <= chow + 2 ? count - 1 : count))
  return TILE_KINDS.some((pair) => !but.includes(pair) && (left[tilePlace(pair)] ?? 0) >= 2 && isChows(left, tilePlace(pair)))
}

/** Whether tiles without a pair of one kind are chows only: from the lowest place on, all that is left begins a chow. */
const isChows = (counts: TileCounts, pair: number): boolean => {
  let [begun, begunBefore] = [0, 0]
  for (let place = 0; place < TILE_PLACES; place++) {
    const left = (counts[place] ?? 0) - (place === pair ? 2 : 0) - begun - begunBefore
    if (left < 0 || (left > 0 && (place >= HONOURS || place % 10 > 7))) return false
    begunBefore = begun
    begun = left
  }
  return true
}

/** Whether tiles can be read as groups and a pair, none of the groups being a pung of this kind. */
export const isGroupsWithoutPung = (counts: TileCounts, kind: TileKind): boolean =>
  TILE_KINDS.some((pair) => {
    if (countOfKind(counts, pair) < 2) return false
    const left = [...counts]
    addTile(left, pair, -1)
    addTile(left, pair, -1)
    return isGroupsFrom(left, 1, tilePlace(kind))
  })

/** Whether the tiles from one place on are groups: each place gives at most one pung, and its other tiles begin chows. */
const isGroupsFrom = (counts: TileCounts, place: number, without: number): boolean => {
  if (place >= TILE_PLACES) return true
  const count = counts[place] ?? 0
  return [0, 3].some((pung) => {
    const chows = count - pung
    if (chows < 0 || (pung > 0 && place === without) || (chows > 0 && (place >= HONOURS || place % 10 > 7))) return false
    const left = [...counts]
    left[place] = 0
    for (const next of [place + 1, place + 2]) left[next] = (left[next] ?? 0) - chows
    return (left[place + 1] ?? 0) >= 0 && (left[place + 2] ?? 0) >= 0 && isGroupsFrom(left, place + 1, without)
  })
}
