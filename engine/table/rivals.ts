import { isKnown, isSameKind, kindOf } from '../model/tiles.ts'
import { tilesToShow, validClaims } from './claims.ts'
import { type Claim, isGroupCall, type Table } from './table.ts'
import { countSeenKind } from './tiles/seen.ts'

type Claimed = Pick<Table, 'claims' | 'seen' | 'players'>

/** The claims that have precedence over one that yields. */
export const betterClaims = ({ claims }: Pick<Table, 'claims'>, { target }: Claim): readonly Claim[] =>
  validClaims(claims, target).filter(({ yields }) => !yields)

/**
 * Whether a claim yields only to calls for a pung or kong that were not gone on with, and for which no tiles are left: all are seen elsewhere, or
 * the claim is for a pung or kong too. Who shows the tiles has them.
 */
export const yieldsUnlessShown = (table: Claimed, claim: Claim): boolean => {
  if (!claim.yields) return false
  const better = betterClaims(table, claim)
  const isMere = ({ shownAt, takenAt, discardedAt }: Claim): boolean => (shownAt ?? takenAt ?? discardedAt) === undefined
  return (
    better.length > 0 && better.every((other) => isTriplet(other) && isMere(other) && (isTriplet(claim) || !mayHaveTiles(table, other)))
  )
}

const isTriplet = ({ call }: Claim): boolean => call === 'pon' || call === 'kan'

/** Whether the caller may hold the tiles for the set: as many are not seen elsewhere. */
const mayHaveTiles = ({ seen, players }: Claimed, { call, by, tile }: Claim): boolean => {
  if (!isGroupCall(call) || !isKnown(tile)) return true
  const held = players[by].hand.known.filter((one) => isSameKind(one, tile)).length
  return held >= tilesToShow(call) || countSeenKind({ seen }, kindOf(tile)) - held + tilesToShow(call) <= 4
}
