import type { Seat } from '../model/seats.ts'

/**
 * The part of a turn that its player has to undo because it was too fast for a claim. `drawn`: the drawn tile has to go back into the wall, is back, or can't be told
 * from the hand. `discard`: the discard that has to be taken back.
 */
export type ToReturn = {
  readonly seat: Seat
  readonly claim: number
  readonly drawn: 'due' | 'back' | 'mixed'
  readonly discard?: number
}
