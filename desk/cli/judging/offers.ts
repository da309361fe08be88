import { CLAIM_KINDS, type ClaimKind, claimRightOf } from '../../../engine/judging/entitlements/claims.ts'
import type { Play } from '../../../engine/judging/play.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'

/** The claims that one player may make of a discard. */
export type ClaimOffer = { readonly event: number; readonly seat: Seat; readonly may: readonly ClaimKind[] }

/**
 * For each discard, the claims open to each other player as far as the record shows the hands; a win only if yaku and furiten are known.
 */
export const openOffers = (play: Play): readonly ClaimOffer[] => {
  const offers: ClaimOffer[] = []
  for (let at = play; at.previous; at = at.previous.play) {
    const { table, number } = at
    if (table.target?.kind !== 'discard' || table.target.event !== number) continue
    const here = SEATS.flatMap((seat) => {
      const may = CLAIM_KINDS.filter((claim) => claimRightOf(at, seat, claim).is === 'may')
      return may.length > 0 ? [{ event: number, seat, may }] : []
    })
    offers.unshift(...here)
  }
  return offers
}
