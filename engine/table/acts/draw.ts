import type { Dora, Draw, Replace, Return, Touch } from '../../model/events.ts'
import { type Finding, seatFact } from '../../model/findings.ts'
import { isSeat, nextSeat, type Seat } from '../../model/seats.ts'
import { isKnown, isSameKind, type Tile } from '../../model/tiles.ts'
import { UPRIGHT } from '../discards.ts'
import { appended, changeClaim, changeWall, closeLeftOpen, type Draft, doubtGroups, mutablePlayer } from '../draft.ts'
import { kongToTurn } from '../kongs.ts'
import { kongPause } from '../pace.ts'
import { type Claim, type Extra, type Target, turnOf } from '../table.ts'
import { gainTile, loseTile, unknownHand } from '../tiles/concealed.ts'
import { areCounted, countDrawn } from '../tiles/seen.ts'
import {
  completesDeal,
  goesOnAfterSwap,
  hasPutBackUnsaid,
  isDrawnAfterTakingBack,
  makesUpDraw,
  shortDiscard,
  wasDrawImplied,
  wasDrawnForRiichi,
} from '../turn.ts'
import { type Consequences, findingWith, isDismissed, playsRedFives, voidIfWrong } from './consequences.ts'
import { doubtOpenCalls } from './earlier-calls.ts'
import { giveUpKong } from './give-up-kong.ts'
import { endTurn } from './last-turn.ts'
import { letClaimGo, putClaimRight } from './put-claim-right.ts'

/** Carries out a hand on the wall: no tile has moved. Only the next player's own claims depend on it. No turn begins where no tile is left. */
export const carryOutTouch = (draft: Draft, { actor }: Touch): void => {
  const { target, number, form, wall } = draft
  // The newest touch counts: where its line is recorded twice, a call at the same time belongs to it.
  if (wall !== 0 && target?.kind === 'discard' && nextSeat(target.seat, form.seats) === actor)
    draft.target = { ...target, touched: { seat: actor, event: number } }
}

/** Carries out a draw: in turn, out of turn, or as the answer explains a draw that did not fit. */
export const carryOutDraw = (draft: Draft, event: Draw, consequences: Consequences): void => {
  const tile = event.tile ?? '?'
  if (draft.before?.actor === event.actor && isDrawOfLineBefore(draft, event)) return
  if (hasPutBackUnsaid(draft, event)) carryOutReturn(draft, { verb: 'return', actor: event.actor }, consequences)
  endTurn(draft)
  if (findingWith(consequences, 'wall-unknown') ?? isDismissed(consequences, 'wall-unknown')) draft.wall = null
  if (draft.draws === 'none') draft.draws = 'all'
  const misfit = findingWith(consequences, 'out-of-turn')
  if (misfit?.facts.answer === 'mended') {
    const player = mutablePlayer(draft, event.actor)
    if (isKnown(tile)) player.hand = { ...player.hand, known: [...player.hand.known, tile] }
    return
  }
  if (!misfit) {
    putClaimRight(draft, event.actor, 'draw', consequences)
    letClaimGo(draft, event.actor, consequences)
  }
  if (!misfit && draft.turn.seat !== event.actor && makesUpDraw(draft, event.actor)) {
    makeUp(draft, event.actor, tile)
    return
  }
  if (!misfit && draft.turn.seat !== event.actor && completesDeal(draft, event.actor)) {
    completeDeal(draft, event.actor, tile)
    return
  }
  const wrongSeat = findingWith(consequences, 'seat-wrong')
  const missing = findingWith(consequences, 'turn-missing')
  if (missing) addMissingTurn(draft, missing)
  if (!wrongSeat && !missing && misfit) drawExtra(draft, event, consequences)
  else {
    const seat = (wrongSeat && seatFact(wrongSeat, 'due')) ?? event.actor
    passSwappedTurn(draft, seat)
    drawInTurn(draft, { seat, tile, event, or: dismissedTurn(draft, event.actor, consequences) }, consequences)
  }
}

/** Whether a draw is that of the own line just before it, written late, and notes it. */
const isDrawOfLineBefore = (draft: Draft, { actor, tile = '?', clock, wrong }: Draw): boolean => {
  if (wasDrawImplied(draft, actor) || isDrawnAfterTakingBack(draft, actor)) drawLater(draft, actor, tile, clock)
  else if (!wrong && wasDrawnForRiichi(draft, actor)) drawBeforeRiichi(draft, actor, tile)
  else return false
  return true
}

/** The seat whose turn it was, if the referee has dismissed the finding on an act out of turn. */
export const dismissedTurn = ({ turn }: Draft, actor: Seat, consequences: Consequences): Seat | undefined =>
  turn.seat !== null && turn.seat !== actor && isDismissed(consequences, 'turn-doubted') ? turn.seat : undefined

/** Play goes on after two discards that changed places in the record: the earlier line was a turn, and its draw is left out. */
export const passSwappedTurn = (draft: Draft, actor: Seat): void => {
  const { turn, players } = draft
  if (!goesOnAfterSwap(draft, actor) || turn.seat === null) return
  if (players[turn.seat].river.at(-1)?.undrawn !== 'wall') changeWall(draft, -1)
  draft.draws = 'some'
}

/** Records the draw of a win or a riichi that was written after it. */
const drawLater = (draft: Draft, seat: Seat, tile: Tile, clock: Draw['clock']): void => {
  const player = mutablePlayer(draft, seat)
  if (isKnown(tile)) player.hand = { ...player.hand, known: [...player.hand.known, tile] }
  player.drawn = { event: draft.number, tile, clock }
  if (draft.selfDraw?.seat === seat) draft.selfDraw = { ...draft.selfDraw, tile }
  draft.turn = { ...draft.turn, drew: draft.number }
}

/** Records the draw of a riichi that was written after its discard. Any tile but the discarded one is in the hand. */
const drawBeforeRiichi = (draft: Draft, seat: Seat, tile: Tile): void => {
  const player = mutablePlayer(draft, seat)
  const { hand, riichi, river } = player
  player.drew = draft.number
  if (!isKnown(tile) || isSameKind(tile, river.at(-1)?.tile) || hand.known.length >= (hand.size ?? 0)) return
  player.hand = { ...hand, known: [...hand.known, tile] }
  if (riichi?.hand === hand) player.riichi = { ...riichi, hand: player.hand }
}

/** The missing tile of the deal, which the wall of the deal does not count. */
const completeDeal = (draft: Draft, seat: Seat, tile: Tile): void => {
  const player = mutablePlayer(draft, seat)
  player.dealtShort = undefined
  if (isKnown(tile)) player.hand = { ...player.hand, known: [...player.hand.known, tile] }
}

/** A player makes up at once for a draw missed before the discard; the turn does not change. */
const makeUp = (draft: Draft, seat: Seat, tile: Tile): void => {
  changeWall(draft, -1)
  const player = mutablePlayer(draft, seat)
  player.hand = gainTile(player.hand, tile)
  player.missing -= 1
}

/** The draw of a turn; its place and its tile are the line's, its player may be another. */
type Drawing = { readonly seat: Seat; readonly tile: Tile; readonly event: Draw; readonly or: Seat | undefined }
const drawInTurn = (draft: Draft, { seat, tile, event, or }: Drawing, consequences: Consequences): void => {
  const { number, target, turn } = draft
  const { clock, fast, mixed } = event
  const replaces = turn.due === 'replace' && turn.seat === seat
  putBackExtra(draft, seat, consequences)
  leavePlace(draft, event, consequences)
  const alone = areCounted(draft)
  const player = mutablePlayer(draft, seat)
  player.hand = gainTile(player.hand, tile)
  if (alone) countDrawn(draft, tile)
  player.drawn = asDrawn(number, tile, event)
  player.drew = number
  if (replaces) draft.replacements += 1
  draft.turn = {
    seat,
    due: 'discard',
    drew: number,
    claim: undefined,
    kong: replaces ? turn.kong : undefined,
    doubted: or && 'let-pass',
    turned: replaces ? turn.turned : undefined,
    under: event.actor === seat ? undefined : event.actor,
    or,
  }
  // The turn that closes the discard before may not have been played.
  if (or) return
  if (target?.kind === 'discard' && !target.drawn)
    draft.target = { ...target, drawn: { seat, event: number, clock, fast: fast === true, mixed } }
  if (draft.othersOpen) closeLeftOpen(draft, { seat, event: number, clock, fast: fast === true, mixed })
}

/** Who draws in turn has put back the tile drawn out of turn before: the line of its return is missing. */
const putBackExtra = (draft: Draft, seat: Seat, consequences: Consequences): void => {
  const { extra } = draft.players[seat]
  if (!extra) return
  reachPlace(draft, extra)
  const player = mutablePlayer(draft, seat)
  player.hand = loseTile(player.hand, extra.tile, playsRedFives(consequences))
  player.extra = undefined
}

const drawExtra = (draft: Draft, event: Draw, consequences: Consequences): void => {
  const { actor, tile = '?' } = event
  leavePlace(draft, event, consequences)
  const player = mutablePlayer(draft, actor)
  player.hand = gainTile(player.hand, tile)
  const isFoul = event.wrong || findingWith(consequences, 'out-of-turn')?.facts.answer === 'foul'
  player.extra = { ...asDrawn(draft.number, tile, event), clock: undefined, wrong: isFoul || undefined }
}

const asDrawn = (event: number, tile: Tile, line: Draw | Replace): Extra => ({
  event,
  tile,
  clock: line.clock,
  mixed: line.mixed,
  touching: line.verb === 'draw' ? line.touching : undefined,
  from: line.from,
  replaces: line.verb === 'replace' ? true : undefined,
})

/** The tile leaves its place. For a replacement the last tile of the live wall becomes part of the dead wall, unless it was that tile. */
const leavePlace = (draft: Draft, { verb, from, tile = '?' }: Draw | Replace, consequences: Consequences): void => {
  if (from !== undefined && isSeat(from)) {
    const other = mutablePlayer(draft, from)
    other.hand = loseTile(other.hand, tile, playsRedFives(consequences))
    other.missing += 1
  } else if (from !== 'dead-wall' || verb === 'replace') changeWall(draft, -1)
}

/** The tile goes back to its place. */
const reachPlace = (draft: Draft, { from, tile, replaces }: Extra): void => {
  if (from !== undefined && isSeat(from)) {
    const other = mutablePlayer(draft, from)
    other.hand = gainTile(other.hand, tile)
    other.missing -= 1
  } else if (from !== 'dead-wall' || replaces) changeWall(draft, 1)
}

/** The turns that the record leaves out, mostly one: their players drew and discarded unknown tiles. */
export const addMissingTurn = (draft: Draft, finding: Finding): void => {
  const due = seatFact(finding, 'due')
  const actor = seatFact(finding, 'actor')
  if (!due) return
  if (finding.byPlay && finding.facts.dueAct === 'draw') doubtUndrawn(draft)
  leaveOutTurn(draft, due, { draws: finding.facts.dueAct === 'draw', supposed: finding.byPlay })
  if (!actor || finding.facts.dueAct === 'draw') return
  const { seats } = draft.form
  for (let seat = nextSeat(due, seats); seat !== actor; seat = nextSeat(seat, seats)) {
    leaveOutTurn(draft, seat, { draws: true, supposed: finding.byPlay })
    draft.wall = null
    for (const one of seats) forgetHand(mutablePlayer(draft, one))
  }
}

/** A turn seems to be missing after a discard without its draw: the discard may be that of the player who was due, under a wrong seat. */
const doubtUndrawn = (draft: Draft): void => {
  const { lastDiscard } = draft
  if (!lastDiscard) return
  const player = mutablePlayer(draft, lastDiscard.seat)
  player.river = player.river.map((one) => (one.event === lastDiscard.event && one.undrawn ? { ...one, doubtful: true } : one))
}

/** Where several turns are missing, calls and kongs may be, too. */
const forgetHand = (player: ReturnType<typeof mutablePlayer>): void => {
  player.hand = unknownHand(null)
  player.groupsKnown = false
  player.riichiKnown = false
}

const leaveOutTurn = (
  draft: Draft,
  seat: Seat,
  { draws, supposed }: { readonly draws: boolean; readonly supposed: true | undefined },
): void => {
  if (draws) changeWall(draft, -1)
  const player = mutablePlayer(draft, seat)
  forgetHand(player)
  player.drawn = undefined
  player.riichiCall = undefined
  // The tile of a riichi was discarded in that turn; whether it was turned is unknown.
  if (player.riichi && player.riichi.discard === undefined)
    player.riichi = { ...player.riichi, declared: draft.number, discard: draft.number, changed: true }
  player.river = appended(player.river, {
    tile: '?',
    event: draft.number,
    lies: UPRIGHT,
    drawn: false,
    claimed: undefined,
    doubtful: false,
    leftOut: true,
    supposed,
  })
  draft.target = null
  draft.lastTurn = null
  draft.others = []
  draft.othersOpen = false
  // The taking of a claimed tile may be missing too, or come late.
  draft.claims = draft.claims.flatMap((claim) =>
    claim.by !== seat ? [claim] : isToTakeLate(claim) ? [{ ...claim, discardedAt: draft.number, notMissed: true as const }] : [],
  )
  draft.awarded = null
  draft.several = null
  draft.turn = turnOf(nextSeat(seat, draft.form.seats), 'draw')
}

const isToTakeLate = ({ standing, shownAt, takenAt, discardedAt }: Claim): boolean =>
  standing === 'good' && shownAt !== undefined && takenAt === undefined && discardedAt === undefined

/** Carries out a replacement draw. The last tile of the live wall then becomes part of the dead wall. */
export const carryOutReplace = (draft: Draft, event: Replace, consequences: Consequences): void => {
  const { actor, tile = '?', clock } = event
  if (findingWith(consequences, 'act-baseless')) {
    lackKong(draft, actor)
    return
  }
  if (hasPutBackUnsaid(draft, event)) carryOutReturn(draft, { verb: 'return', actor }, consequences)
  const { turn, number, voidKong, lastTurn } = draft
  if (shortDiscard(draft, actor) !== undefined) {
    makeUp(draft, actor, tile)
    draft.replacements += 1
    return
  }
  if (turn.claim !== undefined && turn.seat === actor) changeClaim(draft, turn.claim, voidIfWrong(consequences))
  leavePlace(draft, event, consequences)
  const player = mutablePlayer(draft, actor)
  if (voidKong?.seat === actor) {
    player.groups = voidKong.groups
    draft.voidKong = null
  }
  player.hand = gainTile(player.hand, tile)
  player.drawn = asDrawn(number, tile, event)
  if (lastTurn?.seat === actor) draft.lastTurn = { ...lastTurn, replaced: true }
  draft.replacements += 1
  draft.kongs = draft.kongs.map((kong) => (kong.event === turn.kong && kong.event > 0 ? { ...kong, replaced: number } : kong))
  draft.turn = { ...turn, seat: actor, due: 'discard', drew: number }
  goOn(draft, clock, consequences)
}

/** A replacement tile is drawn for a kong that the record lacks, unless its line is doubled, late or of another's claim: the player goes on with that kong. */
const lackKong = (draft: Draft, actor: Seat): void => {
  const { turn, before, lastDiscard, target, claims } = draft
  const isLate = turn.seat !== actor && lastDiscard?.seat === actor
  const isOfOther = claims.some(({ target: of }) => of === target?.event)
  if (isLate || isOfOther || (before?.verb === 'replace' && before.actor === actor)) return
  doubtGroups(draft, [actor])
  if (turn.seat !== actor) draft.turn = turnOf(actor, 'any')
}

/** Carries out the turning of a kan dora indicator. */
export const carryOutDora = (draft: Draft, { tile, clock }: Dora, consequences: Consequences): void => {
  draft.dora = [...draft.dora, tile]
  const turned = kongToTurn(draft)
  if (turned) draft.kongs = draft.kongs.map((kong) => (kong === turned ? { ...kong, turned: draft.number } : kong))
  if (draft.turn.kong !== undefined) draft.turn = { ...draft.turn, turned: true }
  // Where only a win after the replacement tile is too late, an indicator is simply turned back.
  if (consequences.rules.practice.kongTooSoon === 'by-the-clock') goOn(draft, clock, consequences)
}

const wentOnAfter = (...given: Parameters<typeof kongPause>): Omit<NonNullable<Target['wentOn']>, 'event'> => {
  const { kind, seconds } = kongPause(...given)
  return { pause: kind, ...(seconds !== undefined && { seconds }) }
}

/** After an extended pung play has continued, with or without time for a win. */
const goOn = (draft: Draft, clock: number | undefined, { rules }: Consequences): void => {
  const { target, number } = draft
  if (target?.kind === 'kakan' && !target.wentOn)
    draft.target = { ...target, wentOn: { event: number, ...wentOnAfter(rules.settings, target, clock) } }
}

/** Carries out the return of a drawn tile to the wall. The player whose turn it was has to draw. */
export const carryOutReturn = (draft: Draft, { actor }: Return, consequences: Consequences): void => {
  const player = mutablePlayer(draft, actor)
  const { extra, drawn } = player
  const back = extra ?? drawn
  if (findingWith(consequences, 'act-baseless')) {
    doubtOpenCalls(draft, actor)
    return
  }
  if (player.dealtOver !== undefined) {
    player.dealtOver = undefined
    player.offBy = 0
    return
  }
  if (back) reachPlace(draft, back)
  else changeWall(draft, 1)
  // It was drawn before the record began: a known hand does not include it.
  if (!back) return
  if (extra) player.extra = undefined
  else player.drawn = undefined
  // The turn is undone, and with it the riichi declared in it.
  if (player.riichi && player.riichi.discard === undefined && player.riichi.event > back.event)
    Object.assign(player, { riichi: undefined, riichiCall: undefined, stick: undefined })
  player.hand = loseTile(player.hand, back.tile, playsRedFives(consequences))
  const { target, turn, toReturn } = draft
  if (toReturn?.seat === actor) draft.toReturn = toReturn.discard === undefined ? null : { ...toReturn, drawn: 'back' }
  if (extra || turn.seat !== actor) return
  if (turn.kong !== undefined) {
    draft.replacements -= 1
    draft.turn = { ...turn, due: 'replace', drew: undefined }
    giveUpKong(draft, actor)
    return
  }
  if (turn.claim !== undefined) return
  draft.turn = turnOf(actor, 'draw', turn.or)
  // The tile has gone back, and its player has touched it all the same.
  if (target?.drawn?.seat === actor)
    draft.target = { ...target, drawn: undefined, undrawn: target.drawn, touched: target.touched ?? (back.from ? undefined : target.drawn) }
}
