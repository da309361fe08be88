import type { Complaint } from '../import-error.ts'
import { LAST_TILE, TENHOU_PLAYERS, type TenhouPlayer } from './tag.ts'

/** The tiles in each player's hand, by number; reports contradictions within the log. */
export type HeldTiles = {
  /** An indicator is turned over in the dead wall. */
  readonly turn: (tile: number) => void
  /** A tile comes from the wall. */
  readonly draw: (player: TenhouPlayer, tile: number) => void
  /** A tile leaves a concealed hand for the river or a group. */
  readonly leave: (player: TenhouPlayer, tile: number) => void
  /** Whether a player holds exactly these tiles. */
  readonly isHand: (player: TenhouPlayer, tiles: readonly number[]) => boolean
}

/** Where a tile is: in the wall, turned over or played, or in the hand of a player, whose number is added. */
const [IN_WALL, SEEN, HELD] = [0, 1, 2]

// A copy of a list is made faster than a typed array.
const ALL_IN_WALL: readonly number[] = Array.from({ length: LAST_TILE + 1 }, () => IN_WALL)

/** Tracks the tiles of one hand from the deal on. */
export const followTiles = (
  deal: { readonly hands: readonly (readonly number[])[]; readonly dora: number },
  complain: (complaint: Complaint, about: string) => void,
): HeldTiles => {
  const places = ALL_IN_WALL.slice()
  const counts = TENHOU_PLAYERS.map((player) => deal.hands[player]?.length ?? 0)
  for (const player of TENHOU_PLAYERS) for (const tile of deal.hands[player] ?? []) places[tile] = HELD + player
  places[deal.dora] = SEEN
  const move = (tile: number, place: number) => {
    if (places[tile] !== IN_WALL) complain('tile-twice', String(tile))
    places[tile] = place
  }
  const count = (player: TenhouPlayer, change: number) => {
    counts[player] = (counts[player] ?? 0) + change
  }
  return {
    turn: (tile) => move(tile, SEEN),
    draw: (player, tile) => {
      move(tile, HELD + player)
      count(player, 1)
    },
    leave: (player, tile) => {
      if (places[tile] !== HELD + player) complain('tile-not-held', String(tile))
      places[tile] = SEEN
      count(player, -1)
    },
    isHand: (player, tiles) =>
      counts[player] === tiles.length && new Set(tiles).size === tiles.length && tiles.every((tile) => places[tile] === HELD + player),
  }
}
