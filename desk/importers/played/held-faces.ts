import { bySeat, type Seat } from '../../../engine/model/seats.ts'
import { isKnown, isRed, type Kind, kindOf, TILES, type Tile } from '../../../engine/model/tiles.ts'
import type { Complaint } from '../import-error.ts'

/** The tiles in each player's hand, by face; reports contradictions within the log. A hidden tile is `?`. */
export type HeldFaces = {
  /** An indicator is turned over in the dead wall. */
  readonly turn: (tile: Tile) => void
  readonly draw: (seat: Seat, tile: Tile) => void
  /** Tiles leave a concealed hand for the river or a group. */
  readonly leave: (seat: Seat, tiles: readonly Tile[]) => void
  /** A concealed hand, sorted. */
  readonly hand: (seat: Seat) => readonly Tile[]
}

/** Tracks the tiles of one hand from the deal on. */
export const followFaces = (
  deal: Readonly<Record<Seat, readonly Tile[]>>,
  complain: (complaint: Complaint, about: string) => void,
): HeldFaces => {
  const hands = bySeat((seat) => [...deal[seat]])
  const seen = new Map<Kind, number>()
  const turn = (tile: Tile) => {
    if (!isKnown(tile)) return
    const kind = kindOf(tile)
    const count = (seen.get(kind) ?? 0) + 1
    if (count > 4) complain('fifth-tile', kind)
    seen.set(kind, count)
  }
  const leaveOne = (seat: Seat, tile: Tile) => {
    const hand = hands[seat]
    const known = hand.indexOf(tile)
    const at = known >= 0 ? known : hand.indexOf('?')
    if (at < 0) return complain('tile-not-held', tile)
    hand.splice(at, 1)
    if (known < 0) turn(tile)
  }
  for (const hand of Object.values(hands)) for (const tile of hand) turn(tile)
  return {
    turn,
    draw: (seat, tile) => {
      turn(tile)
      hands[seat].push(tile)
    },
    leave: (seat, tiles) => {
      for (const tile of tiles) leaveOne(seat, tile)
    },
    hand: (seat) => sortedFaces(hands[seat]),
  }
}

/** Tiles in the order of a Tenhou log: suits, then honours, a red five before the other fives. */
export const sortedFaces = (tiles: readonly Tile[]): readonly Tile[] => [...tiles].sort((a, b) => rank(a) - rank(b))

const rank = (tile: Tile): number => RANKS.get(tile) ?? 1000

const RANKS: ReadonlyMap<Tile, number> = new Map(
  TILES.map((tile) => [tile, 'mpsz'.indexOf(tile[1] ?? '') * 100 + Number(kindOf(tile)[0]) * 10 - (isRed(tile) ? 1 : 0)]),
)
