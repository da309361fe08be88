import type { Abort } from '../../../engine/model/events.ts'
import type { Complaint } from '../import-error.ts'

// While a log is read, a seat is a number from the dealer's 0 on, and a tile a number of `TILE_FACES`.

/** A claim: the tiles shown from the hand, the claimed tile, and the discarder. */
export type PlayedClaim = {
  readonly seat: number
  readonly form: 'chii' | 'pon' | 'daiminkan'
  readonly shown: readonly number[]
  readonly claimed: number
  readonly from: number
}

/** End of a hand without a win: which players are known to be waiting (`true`) or not (`false`), and which show their hands. */
export type PlayedDraw = {
  readonly how: 'exhaustive' | Abort
  /** By seat. */
  readonly waiting?: readonly boolean[] | undefined
  readonly shown: readonly number[]
}

/**
 * The next expected act: a discard after a draw or claim, a replacement draw after a kong, or any player's reaction to a tile. `tile`: the
 * drawn one, none after a claim; the tile of the kong; the tile to react to.
 */
export type ExpectedAct = {
  readonly due: 'first' | 'discard' | 'replace' | 'anything'
  readonly seat: number
  readonly tile: number | undefined
}

/** The play so far, for logs that omit why a hand ended. */
export type PlayFacts = ExpectedAct & {
  readonly draws: number
  readonly riichis: number
  readonly kongs: readonly number[]
  readonly claims: number
  readonly discards: readonly number[]
  readonly indicators: number
}

/** `told`: the log says when a riichi stick is paid; `implied`: it is paid unless the discard is won on. `line`: the line being read. */
export type LogReading = {
  readonly line?: () => number | undefined
  readonly sticks: 'told' | 'implied'
  readonly complain: (complaint: Complaint, about?: string) => void
}
