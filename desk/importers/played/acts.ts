import type { Abort } from '../../../engine/model/events.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import type { Complaint } from '../import-error.ts'

/** A claim: the tiles shown from the hand, the claimed tile, and the discarder. */
export type PlayedClaim = {
  readonly seat: Seat
  readonly form: 'chii' | 'pon' | 'daiminkan'
  readonly shown: readonly Tile[]
  readonly claimed: Tile
  readonly from: Seat
}

/** End of a hand without a win: which players are known to be waiting (`true`) or not (`false`), and which show their hands. */
export type PlayedDraw = {
  readonly how: 'exhaustive' | Abort
  readonly waiting?: Readonly<Record<Seat, boolean>>
  readonly shown: readonly Seat[]
}

/** The next expected act: a discard after a draw or claim, a replacement draw after a kong, or any player's reaction to a tile. */
export type ExpectedAct =
  | { readonly due: 'discard'; readonly seat: Seat; readonly drawn?: Tile }
  | { readonly due: 'replace'; readonly seat: Seat; readonly tile: Tile }
  | { readonly due: 'anything'; readonly seat: Seat; readonly tile: Tile }
  | { readonly due: 'first' }

/** The play so far, for logs that omit why a hand ended. */
export type PlayFacts = {
  readonly due: ExpectedAct
  readonly draws: number
  readonly riichis: number
  readonly kongs: readonly Seat[]
  readonly claims: number
  readonly discards: readonly Tile[]
  readonly indicators: number
}

/** `told`: the log says when a riichi stick is paid; `implied`: it is paid unless the discard is won on. `line`: the line being read. */
export type LogReading = {
  readonly line?: () => number | undefined
  readonly sticks: 'told' | 'implied'
  readonly complain: (complaint: Complaint, about?: string) => void
}
