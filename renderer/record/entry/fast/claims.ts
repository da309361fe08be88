import { chowPairs, tilesInHand } from '../../../../engine/completion/claim-lines.ts'
import { claimedNow } from '../../../../engine/completion/claim-reading.ts'
import type { Seat } from '../../../../engine/model/seats.ts'
import { isKnown, isRed, type KnownTile, kindOf, type Tile } from '../../../../engine/model/tiles.ts'
import type { TableView } from '../../../../engine/table/table-view.ts'

/** A chow that a player may make with the last discard: its tiles from the hand, and the digit of the lowest. */
export type ChowOption = { readonly tiles: readonly Tile[]; readonly lowest: string; readonly red: boolean }

/** The tile that a call now would claim; null if there is none or its face is unknown. */
export const tileToClaim = (view: TableView): KnownTile | null => {
  const tile = claimedNow(view)
  return isKnown(tile) ? tile : null
}

/** The tiles from the hand for a pung or a kong: those of a known hand, else plain ones; `red`: with the red five. */
export const pungTiles = (view: TableView, seat: Seat, count: 2 | 3, red: boolean): readonly Tile[] | null => {
  const tile = tileToClaim(view)
  if (tile === null) return null
  const plain = Array.from({ length: count }, (): Tile => kindOf(tile))
  const reddened = plain.map((one, n) => (n === 0 ? redOf(one) : one))
  const wanted = red ? reddened : plain
  return tilesInHand(view.seats[seat], wanted) ?? wanted
}

/** The possible chows with the last discard, lowest tile first: those in a known hand, else all; with red fives where possible. */
export const chowOptions = (view: TableView, seat: Seat): readonly ChowOption[] => {
  const tile = tileToClaim(view)
  if (tile === null) return []
  const place = view.seats[seat]
  const options = chowPairs(tile).flatMap((pair) => {
    const plain = tilesInHand(place, pair)
    const red = pair.some((one) => one[0] === '5') ? tilesInHand(place, pair.map(redOf)) : null
    return [plain, red].flatMap((tiles) => (tiles ? [option(tiles)] : []))
  })
  const all = options.length > 0 ? options : chowPairs(tile).map(option)
  const once = all.filter(({ tiles }, n) => all.findIndex((other) => other.tiles.join('') === tiles.join('')) === n)
  return [...once].sort((a, b) => Number(a.lowest) - Number(b.lowest) || Number(a.red) - Number(b.red))
}

const option = (pair: readonly Tile[]): ChowOption => {
  const number = (tile: Tile): string => (tile[0] === '0' ? '5' : (tile[0] ?? ''))
  const tiles = [...pair].sort((a, b) => Number(number(a)) - Number(number(b)))
  return { tiles, lowest: number(tiles[0] ?? '?'), red: tiles.some(isRed) }
}

const redOf = (tile: Tile): Tile => (tile[0] === '5' && tile[1] !== 'z' ? (`0${tile[1]}` as Tile) : tile)
