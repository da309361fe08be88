import type { Complaint } from '../import-error.ts'
import { PLAYERS, type Player } from './tag-numbers.ts'

/** The tiles in each player's hand, by number; reports contradictions within the log. */
export type HeldTiles = {
  /** An indicator is turned over in the dead wall. */
  readonly turn: (tile: number) => void
  /** A tile comes from the wall. */
  readonly draw: (player: Player, tile: number) => void
  /** Tiles leave a concealed hand for the river or a group. */
  readonly leave: (player: Player, tiles: readonly number[]) => void
  /** Whether a player holds exactly these tiles. */
  readonly isHand: (player: Player, tiles: readonly number[]) => boolean
}

/** Tracks the tiles of one hand from the deal on. */
export const followTiles = (
  deal: { readonly hands: readonly (readonly number[])[]; readonly dora: number },
  complain: (complaint: Complaint, about: string) => void,
): HeldTiles => {
  const hands = PLAYERS.map((player) => new Set(deal.hands[player]))
  const seen = new Set([deal.dora, ...deal.hands.flat()])
  const turn = (tile: number) => {
    if (seen.has(tile)) complain('tile-twice', String(tile))
    seen.add(tile)
  }
  return {
    turn,
    draw: (player, tile) => {
      turn(tile)
      hands[player]?.add(tile)
    },
    leave: (player, tiles) => {
      for (const tile of tiles) if (!hands[player]?.delete(tile)) complain('tile-not-held', String(tile))
    },
    isHand: (player, tiles) =>
      new Set(tiles).size === tiles.length && hands[player]?.size === tiles.length && tiles.every((tile) => hands[player]?.has(tile)),
  }
}
