import type { Seat } from '../../model/seats.ts'
import { claimLetGoBy, claimPutRightBy } from '../claims.ts'
import type { Draft } from '../draft.ts'
import { turnOf } from '../table.ts'
import { endClaim } from './claim.ts'
import type { Consequences } from './consequences.ts'

/** Puts a claim that counts for nothing right, if an act goes on from before it. */
export const putClaimRight = (draft: Draft, actor: Seat, act: 'draw' | 'other', consequences: Consequences): void => {
  const claim = draft.turn.claim === undefined ? undefined : claimPutRightBy(draft, actor, act)
  if (!claim) return
  endClaim(draft, claim, { standing: 'void' }, consequences)
  const drew = draft.target?.drawn?.event
  draft.turn = { ...turnOf(actor, drew === undefined ? 'draw' : 'discard'), drew }
}

/** Ends a call that its player lets go by drawing now: the turn is that after the discard. */
export const letClaimGo = (draft: Draft, actor: Seat, consequences: Consequences): void => {
  const claim = claimLetGoBy(draft, actor)
  if (!claim) return
  endClaim(draft, claim, { standing: 'retracted' }, consequences)
  draft.turn = turnOf(actor, 'draw')
}
