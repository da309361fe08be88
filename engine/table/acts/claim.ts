import type { CallEvent, Retract, Show, Side, Take } from '../../events.ts'
import { nextSeat, type Seat } from '../../seats.ts'
import { groupDoubted, groupsDoubted, withClaim, withoutOf, withPlayer } from '../change.ts'
import { award, claimedBy, standing, tilesToShow, toBeShown, toBeTaken } from '../claims.ts'
import { loseAll } from '../concealed.ts'
import { type Claim, isGroupCall, type Standing, type Table } from '../table.ts'
import { type Consequences, foundBy } from './consequences.ts'

/** Carries out the call of a claim: it stands, is void, or is in doubt; the turn goes to whoever is entitled. */
export const carryOutClaim = (table: Table, event: CallEvent, consequences: Consequences): Table => {
  const { call, actor } = event
  if (!isGroupCall(call) && call !== 'ron') return table
  const { target } = claimedBy(table, event)
  const again = table.claims.some(
    ({ by, call: earlier, target: of, standing: stands }) =>
      by === actor && earlier === call && of === (target?.event ?? 0) && stands === 'good',
  )
  if (again) return event.short ? { ...table, doubledForm: table.number } : table
  const shown = call === 'ron' ? undefined : table.players[actor].shown
  const fault = consequences.found.find(
    ({ level, remedies, rule }) =>
      rule === 'record.claim' ||
      (level === 'violation' && (remedies.includes('claim-void') || remedies.includes('kong-void') || remedies.includes('win-void'))),
  )
  const doubt = consequences.found.find(({ level, state, rule }) => level === 'question' && state === 'open' && DOUBTS.has(rule))
  const stands: Standing =
    fault || foundBy(consequences, 'record.seat')
      ? 'void'
      : doubt
        ? 'doubtful'
        : foundBy(consequences, 'claim.changed')
          ? 'retracted'
          : 'good'
  const cause = fault ?? doubt
  const claim: Claim = {
    call,
    by: actor,
    tile: target?.tile ?? event.tile ?? '?',
    from: target?.seat ?? null,
    target: target?.event ?? 0,
    called: table.number,
    moment: table.moment,
    short: event.short !== undefined,
    standing: stands,
    ...(cause && { fault: { rule: cause.rule, event: cause.event } }),
    yields: false,
    shown: shown?.tiles ?? [],
    ...(shown && { shownAt: shown.event }),
    since: [],
    found: [],
  }
  const asked = foundBy(consequences, 'win.several')
  const who = asked?.state === 'settled' && (asked.facts.answer === 'nearest' || asked.facts.answer === 'all') ? asked.facts.answer : 'ask'
  const called: Table = {
    ...(cause?.rule === 'record.claim' ? groupsDoubted(withoutOf(table, actor, 'shown')) : withoutOf(table, actor, 'shown')),
    claims: [...table.claims, claim],
    ...(stands === 'good' &&
      call === 'kan' && { kongs: [...table.kongs, { seat: actor, kind: 'daiminkan' as const, tile: claim.tile, event: table.number }] }),
    ...(asked && target && { several: { target: target.event, who } }),
    ...(stands === 'void' && cause?.rule === 'record.claim' && { turn: { ...table.turn, seat: actor, due: 'any' as const } }),
    ...((doubt?.rule === 'claim.own-discard' || foundBy(consequences, 'record.seat')) && {
      turn: { seat: nextSeat(actor), due: 'any' as const },
    }),
  }
  const tooFast = foundBy(consequences, 'draw.too-fast')?.level === 'violation'
  const kept = tooFast || (stands === 'good' && event.together) ? tileToReturn(called, claim, tooFast) : called
  const laid = stands === 'good' && shown ? showTiles(kept, claim, consequences) : kept
  return stands === 'good' ? entitle(laid, consequences, claim.target, claim.called) : laid
}

/** Questions that leave open whether the claim stands. */
const DOUBTS: ReadonlySet<string> = new Set(['claim.own-discard', 'claim.late', 'draw.too-fast', 'win.after-tsumo', 'kong.last-tile'])

/** The next player's tile, drawn before a call that stands, has to go back into the wall; after a draw that was too fast that is looked after. */
const tileToReturn = (table: Table, { called }: Claim, tooFast: boolean): Table => {
  const seat = table.target?.drawn?.seat
  const drawn = seat && table.players[seat].drawn
  if (!seat || !drawn) return table
  const held = withPlayer(withoutOf(table, seat, 'drawn'), seat, { extra: drawn })
  return tooFast ? { ...held, toReturn: { seat, claim: called } } : held
}

/** Weighs all claims that stand on a tile: which of them yield, who gets it, whose turn it is. */
const entitle = (table: Table, { rules }: Consequences, target: number, latest: number): Table => {
  const claims = standing(table.claims, target)
  const several = table.several?.target === target ? table.several.who : rules.settings['several-wins']
  const given = award(rules, claims, several)
  const { seats } = given
  if (seats === 'undecided') return table
  const weighed = {
    ...table,
    claims: table.claims.map((claim) => (claims.includes(claim) ? { ...claim, yields: !seats.includes(claim.by) } : claim)),
    awarded: new Set(claims.map(({ by }) => by)).size > 1 && 'why' in given ? { target, seats, why: given.why } : table.awarded,
  }
  const winner = claims.find(({ by, call }) => call !== 'ron' && seats.includes(by))
  if (!winner || winner.discardedAt !== undefined || table.turn.claim === winner.called) return weighed
  return winner.called === latest || table.turn.claim !== undefined || latest === 0 ? { ...weighed, turn: turnOf(winner) } : weighed
}

const turnOf = ({ by, call, called }: Claim): Table['turn'] =>
  call === 'kan' ? { seat: by, due: 'replace', claim: called, kong: called } : { seat: by, due: 'discard', claim: called }

/** Carries out the showing of tiles: for the newest claim still to be completed, else for a call that may yet come. */
export const carryOutShow = (table: Table, { actor, tiles }: Show, consequences: Consequences): Table => {
  const claim = toBeShown(table, actor)
  if (!claim) return withPlayer(table, actor, { shown: { event: table.number, tiles } })
  if (claim.call === 'ron' || claim.shown.length >= tilesToShow(claim.call)) return table
  const wrong = consequences.found.find(({ rule }) => rule === 'claim.no-group')
  const shown: Claim = {
    ...claim,
    shown: [...claim.shown, ...tiles],
    shownAt: claim.shownAt ?? table.number,
    ...(wrong && { standing: 'void', fault: { rule: wrong.rule, event: wrong.event } }),
  }
  const next = withClaim(table, claim.called, shown)
  if (wrong) return turnBack(next, claim)
  if (shown.standing !== 'good' || claim.yields) return next
  const laid = showTiles(next, shown, consequences)
  return foundBy(consequences, 'record.hand') ? groupDoubted(laid, actor, claim.called) : laid
}

/** The tiles leave the hand and lie as a group with a place for the claimed tile. */
export const showTiles = (table: Table, claim: Claim, { rules }: Consequences): Table => {
  const { hand } = table.players[claim.by]
  const added = claim.shown.slice(table.players[claim.by].groups.find(({ event }) => event === claim.called)?.own.length ?? 0)
  return layGroup(withPlayer(table, claim.by, { hand: loseAll(hand, added, rules.settings['red-fives'] > 0) }), claim, {})
}

const KINDS = { chii: 'chii', pon: 'pon', kan: 'daiminkan' } as const

/** Lays or completes the group of a claim. */
const layGroup = (
  table: Table,
  claim: Claim,
  { side, taken = claim.takenAt !== undefined }: { readonly side?: Side; readonly taken?: boolean },
): Table => {
  if (claim.call === 'ron') return table
  const { groups } = table.players[claim.by]
  const group = {
    kind: KINDS[claim.call],
    own: claim.shown,
    claimed: { tile: claim.tile, from: claim.from, taken, ...(side && { side }) },
    event: claim.called,
    ...(claim.fault?.rule === 'record.claim' && { doubtful: true as const }),
  }
  const there = groups.some(({ event }) => event === claim.called)
  return withPlayer(table, claim.by, {
    groups: there
      ? groups.map((old) => (old.event === claim.called ? { ...group, ...(old.doubtful && { doubtful: true }) } : old))
      : [...groups, group],
  })
}

/** Carries out the taking of a claimed tile. Who takes it on a claim that is void or has yielded goes on all the same. */
export const carryOutTake = (table: Table, { actor, tile, side }: Take, consequences: Consequences): Table => {
  const claim = toBeTaken(table, actor, tile)
  if (!claim || foundBy(consequences, 'record.no-claim')) return { ...table, turn: { ...table.turn, due: 'any' } }
  const { number, target } = table
  const taken = riverGap(withClaim(table, claim.called, { takenAt: number }), claim)
  const stands = claim.standing === 'good' && !claim.yields
  const laid = layGroup(stands ? taken : showTiles(taken, claim, consequences), { ...claim, takenAt: number }, side ? { side } : {})
  const last = target?.event === claim.target && !target.taken ? { ...target, taken: { seat: actor, event: number } } : target
  const goesOn = !stands && claim.discardedAt === undefined
  const due = claim.fault?.rule === 'record.claim' ? ('any' as const) : ('discard' as const)
  return { ...laid, target: last, ...(goesOn && { turn: { seat: actor, due, claim: claim.called } }) }
}

const riverGap = (table: Table, { from, target, by }: Claim): Table =>
  from === null || target === 0
    ? table
    : withPlayer(table, from, {
        ...riichiTileClaimed(table, from, target),
        river: table.players[from].river.map((discard) => (discard.event === target ? { ...discard, claimed: by } : discard)),
      })

/** The rotated tile of a riichi has gone into a group. */
const riichiTileClaimed = ({ players }: Table, seat: Seat, target: number): Partial<Table['players'][Seat]> => {
  const { riichi } = players[seat]
  return riichi?.discard === target ? { riichi: { ...riichi, claimed: true } } : {}
}

/** Carries out the taking back of the last call. */
export const carryOutRetract = (table: Table, { actor }: Retract, consequences: Consequences): Table => {
  const last = table.claims.findLast(({ by, standing: stands, takenAt }) => by === actor && stands !== 'retracted' && takenAt === undefined)
  if (!last) return unsay(table, actor)
  if (foundBy(consequences, 'claim.changed')) return table
  const back = turnBack(withClaim(table, last.called, { standing: 'retracted' }), last)
  return standing(back.claims, last.target).length > 0 ? entitle(back, consequences, last.target, 0) : back
}

/** A riichi or self-draw win that is taken back at once was never declared. */
const unsay = (table: Table, seat: Seat): Table => {
  const { before, unsaid } = table
  const said = before?.verb === 'call' && (before.call === 'riichi' || before.call === 'tsumo') && before.actor === seat
  return said && unsaid ? { ...table, ...unsaid, unsaid: null } : table
}

/** A claim that came to nothing gives the turn back to whose it was. */
const turnBack = (table: Table, claim: Claim): Table => {
  const { turn, target } = table
  const kongs = table.kongs.filter(({ event }) => event !== claim.called)
  if (turn.claim !== claim.called || target?.event !== claim.target) return { ...table, kongs }
  const seat = target.drawn?.seat ?? nextSeat(target.seat)
  return { ...table, kongs, turn: { seat, due: target.drawn ? 'discard' : 'draw' } }
}
