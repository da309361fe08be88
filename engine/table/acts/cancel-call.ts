import type { Finding } from '../../model/findings.ts'
import type { Seat } from '../../model/seats.ts'
import { isOpenClaim, otherOpenTiles } from '../claims.ts'
import { type Draft, mutablePlayer } from '../draft.ts'
import { endClaim, voidWin } from './claim.ts'
import { type Consequences, faultBy } from './consequences.ts'

/** Cancels a call as its hand is declared dead: play goes back to before it, and its player may not go on with it. */
export const cancelCall = (draft: Draft, seat: Seat, finding: Finding, consequences: Consequences): void => {
  const { act, called } = finding.facts
  const claim = draft.claims.find((one) => one.called === called && one.by === seat)
  if (claim) endClaim(draft, claim, { standing: 'void', fault: faultBy(finding, consequences) }, consequences)
  else if (act === 'tsumo') voidWin(draft, seat, consequences)
  else if (act === 'riichi') mutablePlayer(draft, seat).riichi = undefined
  else if (draft.unsaid) {
    const { target } = draft
    const extended = target && target.event === called && target.kind === 'kakan' ? [target] : []
    Object.assign(draft, draft.unsaid, { unsaid: null })
    // It can still have been robbed: nobody can say which was said first, the declaration or the win.
    draft.others = [...otherOpenTiles(draft), ...extended]
    draft.othersOpen ||= extended.length > 0
  }
}

/**
 * Calls that a hand just declared dead has not carried through bind nobody any longer, also where no rule speaks of it: the others play on
 * without them.
 */
export const dropOpenCalls = (draft: Draft, seat: Seat, consequences: Consequences): void => {
  const { claims, selfDraw, players } = draft
  const { revealed = 0 } = players[seat]
  for (const claim of claims)
    if (claim.by === seat && isOpenClaim(draft, claim) && revealed < claim.called)
      endClaim(draft, claim, { standing: 'void' }, consequences)
  if (selfDraw?.seat === seat && revealed < selfDraw.event) voidWin(draft, seat, consequences)
}
