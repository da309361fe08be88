import { nextSeat } from '../../model/seats.ts'
import { type Draft, mutablePlayer } from '../draft.ts'
import { type Claim, turnOf } from '../table.ts'
import { gainTile } from '../tiles/concealed.ts'

/** Returns the shown tiles to the hand. Whether there were any. */
export const takeUp = (draft: Draft, { by, called }: Claim): boolean => {
  const laid = draft.players[by].groups.find(({ event }) => event === called)
  if (!laid) return false
  const player = mutablePlayer(draft, by)
  player.groups = player.groups.filter((group) => group !== laid)
  player.hand = laid.own.reduce(gainTile, player.hand)
  return true
}

/** Returns the shown tiles to the hand, and a claimed tile that was already taken to the river. */
export const giveBack = (draft: Draft, claim: Claim): void => {
  const { by, from, target: of, called, takenAt } = claim
  // The record does not say what lies there now.
  if (takeUp(draft, claim)) mutablePlayer(draft, by).groupsKnown = false
  if (takenAt === undefined) return
  draft.claims = draft.claims.map((claim) => (claim.called === called ? notTaken(claim) : claim))
  const { target } = draft
  if (target?.taken?.event === takenAt) draft.target = { ...target, taken: undefined }
  if (from === null || of === 0) return
  const player = mutablePlayer(draft, from)
  player.river = player.river.map((discard) => (discard.event === of ? { ...discard, claimed: undefined } : discard))
  if (player.riichi?.discard === of) player.riichi = { ...player.riichi, claimed: false }
}

const notTaken = (claim: Claim): Claim => ({ ...claim, takenAt: undefined })

/** After a claim that came to nothing, the turn returns to its player. */
export const turnBack = (draft: Draft, claim: Claim): void => {
  const { turn, target } = draft
  draft.kongs = draft.kongs.filter(({ event }) => event !== claim.called)
  // Of a tile from before the record nobody knows whose turn came next.
  if (claim.target === 0 && turn.claim === claim.called) draft.turn = turnOf(null, 'any')
  if (target?.event !== claim.target) return
  // An act in the turn of the claim was let pass: play may go on as without that claim.
  if (turn.doubted === 'let-pass' && turn.or === claim.by) draft.turn = { ...turn, or: nextSeat(target.seat, draft.form.seats) }
  if (turn.claim !== claim.called) return
  if (claim.notMissed === 'gone-back') {
    // Play goes back, and nobody knows how far.
    draft.turn = turnOf(null, 'any')
    return
  }
  draft.turn = turnOf(target.drawn?.seat ?? nextSeat(target.seat, draft.form.seats), target.drawn ? 'discard' : 'draw')
}
