import type { GroupCall } from '../../model/events.ts'
import { isKnown, kindOf, type Tile, type TileKind } from '../../model/tiles.ts'
import type { Concealed } from '../../table/table.ts'

/** Whether a hand holds the tiles for a claim: known to hold them, possible with unknown tiles, or impossible. */
export type GroupFit = 'fits' | 'may-fit' | 'does-not-fit'

/** Whether a hand holds the tiles that a chow, pung or kong of a tile needs. */
export const groupFitOf = (hand: Concealed, call: GroupCall, claimed: Tile): GroupFit => {
  const unseen = hand.size === null ? Number.POSITIVE_INFINITY : hand.size - hand.known.length
  const needed = call === 'kan' ? 3 : 2
  if (!isKnown(claimed)) return hand.size !== null && hand.size < needed ? 'does-not-fit' : 'may-fit'
  const lacks =
    call === 'chii'
      ? chowsWith(kindOf(claimed)).map((others) => others.filter((kind) => countOf(hand, kind) === 0).length)
      : [Math.max(0, needed - countOf(hand, kindOf(claimed)))]
  if (lacks.length === 0) return 'does-not-fit'
  const least = Math.min(...lacks)
  return least === 0 ? 'fits' : least <= unseen ? 'may-fit' : 'does-not-fit'
}

/** The two other tiles of each chow that a tile can be part of; none for an honour. */
const chowsWith = (kind: TileKind): readonly (readonly TileKind[])[] => {
  const [rank, suit] = [Number(kind[0]), kind[1]]
  if (suit === 'z') return []
  return [
    [rank - 2, rank - 1],
    [rank - 1, rank + 1],
    [rank + 1, rank + 2],
  ]
    .filter((ranks) => ranks.every((each) => each >= 1 && each <= 9))
    .map((ranks) => ranks.map((each) => `${each}${suit}` as TileKind))
}

const countOf = ({ known }: Concealed, kind: TileKind): number => known.filter((tile) => kindOf(tile) === kind).length
