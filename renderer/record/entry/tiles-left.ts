import { SEATS } from '../../../engine/model/seats.ts'
import { isKnown, isRed, kindOf, type Tile } from '../../../engine/model/tiles.ts'
import type { TableView } from '../../../engine/table/table-view.ts'

/**
 * How many of a tile can still be the next one named: those in a hand that is fully known, else the four less the visible ones. Red and
 * plain fives count separately if the set has red ones. Null for an unknown tile. Only a suggestion: visible tiles may be recorded wrongly.
 */
export const tilesLeft = (view: TableView, withReds: boolean): ((tile: Tile) => number | null) => {
  const { turn, seats } = view
  const own = turn?.due === 'discard' ? seats[turn.seat] : null
  if (own && own.concealed !== null && own.known.length >= own.concealed) {
    const held = counted(own.known)
    return (tile) => (isKnown(tile) ? (held.get(tile) ?? 0) : null)
  }
  const seen = seenTiles(view, own === null)
  const kinds = counted(seen.filter(isKnown).map(kindOf))
  const reds = counted(seen.filter(isRed).map((tile) => tile[1] ?? ''))
  return (tile) => {
    if (!isKnown(tile)) return null
    const left = 4 - (kinds.get(kindOf(tile)) ?? 0)
    if (!withReds || !/^[05][mps]$/.test(tile)) return Math.max(0, left)
    const red = reds.has(tile[1] ?? '') ? 0 : 1
    return Math.max(0, Math.min(left, isRed(tile) ? red : left - red))
  }
}

/** How often each value is in a list. */
const counted = <One>(list: readonly One[]): ReadonlyMap<One, number> => {
  const count = new Map<One, number>()
  for (const one of list) count.set(one, (count.get(one) ?? 0) + 1)
  return count
}

/** The visible tiles, each once. `hands`: also the known tiles of the hands, if the tile comes from the wall. */
const seenTiles = ({ seats, dora }: TableView, hands: boolean): readonly Tile[] => [
  ...dora,
  ...SEATS.flatMap((seat) => {
    const { river, groups, known } = seats[seat]
    const lying = river.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile)
    const laid = groups.flatMap(({ tiles }) => tiles.filter(({ missing }) => !missing).map(({ tile }) => tile))
    return [...lying, ...laid, ...(hands ? known : [])]
  }),
]
