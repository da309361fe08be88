import type { Abort } from '../../../engine/model/events.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import type { Complaint } from '../import-error.ts'

/** A claim that made a group: the tiles shown out of the hand, the tile claimed, and from whom. */
export type PlayedClaim = {
  readonly seat: Seat
  readonly form: 'chii' | 'pon' | 'daiminkan'
  readonly shown: readonly Tile[]
  readonly claimed: Tile
  readonly from: Seat
}

/** How a hand ends without a win: who is known to wait (`true`) or not to (`false`), and who shows the hand. */
export type PlayedDraw = {
  readonly how: 'exhaustive' | Abort
  readonly waiting?: Readonly<Record<Seat, boolean>>
  readonly shown: readonly Seat[]
}

/** What is due: a player has just drawn, must draw after a kong, or must discard after a claim; or anybody may act on a tile. */
export type Due =
  | { readonly due: 'discard'; readonly seat: Seat; readonly drawn?: Tile }
  | { readonly due: 'replace'; readonly seat: Seat; readonly tile: Tile }
  | { readonly due: 'anything'; readonly seat: Seat; readonly tile: Tile }
  | { readonly due: 'first' }

/** What has been played so far, where a log leaves out why its hand ended. */
export type Facts = {
  readonly due: Due
  readonly draws: number
  readonly riichis: number
  readonly kongs: readonly Seat[]
  readonly claims: number
  readonly discards: readonly Tile[]
  /** Dora indicators that lie open. */
  readonly indicators: number
}

/** `told`: the log says when a riichi stick is paid; `implied`: it is paid unless the discard is won on. `line`: which one is being read. */
export type Telling = {
  readonly line?: () => number | undefined
  readonly sticks: 'told' | 'implied'
  readonly complain: (complaint: Complaint, about?: string) => void
}
