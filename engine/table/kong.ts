import type { KongKind } from '../model/events.ts'
import type { Seat } from '../model/seats.ts'
import type { Tile } from '../model/tiles.ts'

/**
 * A kong of the hand; its event is 0 from the headers. `void`: not allowed, or in question. `unmade`: robbed, only called, or beaten by
 * another claim.
 */
export type Kong = {
  readonly seat: Seat
  readonly kind: KongKind
  readonly tile: Tile
  readonly event: number
  readonly moment: number
  /** The event at which its replacement tile was drawn. */
  readonly replaced?: number
  /** The event at which its indicator was turned. */
  readonly turned?: number
  readonly void?: true
  readonly unmade?: true
}
