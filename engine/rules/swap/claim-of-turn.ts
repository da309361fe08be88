import type { DiscardEvent } from '../../model/events.ts'
import type { Seat } from '../../model/seats.ts'
import { claimOn } from '../../table/claims.ts'
import { isMisread } from '../../table/let-pass.ts'
import type { Claim, Table } from '../../table/table.ts'
import { canBeHeld } from '../../table/tiles/seen.ts'
import type { Situation } from '../rule.ts'

/** The chow or pung that the player claimed in this turn, if the claim is valid. */
export const claimOfTurn = (table: Table, seat: Seat): Claim | undefined => {
  const claim = claimOn(table, seat)
  return claim && (claim.call === 'chii' || claim.call === 'pon') && claim.standing === 'good' && !claim.yields ? claim : undefined
}

/**
 * The claim that a discard may swap. A tile out of a group swaps none, nor does one that the hand can't hold: the record is wrong there. So it
 * is where the discard that was claimed is such a tile.
 */
export const claimSwapped = ({ table, rules }: Situation, { actor, tile, meld }: DiscardEvent): Claim | undefined => {
  const claim = meld ? undefined : claimOfTurn(table, actor)
  const isOfMisread = claim?.from && isMisread(table, { seat: claim.from, event: claim.target })
  return claim && !isOfMisread && canBeHeld(table, { seat: actor, tile, reds: rules.settings['red-fives'] }) ? claim : undefined
}
