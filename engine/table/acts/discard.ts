import type { DiscardEvent } from '../../model/events.ts'
import { type Finding, seatFact } from '../../model/findings.ts'
import { nextSeat, ofSeat, SEATS, type Seat } from '../../model/seats.ts'
import { isKnown, isSameKind, type Tile } from '../../model/tiles.ts'
import { claimContinuedBy, isBareClaim, otherOpenTiles } from '../claims.ts'
import { type Discard, lyingOf } from '../discards.ts'
import { appended, changeClaim, type Draft, doubtGroup, doubtGroups, leaveOpen, mutablePlayer, restoreRiichi } from '../draft.ts'
import { impliedDraw, isCountedWhole, isDrawnByRiichi } from '../draws.ts'
import { isOverlong } from '../pace.ts'
import {
  type Claim,
  type Concealed,
  type DiscardSnapshot,
  type Group,
  isGroupCall,
  type Riichi,
  type Target,
  targetOf,
  turnOf,
} from '../table.ts'
import { isAmong, loseTile, unknownHand } from '../tiles/concealed.ts'
import { areCounted, countMoved, isInNoGroup } from '../tiles/seen.ts'
import { riichiOf } from '../turn.ts'
import { voidWin } from './claim.ts'
import { type Consequences, findingWith, isDismissed, playsRedFives, voidIfWrong } from './consequences.ts'
import { addMissingTurn, dismissedTurn } from './draw.ts'
import { noteTurn } from './last-turn.ts'
import { showTiles } from './lay-group.ts'
import { putClaimRight } from './put-claim-right.ts'
import { declareByDiscard, isWordMissing, lacksRiichiDiscard, noteRiichi } from './riichi.ts'
import { addMissingDraw, removeImpliedDraw } from './turn.ts'

/** Carries out a discard: in turn, after a claim, out of turn, or as the answer explains one that did not fit. */
export const carryOutDiscard = (draft: Draft, event: DiscardEvent, consequences: Consequences): void => {
  const wrongSeat = findingWith(consequences, 'seat-wrong')
  const turnMissing = findingWith(consequences, 'turn-missing')
  const missing = turnMissing && !isWordMissing(turnMissing) ? turnMissing : undefined
  const seat =
    (wrongSeat && seatFact(wrongSeat, 'due')) ?? riichiOf(draft, event, draft.number - 1) ?? drawerOf(draft, event) ?? event.actor
  const misfit = findingWith(consequences, 'out-of-turn')
  // The line just before, most likely: one discard lies there until it is known otherwise.
  if (misfit?.level === 'question' && misfit.answers?.includes('doubled') && draft.before?.actor === seat) {
    mutablePlayer(draft, seat).hand = unknownHand(null)
    return
  }
  // If a line is missing or names the wrong player, a claim may be missing or misplaced too.
  if (wrongSeat || missing || ofSeat(draft.players, seat).shown) doubtGroups(draft, [seat, event.actor])
  if (missing) {
    doubtTaken(draft, seat)
    addMissingTurn(draft, missing)
  }
  // The player whose turn may be missing may have declared riichi in it.
  const passedBy = misfit?.level === 'question' && misfit.answers?.includes('missing') ? seatFact(misfit, 'due') : undefined
  if (passedBy) mutablePlayer(draft, passedBy).riichiKnown = false
  // The call of the same moment may be of this very tile.
  if (misfit?.facts.begunAtOnce !== undefined) doubtGroups(draft)
  restoreRiichi(draft)
  if (!misfit) putClaimRight(draft, seat, 'other', consequences)
  const { turn, target, others, othersOpen, claims, awarded, several, toReturn } = draft
  const claim = misfit ? undefined : claimContinuedBy(draft, seat)
  // The turn of a chow or pung has its tile. That of a kong has a replacement tile, which the record may leave out.
  const hasTile = misfit || (claim && draft.turn.due !== 'replace')
  if (claim) goOnWithClaim(draft, claim, consequences)
  // A referee has seen the draw that the record denies, or counted its tile.
  const isLetPass = event.nodraw && (isDismissed(consequences, 'tile-short') || isCountedWhole(draft, seat))
  const nodraw = isLetPass ? undefined : event.nodraw
  if (nodraw && isDrawnByRiichi(draft, seat)) removeImpliedDraw(draft, seat)
  const implied = hasTile ? 'nothing' : impliedDraw(draft, { actor: event.actor, nodraw })
  const undrawn = isDrawnByRiichi(draft, seat) ? 'wall' : implied === 'wall' || implied === 'earlier' ? implied : undefined
  if (!hasTile) addMissingDraw(draft, seat, nodraw)
  // A player who drew out of turn discards: play continues from there or from where it was.
  const passedOver = ofSeat(draft.players, seat).extra && draft.turn.seat !== seat ? (draft.turn.seat ?? undefined) : undefined
  doubtTaken(draft, seat)
  const player = ofSeat(draft.players, seat)
  const letPass = dismissedTurn(draft, seat, consequences) ?? letPassOf(draft, seat)
  const swapped = misfit ? undefined : swappedWith(draft, seat)
  draft.laid = {
    seat,
    event: draft.number,
    player,
    outOfTurn: misfit !== undefined || letPass !== undefined || (player.extra !== undefined && turn.seat !== seat),
    foulBy: letPass ? Number.POSITIVE_INFINITY : misfit?.level === 'violation' ? misfit.settledBy : undefined,
    swapped: swapped?.event,
    turn,
    target,
    others,
    othersOpen,
    claims,
    awarded,
    several,
    toReturn,
  }
  // A self-draw win whose player plays on without showing the hand is none.
  if (draft.selfDraw?.seat === seat && (player.revealed ?? 0) < draft.selfDraw.event) voidWin(draft, seat, consequences)
  letGo(draft, seat, event, { consequences, undrawn })
  declareByDiscard(draft, seat, event, consequences)
  const afterSwap = swapped && nextSeat(swapped.seat, draft.form.seats)
  const isOutOfTurn = passedOver !== undefined && (player.extra?.wrong ? 'foul' : 'asked')
  lay(draft, seat, event, { misfit, claim, or: letPass ?? passedOver ?? afterSwap, isLetPass: letPass !== undefined, isOutOfTurn })
  if (misfit || wrongSeat || missing) draft.lastTurn = null
  // One that was let pass may have been no turn: the one before may still be contested.
  else if (!letPass) noteTurn(draft, { seat, kind: claim ? 'claim' : 'discard', act: event, target, player })
}

/**
 * The discard out of turn just before, if its player is next and this discard, or the riichi that it declares, settled that it was a foul: if
 * the player after both goes on now, the two lines have probably changed places.
 */
const swappedWith = ({ laid, number, before, form }: Draft, seat: Seat): DiscardSnapshot | undefined => {
  const isRiichi = before?.verb === 'call' && before.call === 'riichi' && before.actor === seat
  const isSettledHere = laid?.foulBy !== undefined && laid.foulBy >= (isRiichi ? number - 1 : number)
  return isSettledHere && laid.seat === nextSeat(seat, form.seats) ? laid : undefined
}

/** The claim that this discard completes. A claim that was void or had yielded becomes a group all the same: that is what happened. */
const goOnWithClaim = (draft: Draft, claim: Claim, consequences: Consequences): void => {
  const discardedAt = draft.number
  const { drawn, extra } = draft.players[claim.by]
  // A player who has drawn since the call has given it up. After a kong the tile drawn is its replacement.
  const instead = extra ?? (claim.call === 'kan' ? undefined : drawn)
  const isGivenUp = instead !== undefined && instead.event > claim.called
  changeClaim(draft, claim.called, { discardedAt, ...(isGivenUp && { notMissed: true }), ...voidIfWrong(consequences) })
  // The record leaves out what was shown: the group may lie there, or not.
  if (claim.shownAt === undefined && !isBareClaim(claim)) doubtGroups(draft, [claim.by])
  if (claim.standing !== 'good' || claim.yields) showTiles(draft, { ...claim, discardedAt }, consequences)
}

/** A player who has taken a tile and not discarded may not be the one who called. */
const doubtTaken = (draft: Draft, seat: Seat): void => {
  for (const { by, called, takenAt, discardedAt } of draft.claims) {
    if (by === seat || takenAt === undefined || discardedAt !== undefined) continue
    doubtGroup(draft, by, called)
    doubtGroups(draft, [by])
  }
}

/** The seat whose turn it was, if a referee has let the draw or the declaration pass with which this turn began. */
const letPassOf = ({ turn }: Draft, seat: Seat): Seat | undefined =>
  turn.seat === seat && turn.doubted === 'let-pass' ? turn.or : undefined

/** The player of a turn whose draw the record has under the wrong seat, if the discard is under the same. */
const drawerOf = ({ turn }: Draft, { actor }: DiscardEvent): Seat | undefined =>
  turn.under === actor && turn.seat !== null ? turn.seat : undefined

type Letting = { readonly consequences: Consequences; readonly undrawn: Discard['undrawn'] }
/** Moves the tile from the hand to the river. Tiles that others showed before any call are reported with it. */
const letGo = (draft: Draft, seat: Seat, event: DiscardEvent, { consequences, undrawn }: Letting): void => {
  const { number, turn } = draft
  const { tile, meld, nodraw, source } = event
  const { E, S, W, N } = draft.players
  if (E.shown || S.shown || W.shown || N.shown) {
    // The tiles of a call before the record, which the player discards before taking its tile, are still shown.
    const isCalledBefore = draft.target === null && !draft.fromDeal
    for (const each of SEATS)
      if (draft.players[each].shown && !(each === seat && isCalledBefore)) mutablePlayer(draft, each).shown = undefined
  }
  const overlong = isOverlong(draft, consequences.rules.settings, event)
  const isOfGroup = meld && !isInNoGroup(ofSeat(draft.players, seat), tile)
  const isMove = areCounted(draft) && !isOfGroup && isKnown(tile) && isAmong(ofSeat(draft.players, seat).hand.known, tile)
  const isRiichiUnseen = lacksRiichiDiscard(draft, seat)
  const player = mutablePlayer(draft, seat)
  noteRiichi(player, number, { event, consequences })
  if (isOfGroup) player.groups = withoutTile(player.groups, tile)
  else player.hand = loseTile(player.hand, tile, playsRedFives(consequences))
  const misfit = findingWith(consequences, 'out-of-turn')
  if (misfit) player.hand = unknownHand(null)
  else if (isMove) countMoved(draft)
  const isShort = findingWith(consequences, 'tile-short')
  // For a hand that has been declared dead this is no fault, but it is a tile short all the same.
  if (nodraw && (isShort || player.dead?.rule === null)) player.missing += 1
  if (player.extra && turn.seat === seat) player.missing -= 1
  if (overlong) player.slow += 1
  if (player.dealtOver !== undefined) {
    if (findingWith(consequences, 'hand-off')?.state === 'settled') player.offBy = 0
    player.dealtOver = undefined
  }
  if (player.riichi)
    player.riichi = { ...afterDiscard(player.riichi, number, event, player.hand), ...(isRiichiUnseen && { changed: true }) }
  // said to be the tile just drawn, which the record has as another one
  const isOtherThanDrawn =
    source === 'drawn' && player.drawn !== undefined && isKnown(tile) && isKnown(player.drawn.tile) && !isSameKind(player.drawn.tile, tile)
  player.drawn = undefined
  player.extra = undefined
  // Another tile is typed for the same player: the one before may be wrong.
  const isDoubted = misfit?.level === 'question' || isDismissed(consequences, 'turn-doubted')
  if (isDoubted && draft.lastDiscard?.seat === seat)
    player.river = player.river.map((one, i, all) => (i === all.length - 1 ? { ...one, misread: true } : one))
  const isUnderOther = turn.under === event.actor || findingWith(consequences, 'seat-wrong') !== undefined
  player.river = appended(player.river, {
    tile,
    event: number,
    lies: lyingOf(event),
    misread: isOtherThanDrawn || undefined,
    drawn: source === 'drawn',
    claimed: undefined,
    doubtful: isDoubted || turn.doubted !== undefined || isUnderOther,
    undrawn,
  })
}

/** The groups after a tile of one of them was discarded; it lies in the river from now on. */
const withoutTile = (groups: readonly Group[], tile: Tile): readonly Group[] => {
  const from = groups.findLast(({ own }) => own.some((held) => isSameKind(held, tile)))
  const place = from?.own.findIndex((held) => isSameKind(held, tile)) ?? -1
  return groups.map((group) => (group === from ? { ...group, own: group.own.filter((_, i) => i !== place) } : group))
}

/** The riichi after a discard: the first one after the call is its tile; a later one lies sideways in its place if it was claimed. */
const afterDiscard = (riichi: Riichi, number: number, { rotated }: DiscardEvent, hand: Concealed): Riichi =>
  riichi.discard === undefined || (riichi.claimed && rotated)
    ? {
        ...riichi,
        claimed: false,
        hand: riichi.hand ?? hand,
        declared: riichi.declared ?? (riichi.event === 0 ? 0 : number),
        discard: riichi.event === 0 ? 0 : number,
        rotated: rotated === true,
      }
    : { ...riichi, claimed: false }

/** The circumstances of a discard: out of turn, which a referee may have let pass; at the end of a claim; in a turn that may be another player's. */
type Laying = {
  readonly misfit: Finding | undefined
  readonly claim: Claim | undefined
  readonly or: Seat | undefined
  readonly isLetPass: boolean
  /** Its tile was drawn out of turn. */
  readonly isOutOfTurn: false | NonNullable<Target['passedOver']>
}

/** Opens the tile to claims. Open claims count it as a discard, and the turn moves on. */
const lay = (
  draft: Draft,
  seat: Seat,
  { tile, clock }: DiscardEvent,
  { misfit, claim: ended, or, isLetPass, isOutOfTurn }: Laying,
): void => {
  const { number, claims, turn } = draft
  // A player who did not hear a call, draws and discards does not end the claim: the turn is still the claimant's.
  const unheard = or !== undefined && turn.seat === or ? turn.claim : undefined
  const { toReturn } = draft
  // After a draw that was too fast, this discard has to be taken back as well.
  if (toReturn?.seat === seat && toReturn.claim === unheard) draft.toReturn = { ...toReturn, discard: number }
  const open = otherOpenTiles(draft)
  draft.others = draft.target === null ? [] : open.length === 0 ? [draft.target] : [...open, draft.target]
  draft.othersOpen = isLetPass || misfit !== undefined || isOutOfTurn !== false || turn.doubted === true
  if (draft.othersOpen) leaveOpen(draft, misfit?.level === 'violation' ? 'foul' : isOutOfTurn || 'asked')
  draft.target = targetOf({ kind: 'discard', seat, tile, event: number, clock })
  draft.lastDiscard = { seat, tile, event: number, moment: draft.moment, before: draft.lastDiscard }
  if (claims.length > 0) countDiscard(draft, seat, { misfit, ended, unheard })
  draft.awarded = null
  draft.several = null
  // After an act in a doubtful turn, the next turn is doubtful too.
  if (unheard !== undefined) draft.turn = { ...turn, or: nextSeat(seat, draft.form.seats) }
  else if (!misfit) draft.turn = turnOf(nextSeat(seat, draft.form.seats), turn.doubted ? 'any' : 'draw', or)
  else if (misfit.level === 'violation' || misfit.decision === 'upheld') draft.turn = { ...turn, or: nextSeat(seat, draft.form.seats) }
}

/** A discard while claims are open; `unheard`: the claim whose call its player did not hear. */
type Closing = Pick<Laying, 'misfit'> & { readonly ended: Claim | undefined; readonly unheard: number | undefined }

/** Ends the claims that a discard ends. The others remember it, unless it is their own player's. */
const countDiscard = (draft: Draft, seat: Seat, { misfit, ended, unheard }: Closing): void => {
  const { number, claims, toReturn } = draft
  if (toReturn && claims.some(({ called, by }) => called === toReturn.claim && by === seat)) leaveReturned(draft, toReturn)
  // An act out of turn ends no claim; nor does a player who continues before another claimant end that one's claim.
  const stays = (claim: Claim): boolean =>
    isUnfinished(claim) || (isGroupCall(claim.call) && (misfit !== undefined || claim.called === unheard || competes(claim, ended)))
  // One that may be the claimant's own, entered for another seat, is not counted until that is known.
  const owner = misfit?.level === 'question' && misfit.answers?.includes('seat') ? misfit.facts.due : undefined
  const isOthers = ({ by }: Claim): boolean => by !== seat && by !== owner
  draft.claims = claims.filter(stays).map((claim) => (isOthers(claim) ? { ...claim, since: [...claim.since, number] } : claim))
}

/** Play has gone on with the claim. Of a discard not taken back and its drawn tile, one is where the other should be: the number is right. */
const leaveReturned = (draft: Draft, { seat, drawn, discard }: NonNullable<Draft['toReturn']>): void => {
  draft.toReturn = null
  if (discard === undefined) return
  const player = mutablePlayer(draft, seat)
  if (drawn === 'due') player.extra = undefined
  if (drawn === 'back' && player.hand.size !== null) player.missing += 1
}

/** Whether two players have claimed the same tile and one of them has now continued. */
const competes = (claim: Claim, ended: Claim | undefined): boolean =>
  ended !== undefined && claim.standing !== 'retracted' && claim.target === ended.target && claim.target > 0

/** Whether a claim's tiles can still be shown, or its tile taken, after a further discard. */
const isUnfinished = ({ call, standing, takenAt, shownAt, discardedAt }: Claim): boolean =>
  call !== 'ron' &&
  standing !== 'retracted' &&
  (takenAt === undefined || shownAt === undefined) &&
  (shownAt ?? discardedAt ?? takenAt) !== undefined
