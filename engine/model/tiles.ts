/**
 * Every tile of a riichi set, by suit: characters (manzu), dots (pinzu), bamboos (souzu), honours. `0m`, `0p`, `0s` are the red fives
 * (akadora).
 */
export const TILES = [
  ...(['0m', '1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m'] as const),
  ...(['0p', '1p', '2p', '3p', '4p', '5p', '6p', '7p', '8p', '9p'] as const),
  ...(['0s', '1s', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'] as const),
  ...(['1z', '2z', '3z', '4z', '5z', '6z', '7z'] as const),
] as const

/** A tile with a known face. */
export type KnownTile = (typeof TILES)[number]

/** A tile in the record; `?` is one whose face the record does not know. */
export type Tile = KnownTile | '?'

/** The kind that a tile counts as: a red five is a five. */
export type TileKind = Exclude<KnownTile, '0m' | '0p' | '0s'>

const NAMED: ReadonlyMap<string, Tile> = new Map([...TILES, '?' as const].map((tile) => [tile, tile]))

/** The tile that a word names. Always the same string object for a tile, since tiles are compared all the time. */
export const tileNamed = (word: string): Tile | undefined => NAMED.get(word)

/** Whether a word is a tile, known or `?`. */
export const isTile = (word: string): word is Tile => NAMED.has(word)

/** Whether the record knows the face. */
export const isKnown = (tile: Tile | undefined): tile is KnownTile => tile !== undefined && tile !== '?'

/** Whether the record knows all faces. */
export const areKnown = (tiles: readonly Tile[]): tiles is readonly KnownTile[] => !tiles.includes('?')

/** The kind that a known tile counts as. */
export const kindOf = (tile: KnownTile): TileKind => (tile === '0m' ? '5m' : tile === '0p' ? '5p' : tile === '0s' ? '5s' : tile)

/** The index of a tile among `TILE_PLACES`: ten to each suit, by rank; a red five has rank 0. */
export const tilePlace = (tile: KnownTile): number => startOfSuit(tile.charCodeAt(1)) + tile.charCodeAt(0) - ZERO

/** The number of places of `tilePlace`, of which three belong to no tile. */
export const TILE_PLACES = 40

const startOfSuit = (suit: number): number => (suit === CHARACTERS ? 0 : suit === DOTS ? 10 : suit === BAMBOOS ? 20 : 30)
const [CHARACTERS, DOTS, BAMBOOS] = ['m'.charCodeAt(0), 'p'.charCodeAt(0), 's'.charCodeAt(0)]
const ZERO = '0'.charCodeAt(0)

/** Whether two known tiles are of one kind; false where one of them is unknown. */
export const isSameKind = (a: Tile | undefined, b: Tile | undefined): boolean => isKnown(a) && isKnown(b) && kindOf(a) === kindOf(b)

export const isRed = (tile: Tile): boolean => tile[0] === '0'

/** Whether a tile is a wind or a dragon. */
export const isHonour = (tile: Tile): boolean => tile[1] === 'z'

/** Further tiles of the kind of a tile: of a group that the record has as one tile, only that one may be red. */
export const othersLike = (tile: Tile, count: number): readonly Tile[] =>
  Array.from({ length: count }, () => (isKnown(tile) ? kindOf(tile) : tile))

/** The tiles or kinds without others, each taken out once. */
export const withoutEach = <One extends Tile>(tiles: readonly One[], others: readonly One[]): readonly One[] =>
  others.reduce((left, tile) => (left.includes(tile) ? left.toSpliced(left.indexOf(tile), 1) : left), tiles)
