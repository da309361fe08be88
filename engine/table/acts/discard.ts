import type { DiscardEvent } from '../../events.ts'
import type { Finding } from '../../findings.ts'
import { nextSeat, SEATS, type Seat } from '../../seats.ts'
import { sameKind, type Tile } from '../../tiles.ts'
import { groupDoubted, groupsDoubted, withClaim, withoutOf, withPlayer } from '../change.ts'
import { goesOn } from '../claims.ts'
import { lose, unseen } from '../concealed.ts'
import { isOverlong } from '../pace.ts'
import type { Claim, Group, Riichi, Table } from '../table.ts'
import { showTiles } from './claim.ts'
import { type Consequences, foundBy, redsCount, seatFact } from './consequences.ts'
import { turnNotRecorded } from './draw.ts'
import { drawLeftOut } from './turn.ts'

/** Carries out a discard: in turn, after a claim, out of turn, or under the explanation that settled one that did not fit. */
export const carryOutDiscard = (before: Table, event: DiscardEvent, consequences: Consequences): Table => {
  const wrongSeat = foundBy(consequences, 'record.seat')
  const missing = foundBy(consequences, 'record.missing')
  const seat = (wrongSeat && seatFact(wrongSeat, 'due')) ?? event.actor
  const misfit = foundBy(consequences, 'turn.discard')
  // Where a line is missing or has the wrong player, a claim may be missing or misplaced with it.
  const doubted = wrongSeat || missing || before.players[seat].shown ? groupsDoubted(before, [seat, event.actor]) : before
  const table = missing ? turnNotRecorded(doubted, missing) : doubted
  const claim = misfit ? undefined : goesOn(table, seat)
  const gone = claim ? goOnWithClaim(table, claim, consequences) : table
  // The turn of a chow or pung has its tile; that of a kong has a replacement tile, which the record may leave out.
  const held = misfit || (claim && table.turn.due !== 'replace') ? gone : drawLeftOut(gone, seat, event.nodraw)
  return tileLaid(tileGone(held, seat, event, consequences, misfit), seat, event, misfit)
}

/** The claim that this discard belongs to. A claim that was void or had yielded becomes a group all the same: that is what happened. */
const goOnWithClaim = (table: Table, claim: Claim, consequences: Consequences): Table => {
  const gone = withClaim(table, claim.called, { discardedAt: table.number })
  return claim.standing === 'good' && !claim.yields ? gone : showTiles(gone, { ...claim, discardedAt: table.number }, consequences)
}

/** The hand after the discard. */
const tileGone = (table: Table, seat: Seat, event: DiscardEvent, consequences: Consequences, misfit: Finding | undefined): Table => {
  const { hand, missing, extra, riichi, slow, groups } = table.players[seat]
  const held = event.meld ? hand : lose(hand, event.tile, redsCount(consequences))
  const short = event.nodraw && (foundBy(consequences, 'turn.no-draw') ?? foundBy(consequences, 'kong.no-replacement')) ? 1 : 0
  const surplus = extra && table.turn.seat === seat ? 1 : 0
  const changed = withPlayer(table, seat, {
    ...(event.meld && { groups: withoutTile(groups, event.tile) }),
    hand: misfit ? unseen(null) : held,
    missing: missing + short - surplus,
    slow: slow + (isOverlong(table, consequences.rules.settings, event) ? 1 : 0),
    ...(riichi && { riichi: afterDiscard(riichi, table.number, event) }),
  })
  return SEATS.reduce((left, each) => withoutOf(left, each, 'shown'), withoutOf(withoutOf(changed, seat, 'drawn'), seat, 'extra'))
}

/** A tile out of a displayed group lies in the river from now on. */
const withoutTile = (groups: readonly Group[], tile: Tile): readonly Group[] => {
  const from = groups.findLast(({ own }) => own.some((held) => sameKind(held, tile)))
  const place = from?.own.findIndex((held) => sameKind(held, tile)) ?? -1
  return groups.map((group) => (group === from ? { ...group, own: group.own.filter((_, i) => i !== place) } : group))
}

/** The first discard after the call is the one of the riichi; a later one lies sideways in its place once it was claimed. */
const afterDiscard = (riichi: Riichi, number: number, { rotated }: DiscardEvent): Riichi =>
  riichi.discard === undefined || (riichi.claimed && rotated)
    ? { event: riichi.event, discard: riichi.event === 0 ? 0 : number, rotated: rotated === true }
    : { ...riichi, claimed: false }

/** The tile in the river, open to claims; older claims count it, and whose turn comes next. */
const tileLaid = (table: Table, seat: Seat, event: DiscardEvent, misfit: Finding | undefined): Table => {
  const { number, players, claims, discards } = table
  const { tile, clock } = event
  // Who has taken a tile and not discarded may not have been the one who called.
  const odd = claims.filter(({ by, takenAt, discardedAt }) => by !== seat && takenAt !== undefined && discardedAt === undefined)
  const laid = withPlayer(
    odd.reduce((left, { by, called }) => groupDoubted(left, by, called), table),
    seat,
    {
      river: [...players[seat].river, { tile, event: number, rotated: event.rotated === true, drawn: event.source === 'drawn' }],
    },
  )
  return {
    ...laid,
    target: { kind: 'discard', seat, tile, event: number, ...(clock !== undefined && { clock }) },
    discards: [...discards, { seat, tile, event: number }],
    claims: claims.filter(isUnfinished).map((claim) => (claim.by === seat ? claim : { ...claim, since: [...claim.since, number] })),
    awarded: null,
    several: null,
    toReturn: table.toReturn && claims.some(({ called, by }) => called === table.toReturn?.claim && by === seat) ? null : table.toReturn,
    // After an act in a turn that nobody is sure of, nobody is sure of the next one.
    turn: misfit ? table.turn : { seat: nextSeat(seat), due: table.turn.doubted ? 'any' : 'draw' },
  }
}

/** A claim whose tiles can still be shown, or its tile taken, after a further discard. */
const isUnfinished = ({ call, standing, takenAt, shownAt, discardedAt }: Claim): boolean =>
  call !== 'ron' &&
  standing !== 'retracted' &&
  (takenAt === undefined || shownAt === undefined) &&
  (shownAt ?? discardedAt ?? takenAt) !== undefined
