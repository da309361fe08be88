import { type CallEvent, isBareClaimForm, type Retract, type Show, type Take } from '../../model/events.ts'
import { type Finding, isOpenQuestion } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { nextSeat, type Seat } from '../../model/seats.ts'
import type { Settings } from '../../model/settings.ts'
import type { Tile } from '../../model/tiles.ts'
import { awardTile, callsToWeigh } from '../award.ts'
import {
  calledUnderOtherSeat,
  canBePutRight,
  claimedTile,
  claimRetractedBy,
  claimToShow,
  claimToTake,
  declarationRetractedBy,
  isBareClaim,
  isShownAnew,
  makesGroup,
  namesOtherTile,
  ownDiscardCalled,
  selfDrawRetractedBy,
  shownOfHand,
  tilesToShow,
  validClaims,
  validOrDoubtfulClaims,
} from '../claims.ts'
import { changeClaim, type Draft, doubtGroup, doubtGroups, mutablePlayer, restoreRiichi } from '../draft.ts'
import { momentOf } from '../moments.ts'
import { type Claim, type ClaimState, isGroupCall, type Target, type Turn, turnAfter, turnOf } from '../table.ts'
import { awaitReturn, gapOf, isLetStand } from './asked-claim.ts'
import { type Consequences, faultBy, findingWith, isDismissed, makesVoid, voidIfWrong } from './consequences.ts'
import { addKong, doubtOpenCalls, doubtTiles, dropEarlier, dropLater, dropWithoutTiles, takeBackShownTiles } from './earlier-calls.ts'
import { giveBack, takeUp, turnBack } from './give-back.ts'
import { takeBackStick } from './laid-stick.ts'
import { endTurnBy } from './last-turn.ts'
import { layGroup, showAnew, showTiles, takeBackGroup } from './lay-group.ts'
import { takeBackDiscard } from './take-back.ts'
import { undoTurn } from './undo-turn.ts'

/** Carries out the call of a claim: it is valid, void or in doubt. The turn goes to the player entitled to the tile. */
export const carryOutClaim = (draft: Draft, event: CallEvent, consequences: Consequences): void => {
  const { call, actor } = event
  if (!isGroupCall(call) && call !== 'ron') return
  const { effectsOf } = consequences
  const { number, players, turn } = draft
  const { target } = claimedTile(draft, event)
  // Only a win can be called on a kong's tile: the player meant a tile from before the record.
  if (!target && draft.target) {
    // This drops earlier claims on those tiles.
    for (const { called, by, standing: stands } of draft.claims)
      if (by === actor && stands === 'good') changeClaim(draft, called, { standing: 'retracted' })
    return
  }
  const again = draft.claims.find(
    ({ by, call: earlier, target: of, standing: stands }) =>
      by === actor && earlier === call && of === (target?.event ?? 0) && stands === 'good',
  )
  if (again) {
    // The rest of a short form completes an earlier bare call, if that call can be valid.
    const isTaken = draft.claims.some(({ by, target: of, takenAt }) => by === actor && of === target?.event && takenAt !== undefined)
    if (event.short && (isTaken || findingWith(consequences, 'claim-impossible'))) draft.doubledForm = number
    if (event.short && isTaken && event.short.tiles.join() !== again.shown.join()) doubtTiles(draft, again)
    return
  }
  const shown = call === 'ron' ? undefined : players[actor].shown
  const fault = consequences.found.find(
    (finding) =>
      effectsOf(finding.rule).includes('claim-impossible') ||
      effectsOf(finding.rule).includes('group-wrong') ||
      makesVoid(consequences, finding, 'claim-void') ||
      makesVoid(consequences, finding, 'kong-void') ||
      makesVoid(consequences, finding, 'win-void'),
  )
  const doubt = consequences.found.find((finding) => isOpenQuestion(finding) && effectsOf(finding.rule).includes('claim-doubted'))
  // If a player seems to claim the own discard, the caller is unknown, even if no player is blamed for it.
  const ownLetPass = isDismissed(consequences, 'caller-unknown')
  const wrongSeat = findingWith(consequences, 'seat-wrong')
  // With a fault of the call dismissed, it stands, or nobody has called: play shows it.
  const isLetPass = isGroupCall(call) && consequences.dismissed.length > 0
  if (isLetPass && target?.drawn) doubtGroups(draft, [target.drawn.seat])
  const isDoubtful = doubt !== undefined || ownLetPass || isLetPass
  const changed = findingWith(consequences, 'call-changed')
  const counts = changed?.facts.counts
  const tooFast = findingWith(consequences, 'draw-too-fast')
  const after = target === null ? undefined : turnAfter(draft, target.event, momentOf(draft, event))
  const goesBack = consequences.rules.windows.fastDraw === 'reverted' || after?.kind === 'kong'
  const isAfterTurn = tooFast !== undefined && goesBack && after !== undefined
  // A set withdrawn before it is known whether the call was in time leaves the turn that it contested as it was.
  const isLetGo = isAfterTurn && call !== 'ron' && tooFast.facts.answer === 'withdrawn'
  const isOfTurnUndone = target !== null && target.event === draft.toReturn?.discard
  const isVoidCall =
    wrongSeat !== undefined || isLetGo || isOfTurnUndone || (fault !== undefined && (fault !== changed || counts === 'neither'))
  const stands: ClaimState = isVoidCall ? 'void' : isDoubtful ? 'doubtful' : counts === 'first' ? 'retracted' : 'good'
  const cause = isVoidCall ? fault : doubt
  const claim: Claim = {
    call,
    by: actor,
    tile: namesOtherTile(event, target) ? '?' : (target?.tile ?? event.tile ?? '?'),
    from: target?.seat ?? null,
    target: namesOtherTile(event, target) ? 0 : (target?.event ?? 0),
    called: number,
    moment: draft.moment,
    clock: event.clock,
    ...gapOf(consequences),
    said: event.said,
    short: event.short !== undefined,
    standing: stands,
    fault: cause && faultBy(cause, consequences),
    yields: false,
    shown: shown ? shownOfHand({ call, tile: target?.tile ?? '?' }, shown.tiles) : [],
    shownAt: shown?.event,
    takenAt: undefined,
    discardedAt: undefined,
    since: [],
    found: [],
    ...(consequences.dismissed.length > 0 && { letPass: true as const }),
    ...(target && (players[actor].tookUncalled ?? 0) > target.event && { notMissed: true as const }),
  }
  if (players[actor].shown) mutablePlayer(draft, actor).shown = undefined
  if (call === 'ron') takeBackShownTiles(draft, claim)
  const isReplacing = stands === 'good' && (isGroupCall(call) || consequences.rules.practice.changedCall !== 'win')
  if (isReplacing || counts === 'neither') dropEarlier(draft, claim, counts === 'neither')
  draft.claims = [...draft.claims, claim]
  if (target && (call === 'ron' || target.passedOver) && (stands === 'good' || stands === 'doubtful')) claimedBefore(draft, target)
  if (stands === 'good' && call === 'kan') addKong(draft, claim)
  const asked = findingWith(consequences, 'winners-asked')
  if (asked && target) draft.several = { target: target.event, who: answered(asked) }
  if (claim.fault?.effects.includes('claim-impossible')) {
    doubtGroups(draft)
    draft.turn = { ...turn, seat: actor, due: 'any' }
  }
  const isOwnDiscard = (doubt && effectsOf(doubt.rule).includes('caller-unknown')) || ownLetPass
  if (isOwnDiscard || wrongSeat) draft.turn = turnOf(nextSeat(actor, draft.form.seats), 'any')
  const drawnAtOnce = (target?.drawn?.event ?? 0) >= momentOf(draft, event)
  if (isAfterTurn && stands === 'good') undoTurn(draft, claim, tooFast)
  else if (isAfterTurn && !isLetGo) draft.turn = { ...draft.turn, due: 'any' }
  else if (tooFast?.level === 'violation' || (stands === 'good' && (drawnAtOnce || isGroupCall(call)))) putBack(draft, claim, tooFast)
  endTurnBy(draft, claim)
  if (stands === 'good' && isGroupCall(call) && isLetStand(consequences)) awaitReturn(draft, claim)
  if (stands === 'doubtful' && !isOwnDiscard) sayAward(draft, consequences.rules, claim.target)
  if (stands !== 'good') return
  if (shown) showTiles(draft, claim, consequences)
  entitle(draft, consequences, claim.target, number)
}

/**
 * A win on a tile that a kong left open, or that a discard closed in the same moment, or a claim of one that an act out of turn left open: that tile
 * becomes the target, and the tile after it can be won on as well.
 */
const claimedBefore = (draft: Draft, target: Target): void => {
  if (draft.target === null || !draft.others.includes(target)) return
  draft.others = [...draft.others.filter((other) => other !== target), draft.target]
  draft.othersOpen = true
  draft.target = target
}

/** The winners when several players win on one tile, as the referee has answered. */
const answered = ({ state, facts: { answer } }: Finding): Settings['several-wins'] =>
  state === 'settled' && (answer === 'nearest' || answer === 'all') ? answer : 'ask'

/**
 * Marks the tile that the next player drew before a valid call as surplus: it has to go back into the wall. After a draw that was too fast,
 * `toReturn` follows that.
 */
const putBack = (draft: Draft, { called }: Claim, tooFast: Finding | undefined): void => {
  const seat = draft.target?.drawn?.seat
  if (!seat || !draft.players[seat].drawn) return
  const player = mutablePlayer(draft, seat)
  player.extra = player.drawn
  player.drawn = undefined
  if (tooFast?.level === 'violation')
    draft.toReturn = { seat, claim: called, drawn: tooFast.penalty.kind === 'dead-hand' ? 'mixed' : 'due' }
}

/** Weighs all valid claims on a tile: which of them yield, which player gets the tile, and whose turn it is. */
const entitle = (draft: Draft, consequences: Consequences, target: number, latest: number): void => {
  const { rules } = consequences
  const { turn } = draft
  const claims = validClaims(draft.claims, target)
  const { seats } = awardTile(rules, claims, whoOf(draft, rules, target))
  sayAward(draft, rules, target)
  if (seats === 'undecided') return
  draft.claims = draft.claims.map((claim) => (claims.includes(claim) ? { ...claim, yields: !seats.includes(claim.by) } : claim))
  for (const claim of claims) moveShown(draft, claim, consequences)
  const winner = claims.find(({ by, call }) => call !== 'ron' && seats.includes(by))
  if (!winner || winner.discardedAt !== undefined || turn.claim === winner.called) return
  if (winner.called === latest || turn.claim !== undefined || latest === 0) draft.turn = turnBy(winner)
}

/** Tiles shown for a claim that has to yield now go back into the hand; those of one that no longer has to are laid. */
const moveShown = (draft: Draft, before: Claim, consequences: Consequences): void => {
  const { called, yields, shownAt, takenAt } = before
  const now = draft.claims.find((claim) => claim.called === called)
  if (!now || shownAt === undefined || takenAt !== undefined || now.yields === yields) return
  if (now.yields) takeUp(draft, now)
  else showTiles(draft, now, consequences)
}

const whoOf = ({ several }: Draft, { settings }: RuleSet, target: number): Settings['several-wins'] =>
  several?.target === target ? several.who : settings['several-wins']

/**
 * Notes who gets a tile that several players have claimed. While the validity of one claim is in question: only if that claim would not get
 * the tile anyway.
 */
const sayAward = (draft: Draft, rules: RuleSet, target: number): void => {
  const all = validOrDoubtfulClaims(draft.claims, target)
  // Nobody has the tile yet while it is open whether the calls were apart.
  if (callsToWeigh(rules, validClaims(all, target))) return
  if (new Set(all.map(({ by }) => by)).size < 2) return
  const given = awardTile(rules, all, whoOf(draft, rules, target))
  const sure = awardTile(rules, validClaims(all, target), whoOf(draft, rules, target))
  if ('why' in given && sure.seats !== 'undecided' && given.seats.join('') === sure.seats.join(''))
    draft.awarded = { target, seats: given.seats, why: given.why }
}

/** A win whose revealed hand is no winning hand: it has no precedence and closes no window. */
export const voidWin = (draft: Draft, seat: Seat, consequences: Consequences): void => {
  const { target, selfDraw, claims } = draft
  if (selfDraw?.seat === seat) draft.selfDraw = null
  if (target?.tsumo?.seat === seat) {
    draft.target = { ...target, tsumo: undefined }
    draft.others = draft.others.map((other) => ({ ...other, tsumo: undefined }))
  }
  const ron = claims.findLast(
    ({ by, call, standing: stands, target: of }) => by === seat && call === 'ron' && stands === 'good' && of === target?.event,
  )
  if (!ron) return
  changeClaim(draft, ron.called, { standing: 'void' })
  entitle(draft, consequences, ron.target, 0)
}

const turnBy = ({ by, call, called }: Claim): Turn =>
  call === 'kan' ? { ...turnOf(by, 'replace'), claim: called, kong: called } : { ...turnOf(by, 'discard'), claim: called }

/** Carries out the showing of tiles: for the newest claim still to be completed, else for a call that may follow. */
export const carryOutShow = (draft: Draft, { actor, tiles, short }: Show, consequences: Consequences): void => {
  const called = claimToShow(draft, actor, tiles)
  if (called && dropLater(draft, called)) entitle(draft, consequences, called.target, 0)
  const claim = withoutUnseen(draft, claimToShow(draft, actor, tiles) ?? adopted(draft, actor, tiles))
  if (!claim) {
    mutablePlayer(draft, actor).shown = { event: draft.number, tiles }
    return
  }
  const { call, target } = claim
  if (call === 'ron') return
  if (canBePutRight(claim)) {
    const whole = claim.shown.length < tilesToShow(call) ? [...claim.shown, ...tiles] : tiles
    const right = [whole, tiles].find((all) => makesGroup(call, claim.tile, all))
    if (right) {
      putRight(draft, claim, right, consequences)
      return
    }
  }
  if (isShownAnew(claim, tiles)) showAnew(draft, claim, shownOfHand(claim, tiles), consequences)
  if (claim.shown.length >= tilesToShow(call)) return
  const all = shownOfHand(claim, [...claim.shown, ...tiles])
  const wrong = findingWith(consequences, 'group-wrong')
  const shown: Claim = {
    ...claim,
    shown: all,
    ...(!(short && isBareClaimForm(short)) && { shownAt: claim.shownAt ?? draft.number }),
    ...(consequences.dismissed.length > 0 && { letPass: true as const }),
    ...voidIfWrong(consequences),
  }
  changeClaim(draft, claim.called, shown)
  if (wrong) turnBack(draft, claim)
  if (wrong ? validClaims(draft.claims, target).length > 0 : dropWithoutTiles(draft, shown)) entitle(draft, consequences, target, 0)
  if (shown.standing !== 'good' || draft.claims.some(({ called, yields }) => called === claim.called && yields)) return
  showTiles(draft, shown, consequences)
  // A wrong group that no player is blamed for, since a tile of it can't be in the hand, is the record's.
  if ((wrong || makesGroup(call, claim.tile, all)) && !findingWith(consequences, 'hand-contradicted')) return
  doubtGroup(draft, actor, claim.called)
  doubtGroups(draft, [actor])
  if (draft.turn.claim === claim.called) draft.turn = { ...draft.turn, doubted: true }
}

/** Shows the tiles of a bare claim after all: the unknown ones assumed for it return to the hand. */
const withoutUnseen = (draft: Draft, claim: Claim | undefined): Claim | undefined => {
  if (!claim || !isBareClaim(claim)) return claim
  takeBackGroup(draft, claim)
  return { ...claim, shown: [] }
}

/** Corrects a wrong group with the right tiles: its claim is valid again. */
const putRight = (draft: Draft, claim: Claim, tiles: readonly Tile[], consequences: Consequences): void => {
  const right: Claim = { ...claim, fault: undefined, shown: tiles, standing: 'good' }
  draft.claims = draft.claims.map((old) => (old.called === claim.called ? right : old))
  const laid = draft.players[claim.by].groups.find(({ event }) => event === claim.called)
  // If too few were shown at first, those already laid stay.
  if (laid?.own.some((tile, place) => tile !== tiles[place]))
    mutablePlayer(draft, claim.by).groups = draft.players[claim.by].groups.filter((group) => group !== laid)
  doubtGroups(draft, [claim.by])
  showTiles(draft, right, consequences)
  entitle(draft, consequences, claim.target, 0)
}

/** The claim of an own discard, or one void for its caller, that another player now completes: that player was the caller. */
const adopted = (draft: Draft, seat: Seat, shown?: readonly Tile[]): Claim | undefined => {
  const claim = ownDiscardCalled(draft, seat) ?? calledUnderOtherSeat(draft, seat, shown)
  if (!claim) return undefined
  const theirs: Claim = { ...claim, fault: undefined, by: seat, standing: 'good' }
  draft.claims = draft.claims.map((old) => (old === claim ? theirs : old))
  doubtGroups(draft, [seat])
  draft.turn = turnBy(theirs)
  return theirs
}

/** Carries out the taking of a claimed tile, also on a claim that is void or has yielded. */
export const carryOutTake = (draft: Draft, { actor, tile, side, short }: Take, consequences: Consequences): void => {
  const claim = claimToTake(draft, actor, tile) ?? (draft.players[actor].shown ? undefined : adopted(draft, actor))
  if (!claim || findingWith(consequences, 'act-baseless')) {
    // The call of the tile is not in the record, or follows.
    doubtGroups(draft, [actor])
    mutablePlayer(draft, actor).tookUncalled = draft.number
    draft.claims = draft.claims.map((open) => (open.call === 'ron' || open.takenAt !== undefined ? open : { ...open, notMissed: true }))
    draft.turn = { ...draft.turn, due: 'any' }
    return
  }
  const { number, target } = draft
  const stands = claim.standing === 'good' && !claim.yields
  // For a bare claim that is not valid, the record does not say that its player continued.
  if (short && isBareClaimForm(short) && !stands) return
  changeClaim(draft, claim.called, { takenAt: number, ...voidIfWrong(consequences) })
  leaveRiver(draft, claim)
  if (!stands) showTiles(draft, claim, consequences)
  layGroup(draft, { ...claim, takenAt: number }, consequences.dismissed.includes('group.rotation') ? undefined : side)
  if (target?.event === claim.target && !target.taken) draft.target = { ...target, taken: { seat: actor, event: number } }
  // Also if a kong came between the claim and its discard.
  const hasDiscarded = (draft.players[actor].river.at(-1)?.event ?? 0) > claim.called
  // Another has claimed a later tile and discarded: the turn is past, whoever made the discard in between.
  const isPast = draft.claims.some(({ target: of, by, discardedAt }) => of > claim.called && by !== actor && discardedAt !== undefined)
  if (claim.discardedAt !== undefined || hasDiscarded || isPast || draft.turn.claim === claim.called) return
  // The player continued a void claim, or another player's claim came first: this is now the turn.
  const { drawn } = draft.players[actor]
  draft.turn = claim.fault?.effects.includes('claim-impossible') ? { ...turnOf(actor, 'any'), claim: claim.called } : turnBy(claim)
  if (claim.call === 'kan' && drawn) draft.turn = { ...draft.turn, due: 'discard', drew: drawn.event }
}

/** The tile has left the river; the rotated tile of a riichi has gone into a group. */
const leaveRiver = (draft: Draft, { from, target, by }: Claim): void => {
  if (from === null || target === 0) return
  const before = draft.players[from].river.find(({ event }) => event === target)?.claimed
  // It was taken from the player who had it: that player's groups are now unknown.
  if (before && before !== '?' && before !== by) doubtGroups(draft, [before])
  const player = mutablePlayer(draft, from)
  player.river = player.river.map((discard) => (discard.event === target ? { ...discard, claimed: by } : discard))
  if (player.riichi?.discard !== target) return
  // Taken late: its player may have rotated the next discard already.
  const rotated = player.river.find(({ event, lies }) => event > target && lies.includes('rotated'))
  player.riichi = rotated ? { ...player.riichi, discard: rotated.event } : { ...player.riichi, claimed: true }
}

/** Carries out the retraction of the last call, or of the newest discard. */
export const carryOutRetract = (draft: Draft, { actor, tile }: Retract, consequences: Consequences): void => {
  if (tile !== undefined) {
    takeBackDiscard(draft, actor, tile)
    return
  }
  if (unsay(draft, actor, consequences)) return
  const last = claimRetractedBy(draft, actor)
  if (!last && takeBackStick(draft, actor)) return
  if (!last) {
    // Nothing to take back: it may have been another player's open call, and then that tile is nobody's yet.
    doubtOpenCalls(draft)
    return
  }
  const changed = findingWith(consequences, 'call-changed')
  if (changed?.facts.counts === 'first' && last.call === 'ron') {
    changeClaim(draft, last.called, { found: [...last.found, changed.rule] })
    return
  }
  endClaim(draft, last, { standing: 'retracted' }, consequences)
}

/** Ends a claim as if it had not been called: its tiles and the turn go back, and the other claims of the tile count again. */
export const endClaim = (draft: Draft, claim: Claim, ended: Partial<Claim>, consequences: Consequences): void => {
  if (claim.call !== 'ron') giveBack(draft, claim)
  changeClaim(draft, claim.called, ended)
  turnBack(draft, claim)
  if (claim.call === 'ron') restoreRiichi(draft)
  if (validClaims(draft.claims, claim.target).length > 0) entitle(draft, consequences, claim.target, 0)
}

/** Reverts a riichi, own kong or self-draw win that is retracted, as if it had never been declared. */
const unsay = (draft: Draft, seat: Seat, consequences: Consequences): boolean => {
  if (draft.unsaid && declarationRetractedBy(draft, seat)) Object.assign(draft, draft.unsaid, { unsaid: null })
  else if (selfDrawRetractedBy(draft, seat)) voidWin(draft, seat, consequences)
  else return false
  return true
}
