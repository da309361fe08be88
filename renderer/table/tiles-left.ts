import { SEATS } from '../../engine/seats.ts'
import { isKnown, isRed, kindOf, type Tile } from '../../engine/tiles.ts'
import type { TableView } from '../../engine/view.ts'

/**
 * Whether a tile can still be the next one named: out of a hand that is known whole, one that is in it; else one of which not all four lie open. A proposal
 * for fingers, never more: what lies open may be noted wrongly.
 */
export const mayCome = (view: TableView): ((tile: Tile) => boolean) => {
  const { turn, seats } = view
  const own = turn?.due === 'discard' ? seats[turn.seat] : null
  if (own && own.concealed !== null && own.known.length >= own.concealed) {
    const held = new Set<Tile>(own.known)
    return (tile) => tile === '?' || held.has(tile)
  }
  const seen = seenTiles(view, own === null)
  const reds = new Set(seen.filter(isRed))
  const count = new Map<Tile, number>()
  for (const tile of seen) if (isKnown(tile)) count.set(kindOf(tile), (count.get(kindOf(tile)) ?? 0) + 1)
  return (tile) => !isKnown(tile) || ((count.get(kindOf(tile)) ?? 0) < 4 && !(isRed(tile) && reds.has(tile)))
}

/** What lies open, each tile once; `hands`: and what is known of the hands, where the tile comes from the wall. */
const seenTiles = ({ seats, dora }: TableView, hands: boolean): readonly Tile[] => [
  ...dora,
  ...SEATS.flatMap((seat) => {
    const { river, groups, known } = seats[seat]
    const lying = river.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile)
    const laid = groups.flatMap(({ tiles }) => tiles.filter(({ missing }) => !missing).map(({ tile }) => tile))
    return [...lying, ...laid, ...(hands ? known : [])]
  }),
]
