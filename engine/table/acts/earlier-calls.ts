import type { Seat } from '../../model/seats.ts'
import { isEarlierCall, isOpenClaim, tilesToShow } from '../claims.ts'
import { changeClaim, type Draft, doubtGroups, mutablePlayer, restoreRiichi } from '../draft.ts'
import { betterClaims, yieldsUnlessShown } from '../rivals.ts'
import { type Claim, isGroupCall } from '../table.ts'
import { unknownHand } from '../tiles/concealed.ts'
import { giveBack } from './give-back.ts'

/** The tiles shown for a set belong to the hand again when its caller calls a win on the same tile: the whole hand is shown for it. */
export const takeBackShownTiles = (draft: Draft, { by, target, called }: Claim): void => {
  for (const claim of draft.claims)
    if (claim.by === by && claim.target === target && claim.called !== called && claim.takenAt === undefined && claim.shownAt !== undefined)
      giveBack(draft, claim)
}

/** A player who calls something else for the same tile has called only that. A win stays, unless the change costs it (`isWinLost`). */
export const dropEarlier = (draft: Draft, { by, target }: Claim, isWinLost: boolean): void => {
  for (const claim of draft.claims.filter((other) => other.by === by && other.target === target)) {
    const { called, call, takenAt, standing: stands } = claim
    if (takenAt !== undefined || stands !== 'good' || (call === 'ron' && !isWinLost)) continue
    if (call === 'ron') restoreRiichi(draft)
    changeClaim(draft, called, { standing: 'retracted' })
    draft.kongs = draft.kongs.filter(({ event }) => event !== called)
  }
}

/** A fault of the win that a player has shown was dismissed: whether the win has precedence is unknown. */
export const letWinPass = (draft: Draft, seat: Seat): void => {
  const ron = draft.claims.findLast(({ by, call }) => by === seat && call === 'ron')
  if (ron) changeClaim(draft, ron.called, { letPass: true })
}

/** A player shows the tiles of the first of two sets called for one tile, and has called only that one; whether there was another. */
export const dropLater = (draft: Draft, claim: Claim): boolean => {
  const isLater = (other: Claim): boolean => other.call !== 'ron' && isEarlierCall(claim, other)
  const later = draft.claims.filter(isLater)
  if (later.length === 0) return false
  draft.kongs = draft.kongs.filter(({ event }) => later.every(({ called }) => called !== event))
  if (claim.call === 'kan' && claim.standing === 'retracted') addKong(draft, claim)
  draft.claims = draft.claims.filter((other) => !later.includes(other))
  changeClaim(draft, claim.called, { standing: 'good' })
  return true
}

/** A claimed kong counts from its call on. */
export const addKong = (draft: Draft, { by: seat, tile, called: event, moment }: Claim): void => {
  draft.kongs = [...draft.kongs, { seat, kind: 'daiminkan', tile, event, moment, unmade: true }]
}

/** A call for a pung or kong for which no tiles are left, as another claim shows, was a mistake. */
export const dropWithoutTiles = (draft: Draft, claim: Claim): boolean => {
  if (claim.standing !== 'good' || !yieldsUnlessShown(draft, claim)) return false
  const better = betterClaims(draft, claim)
  draft.claims = draft.claims.map((other) => (better.includes(other) ? { ...other, standing: 'void' } : other))
  draft.kongs = draft.kongs.filter(({ event }) => better.every(({ called }) => called !== event))
  return true
}

/** The claim is recorded again with other tiles: either may be the ones that lie there. */
export const doubtTiles = (draft: Draft, { by, called, shown }: Claim): void => {
  changeClaim(draft, called, { shown: shown.map(() => '?') })
  doubtGroups(draft, [by])
}

/** That the tiles shown make no group is dismissed: others lie there than those on record, as many as the group needs. */
export const doubtGroupTiles = (draft: Draft, seat: Seat): void => {
  const claim = draft.claims.findLast(({ by, call, shown }) => by === seat && isGroupCall(call) && shown.length > 0)
  if (!claim || claim.call === 'ron') return
  const own = Array.from({ length: tilesToShow(claim.call) }, () => '?' as const)
  const player = mutablePlayer(draft, seat)
  const laid = player.groups.find(({ event }) => event === claim.called)
  const { size } = player.hand
  player.hand = unknownHand(size === null || !laid ? size : size + laid.own.length - own.length)
  player.groups = player.groups.map((group) => (group === laid ? { ...group, own } : group))
  changeClaim(draft, claim.called, { shown: own })
}

/** A step that may take back an open call for a set: whether it stands is unknown, its tile is missed by nobody, and anybody may go on. */
export const doubtOpenCalls = (draft: Draft, by?: Seat): void => {
  const isMeant = (claim: Claim): boolean => (by === undefined || claim.by === by) && isGroupCall(claim.call) && isOpenClaim(draft, claim)
  if (!draft.claims.some(isMeant)) return
  draft.claims = draft.claims.map((claim) => (isMeant(claim) ? { ...claim, notMissed: true } : claim))
  draft.turn = { ...draft.turn, due: 'any' }
}
