import type { Seat } from '../../seats.ts'
import { claimOn } from '../../table/claims.ts'
import type { Claim, Table } from '../../table/table.ts'

/** The chow or pung that the player claimed in this very turn, where the claim stands. */
export const claimOfTurn = (table: Table, seat: Seat): Claim | undefined => {
  const claim = claimOn(table, seat)
  return claim && (claim.call === 'chii' || claim.call === 'pon') && claim.standing === 'good' && !claim.yields ? claim : undefined
}
