import { type CallEvent, isBare, type Retract, type Show, type Side, type Take } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { nextSeat, type Seat } from '../../model/seats.ts'
import type { Tile } from '../../model/tiles.ts'
import {
  award,
  canBePutRight,
  claimants,
  claimedBy,
  isBareClaim,
  makesGroup,
  ownActBy,
  ownDiscardCalled,
  standing,
  takenBackBy,
  tilesToShow,
  toBeShown,
  toBeTaken,
} from '../claims.ts'
import { changeClaim, changing, type Draft, doubtGroup, doubtGroups, riichiStands } from '../draft.ts'
import { momentOf } from '../moment.ts'
import { type Claim, type Group, isGroupCall, type Standing, type Target, type Turn, turnOf } from '../table.ts'
import { gain, loseAll } from '../tiles/concealed.ts'
import { namedTiles } from '../tiles/named-tiles.ts'
import { type Consequences, foundBy, redsCount, voids } from './consequences.ts'

/** Carries out the call of a claim: it stands, is void, or is in doubt; the turn goes to whoever is entitled. */
export const carryOutClaim = (draft: Draft, event: CallEvent, consequences: Consequences): void => {
  const { call, actor } = event
  if (!isGroupCall(call) && call !== 'ron') return
  const { number, players, turn } = draft
  const { target } = claimedBy(draft, event)
  // The tile of a kong, on which nobody can call these: what was meant lies before the record.
  if (!target && draft.target) {
    // What was called before for a tile of those is let go.
    for (const { called, by, standing: stands } of draft.claims)
      if (by === actor && stands === 'good') changeClaim(draft, called, { standing: 'retracted' })
    return
  }
  const again = draft.claims.some(
    ({ by, call: earlier, target: of, standing: stands }) =>
      by === actor && earlier === call && of === (target?.event ?? 0) && stands === 'good',
  )
  if (again) {
    // A claim that was only called is gone on with by the rest of a short form, if that can be right.
    const isTaken = draft.claims.some(({ by, target: of, takenAt }) => by === actor && of === target?.event && takenAt !== undefined)
    if (event.short && (isTaken || foundBy(consequences, 'record.claim'))) draft.doubledForm = number
    return
  }
  const shown = call === 'ron' ? undefined : players[actor].shown
  const fault = consequences.found.find(
    (finding) =>
      finding.rule === 'record.claim' || voids(finding, 'claim-void') || voids(finding, 'kong-void') || voids(finding, 'win-void'),
  )
  const doubt = consequences.found.find(({ level, state, rule }) => level === 'question' && state === 'open' && DOUBTS.has(rule))
  // Whose call it was, where a player seems to claim the own discard, nobody knows even when nobody is blamed for it.
  const ownLetPass = consequences.dismissed.includes('claim.own-discard')
  const wrongSeat = foundBy(consequences, 'record.seat')
  const isDoubtful = doubt !== undefined || ownLetPass
  const changed = foundBy(consequences, 'claim.changed')
  const stands: Standing = fault || wrongSeat ? 'void' : isDoubtful ? 'doubtful' : changed ? 'retracted' : 'good'
  const cause = fault ?? doubt
  const claim: Claim = {
    call,
    by: actor,
    tile: target?.tile ?? event.tile ?? '?',
    from: target?.seat ?? null,
    target: target?.event ?? 0,
    called: number,
    moment: draft.moment,
    short: event.short !== undefined,
    standing: stands,
    ...(cause && { fault: { rule: cause.rule, event: cause.event } }),
    yields: false,
    shown: shown?.tiles ?? [],
    ...(shown && { shownAt: shown.event }),
    since: [],
    found: [],
  }
  if (players[actor].shown) changing(draft, actor).shown = undefined
  if (stands === 'good' && isGroupCall(call)) dropEarlier(draft, claim)
  draft.claims = [...draft.claims, claim]
  if (target && call === 'ron' && (stands === 'good' || stands === 'doubtful')) wonOn(draft, target)
  if (stands === 'good' && call === 'kan')
    draft.kongs = [...draft.kongs, { seat: actor, kind: 'daiminkan', tile: claim.tile, event: number, moment: draft.moment, unmade: true }]
  const asked = foundBy(consequences, 'win.several')
  if (asked && target) draft.several = { target: target.event, who: answered(asked) }
  if (cause?.rule === 'record.claim') {
    doubtGroups(draft)
    draft.turn = { ...turn, seat: actor, due: 'any' }
  }
  const isOwnDiscard = doubt?.rule === 'claim.own-discard' || ownLetPass
  if (isOwnDiscard || wrongSeat) draft.turn = turnOf(nextSeat(actor), 'any')
  const tooFast = foundBy(consequences, 'draw.too-fast')?.level === 'violation'
  const drawnAtOnce = (target?.drawn?.event ?? 0) >= momentOf(draft, event)
  if (tooFast || (stands === 'good' && (drawnAtOnce || isGroupCall(call)))) putBack(draft, claim, tooFast)
  if (stands === 'doubtful' && !isOwnDiscard) sayAward(draft, consequences.rules, claim.target)
  if (stands !== 'good') return
  if (shown) showTiles(draft, claim, consequences)
  entitle(draft, consequences, claim.target, number)
}

/** A win on a tile that a kong had left open, or that a discard closed in this very moment: it is that tile now that is spoken of, and the kong's can be won on as well. */
const wonOn = (draft: Draft, target: Target): void => {
  if (draft.target === null || !draft.others.includes(target)) return
  draft.others = [...draft.others.filter((other) => other !== target), draft.target]
  draft.othersOpen = true
  draft.target = target
}

/** Who calls something else for the same tile, where that may be, has called only that. */
const dropEarlier = (draft: Draft, { by, target }: Claim): void => {
  for (const { called, call, takenAt, standing: stands } of draft.claims.filter((claim) => claim.by === by && claim.target === target)) {
    if (!isGroupCall(call) || takenAt !== undefined || stands !== 'good') continue
    changeClaim(draft, called, { standing: 'retracted' })
    draft.kongs = draft.kongs.filter(({ event }) => event !== called)
  }
}

/** Who wins where several players do, as the referee has answered. */
const answered = ({ state, facts: { answer } }: Finding): 'nearest' | 'all' | 'ask' =>
  state === 'settled' && (answer === 'nearest' || answer === 'all') ? answer : 'ask'

/** Questions that leave open whether the claim stands. */
const DOUBTS: ReadonlySet<string> = new Set(['claim.own-discard', 'claim.late', 'draw.too-fast', 'win.after-tsumo', 'kong.last-tile'])

/** The next player's tile, drawn before a call that stands, has to go back into the wall; after a draw that was too fast that is looked after. */
const putBack = (draft: Draft, { called }: Claim, tooFast: boolean): void => {
  const seat = draft.target?.drawn?.seat
  if (!seat || !draft.players[seat].drawn) return
  const player = changing(draft, seat)
  player.extra = player.drawn
  player.drawn = undefined
  if (tooFast) draft.toReturn = { seat, claim: called }
}

/** Weighs all claims that stand on a tile: which of them yield, who gets it, whose turn it is. */
const entitle = (draft: Draft, { rules }: Consequences, target: number, latest: number): void => {
  const { turn } = draft
  const claims = standing(draft.claims, target)
  const { seats } = award(rules, claims, whoOf(draft, rules, target))
  sayAward(draft, rules, target)
  if (seats === 'undecided') return
  draft.claims = draft.claims.map((claim) => (claims.includes(claim) ? { ...claim, yields: !seats.includes(claim.by) } : claim))
  const winner = claims.find(({ by, call }) => call !== 'ron' && seats.includes(by))
  if (!winner || winner.discardedAt !== undefined || turn.claim === winner.called) return
  if (winner.called === latest || turn.claim !== undefined || latest === 0) draft.turn = turnBy(winner)
}

const whoOf = ({ several }: Draft, { settings }: RuleSet, target: number): 'nearest' | 'all' | 'ask' =>
  several?.target === target ? several.who : settings['several-wins']

/** Says who gets a tile that several have claimed; while it is asked whether one of the claims stands, only where that one would not get it anyhow. */
const sayAward = (draft: Draft, rules: RuleSet, target: number): void => {
  const all = claimants(draft.claims, target)
  if (new Set(all.map(({ by }) => by)).size < 2) return
  const given = award(rules, all, whoOf(draft, rules, target))
  const sure = award(rules, standing(all, target), whoOf(draft, rules, target))
  if ('why' in given && sure.seats !== 'undecided' && given.seats.join('') === sure.seats.join(''))
    draft.awarded = { target, seats: given.seats, why: given.why }
}

/** A win that its hand has shown to be none: it goes before nobody's and closes nothing. */
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

/** Carries out the showing of tiles: for the newest claim still to be completed, else for a call that may yet come. */
export const carryOutShow = (draft: Draft, { actor, tiles, short }: Show, consequences: Consequences): void => {
  const claim = withoutUnseen(draft, toBeShown(draft, actor) ?? adopted(draft, actor))
  if (!claim) {
    changing(draft, actor).shown = { event: draft.number, tiles }
    return
  }
  const { call } = claim
  if (call === 'ron') return
  if (canBePutRight(claim)) {
    const whole = claim.shown.length < tilesToShow(call) ? [...claim.shown, ...tiles] : tiles
    const right = [whole, tiles].find((all) => makesGroup(call, claim.tile, all))
    if (right) {
      putRight(draft, claim, right, consequences)
      return
    }
  }
  if (claim.shown.length >= tilesToShow(call)) return
  const wrong = consequences.found.find(({ rule }) => rule === 'claim.no-group')
  const shown: Claim = {
    ...claim,
    shown: [...claim.shown, ...tiles],
    ...(!(short && isBare(short)) && { shownAt: claim.shownAt ?? draft.number }),
    ...(wrong && { standing: 'void', fault: { rule: wrong.rule, event: wrong.event } }),
  }
  changeClaim(draft, claim.called, shown)
  if (wrong) turnBack(draft, claim)
  if (wrong && standing(draft.claims, claim.target).length > 0) entitle(draft, consequences, claim.target, 0)
  if (shown.standing !== 'good' || claim.yields) return
  showTiles(draft, shown, consequences)
  if (!foundBy(consequences, 'record.hand')) return
  doubtGroup(draft, actor, claim.called)
  doubtGroups(draft, [actor])
}

/** The tiles of a bare claim are shown after all: those that nobody had noted are in the hand again. */
const withoutUnseen = (draft: Draft, claim: Claim | undefined): Claim | undefined => {
  if (!claim || !isBareClaim(claim)) return claim
  const player = changing(draft, claim.by)
  player.hand = (player.groups.find(({ event }) => event === claim.called)?.own ?? []).reduce(gain, player.hand)
  player.groups = player.groups.filter(({ event }) => event !== claim.called)
  return { ...claim, shown: [] }
}

/** What becomes of a claim that is gone on with although too few tiles were shown for its group. */
export const voidNow = (consequences: Consequences): Partial<Claim> => {
  const wrong = foundBy(consequences, 'claim.no-group')
  return wrong ? { standing: 'void', fault: { rule: wrong.rule, event: wrong.event } } : {}
}

/** The right tiles are shown for a group that was wrong: the claim stands again. */
const putRight = (draft: Draft, claim: Claim, tiles: readonly Tile[], consequences: Consequences): void => {
  const right: Claim = { ...innocent(claim), shown: tiles, standing: 'good' }
  draft.claims = draft.claims.map((old) => (old.called === claim.called ? right : old))
  const laid = draft.players[claim.by].groups.find(({ event }) => event === claim.called)
  // Too few were shown at first: those that lie there stay.
  if (laid?.own.some((tile, place) => tile !== tiles[place]))
    changing(draft, claim.by).groups = draft.players[claim.by].groups.filter((group) => group !== laid)
  doubtGroups(draft, [claim.by])
  showTiles(draft, right, consequences)
  entitle(draft, consequences, claim.target, 0)
}

/** The claim of an own discard, once another player goes on with it: it was that player who had called. */
const adopted = (draft: Draft, seat: Seat): Claim | undefined => {
  const claim = ownDiscardCalled(draft, seat)
  if (!claim) return undefined
  const theirs: Claim = { ...innocent(claim), by: seat, standing: 'good' }
  draft.claims = draft.claims.map((old) => (old === claim ? theirs : old))
  doubtGroups(draft, [seat])
  draft.turn = turnBy(theirs)
  return theirs
}

/** The claim without the finding that made it void or doubtful. */
const innocent = (claim: Claim): Claim => {
  const { fault: _, ...rest } = claim
  return rest
}

/** The tiles leave the hand and lie as a group with a place for the claimed tile. */
export const showTiles = (draft: Draft, claim: Claim, consequences: Consequences): void => {
  const player = changing(draft, claim.by)
  const reds = redsCount(consequences)
  const laid = player.groups.find(({ event }) => event === claim.called)?.own.length ?? 0
  const shown = namedTiles(claim, player.hand, reds)
  player.hand = loseAll(player.hand, shown.slice(laid), reds)
  layGroup(draft, { ...claim, shown }, undefined)
}

const KINDS = { chii: 'chii', pon: 'pon', kan: 'daiminkan' } as const

/** Lays or completes the group of a claim. */
const layGroup = (draft: Draft, claim: Claim, side: Side | undefined): void => {
  if (claim.call === 'ron') return
  const { called, tile, from, takenAt, shown, fault } = claim
  const player = changing(draft, claim.by)
  const there = player.groups.find(({ event }) => event === called)
  const group: Group = {
    kind: KINDS[claim.call],
    own: there?.own.length === shown.length ? there.own : shown,
    claimed: { tile, from, taken: takenAt !== undefined, ...(side && { side }) },
    event: called,
    ...((fault?.rule === 'record.claim' || there?.doubtful) && { doubtful: true }),
  }
  player.groups = there ? player.groups.map((old) => (old === there ? group : old)) : [...player.groups, group]
}

/** Carries out the taking of a claimed tile. Who takes it on a claim that is void or has yielded goes on all the same. */
export const carryOutTake = (draft: Draft, { actor, tile, side, short }: Take, consequences: Consequences): void => {
  const claim = toBeTaken(draft, actor, tile) ?? (draft.players[actor].shown ? undefined : adopted(draft, actor))
  if (!claim || foundBy(consequences, 'record.no-claim')) {
    draft.turn = { ...draft.turn, due: 'any' }
    return
  }
  const { number, target } = draft
  const stands = claim.standing === 'good' && !claim.yields
  // Of a bare claim that does not stand nobody has noted that it was gone on with.
  if (short && isBare(short) && !stands) return
  changeClaim(draft, claim.called, { takenAt: number, ...voidNow(consequences) })
  leaveRiver(draft, claim)
  if (!stands) showTiles(draft, claim, consequences)
  layGroup(draft, { ...claim, takenAt: number }, side)
  if (target?.event === claim.target && !target.taken) draft.target = { ...target, taken: { seat: actor, event: number } }
  if (claim.discardedAt !== undefined || draft.turn.claim === claim.called) return
  // Gone on with all the same, or after somebody else had gone before: play is there now.
  const { drawn } = draft.players[actor]
  draft.turn = claim.fault?.rule === 'record.claim' ? { ...turnOf(actor, 'any'), claim: claim.called } : turnBy(claim)
  if (claim.call === 'kan' && drawn) draft.turn = { ...draft.turn, due: 'discard', drew: drawn.event }
}

/** The tile has left the river; the rotated tile of a riichi has gone into a group. */
const leaveRiver = (draft: Draft, { from, target, by }: Claim): void => {
  if (from === null || target === 0) return
  const before = draft.players[from].river.find(({ event }) => event === target)?.claimed
  // Taken from the one who had it: what that player holds now nobody has written down.
  if (before && before !== '?' && before !== by) doubtGroups(draft, [before])
  const player = changing(draft, from)
  player.river = player.river.map((discard) => (discard.event === target ? { ...discard, claimed: by } : discard))
  if (player.riichi?.discard === target) player.riichi = { ...player.riichi, claimed: true }
}

/** Carries out the taking back of the last call. */
export const carryOutRetract = (draft: Draft, { actor }: Retract, consequences: Consequences): void => {
  if (unsay(draft, actor)) return
  const last = takenBackBy(draft, actor)
  if (!last) return
  if (foundBy(consequences, 'claim.changed') && last.call === 'ron') {
    changeClaim(draft, last.called, { found: [...last.found, 'claim.changed'] })
    return
  }
  if (last.call !== 'ron') giveBack(draft, last)
  changeClaim(draft, last.called, { standing: 'retracted' })
  turnBack(draft, last)
  if (last.call === 'ron') riichiStands(draft)
  if (standing(draft.claims, last.target).length > 0) entitle(draft, consequences, last.target, 0)
}

/** The shown tiles go back into the hand, a claimed tile that was taken back into the river. */
const giveBack = (draft: Draft, { by, from, target: of, called, takenAt }: Claim): void => {
  const laid = draft.players[by].groups.find(({ event }) => event === called)
  if (laid) {
    const player = changing(draft, by)
    player.groups = player.groups.filter((group) => group !== laid)
    player.hand = laid.own.reduce(gain, player.hand)
    // What lies there now nobody has written down.
    player.groupsKnown = false
  }
  if (takenAt === undefined) return
  draft.claims = draft.claims.map((claim) => (claim.called === called ? notTaken(claim) : claim))
  const { target } = draft
  if (target?.taken?.event === takenAt) draft.target = { ...target, taken: undefined }
  if (from === null || of === 0) return
  const player = changing(draft, from)
  player.river = player.river.map((discard) => (discard.event === of ? { ...discard, claimed: undefined } : discard))
  if (player.riichi?.discard === of) player.riichi = { ...player.riichi, claimed: false }
}

const notTaken = (claim: Claim): Claim => {
  const { takenAt: _, ...rest } = claim
  return rest
}

/** A riichi, own kong or self-draw win that is taken back at once was never declared. */
const unsay = (draft: Draft, seat: Seat): boolean => {
  const { unsaid } = draft
  if (!unsaid || !ownActBy(draft, seat)) return false
  Object.assign(draft, unsaid, { unsaid: null })
  return true
}

/** A claim that came to nothing gives the turn back to whose it was. */
const turnBack = (draft: Draft, claim: Claim): void => {
  const { turn, target } = draft
  draft.kongs = draft.kongs.filter(({ event }) => event !== claim.called)
  if (turn.claim !== claim.called || target?.event !== claim.target) return
  draft.turn = turnOf(target.drawn?.seat ?? nextSeat(target.seat), target.drawn ? 'discard' : 'draw')
}
