import type { CallEvent, GroupCall, TableEvent } from '../model/events.ts'
import { chowCaller } from '../model/game-form.ts'
import { nextSeat, type Seat } from '../model/seats.ts'
import { isKnown, isSameKind, kindOf, type Tile } from '../model/tiles.ts'
import { discardsOf } from './discards.ts'
import { momentOf } from './moments.ts'
import { type Claim, type Group, type Player, type Table, type Target, targetOf } from './table.ts'

/**
 * The tile that a call claims, and its caller. `earlier`: it is not the last tile, so its window is closed in every rule set. Events since
 * `moment` happened at the same time as the call, and close no window on it.
 */
export type ClaimedTile = { readonly target: Target | null; readonly earlier: boolean; readonly moment: number; readonly by: Seat }

/**
 * Tiles beside the last one that can still be won on: those open when a kong was declared, or an act was made out of turn. A discard in turn closes
 * all that were open before it.
 */
export const otherOpenTiles = ({ others, othersOpen }: Table): readonly Target[] => (othersOpen ? others : [])

/** The tile that a call claims: the most recent discard (for a win also a kong's tile), unless the call names an earlier one. */
export const claimedTile = (table: Table, event: CallEvent): ClaimedTile => ({
  ...tileOf(table, event),
  moment: momentOf(table, event),
  by: event.actor,
})

/** The newest discards that a call may name, be it late: those of one round, and the last one. */
const REACH = 5

const tileOf = (table: Table, event: CallEvent): Pick<ClaimedTile, 'target' | 'earlier'> => {
  const { target, others } = table
  const { tile } = event
  const open = otherOpenTiles(table).filter((one) => event.call === 'ron' || (one.kind === 'discard' && one.passedOver !== undefined))
  // The tile of an extended pung that was cancelled is the newest one, and lies beside the last tile.
  const cancelled = open.find((one) => target !== null && one.event > target.event)
  const last = cancelled ?? (target && (event.call === 'ron' || target.kind === 'discard') ? target : open.at(-1))
  // Of a turn that the record lacks, the discard can be won on as any tile can.
  if (!last && event.call === 'ron' && isDiscardLeftOut(table)) return { target: null, earlier: false }
  const latest = last ?? lastTarget(table)
  if (!isKnown(tile) || !latest || isSameKind(tile, latest.tile) || !isKnown(latest.tile))
    return { target: latest, earlier: latest !== null && latest !== last }
  const isNamed = (gone: { readonly tile: Tile; readonly event: number }): boolean =>
    gone.event !== latest.event && isSameKind(gone.tile, tile)
  const named = (cancelled && target ? [...open, target] : open).findLast(isNamed)
  if (named) return { target: named, earlier: false }
  // Nobody claims a tile after a whole round: the name is of a discard whose line is wrong or missing.
  const lying = discardsOf(table).slice(-REACH).findLast(isNamed)
  if (!lying && event.call === 'ron') {
    for (const { kind, seat, tile: extended, event: made } of table.kongs)
      if (kind !== 'daiminkan' && made > 0 && isNamed({ tile: extended, event: made }))
        return { target: targetOf({ kind, seat, tile: extended, event: made, clock: undefined }), earlier: true }
  }
  // A named tile that was never discarded is a slip for the last one.
  if (!lying) return { target: latest, earlier: false }
  // If the call is at the same time as the discard that closes the window, it can't be called late.
  const before = latest.event >= momentOf(table, event) ? others.find((other) => other.event === lying.event) : undefined
  return before ? { target: before, earlier: false } : { target: targetOf({ ...lying, kind: 'discard', clock: undefined }), earlier: true }
}

/** Whether a call names a tile that nobody has discarded: either its line or that of the discard has a wrong tile. */
export const namesOtherTile = ({ tile }: CallEvent, target: Target | null): boolean =>
  target !== null && isKnown(tile) && isKnown(target.tile) && !isSameKind(tile, target.tile)

/** Whether the last turn is one that the record lacks, with its discard. */
const isDiscardLeftOut = ({ form, players, lastDiscard }: Table): boolean =>
  form.seats.some((seat) => {
    const last = players[seat].river.at(-1)
    return last?.leftOut === true && last.event > (lastDiscard?.event ?? 0)
  })

const lastTarget = ({ lastDiscard }: Table): Target | null => lastDiscard && targetOf({ ...lastDiscard, kind: 'discard', clock: undefined })

/** The number of tiles that a call shows from the own hand. */
export const tilesToShow = (call: GroupCall): number => (call === 'kan' ? 3 : 2)

/** Whether shown and claimed tiles make the called group. Unknown tiles count as right. */
export const makesGroup = (call: GroupCall, claimed: Tile, shown: readonly Tile[]): boolean => {
  if (shown.length > tilesToShow(call)) return false
  const known = [claimed, ...shown].filter(isKnown).map(kindOf)
  if (call !== 'chii') return known.every((kind) => kind === known[0])
  const ranks = known.map((kind) => Number(kind[0]))
  const [first] = known
  if (known.some((kind) => kind[1] === 'z' || kind[1] !== first?.[1])) return false
  return new Set(ranks).size === ranks.length && Math.max(...ranks) - Math.min(...ranks) <= 2
}

/** Whether a displayed group is none, if it lies there as the record has it. */
export const isFalseSet = (group: Group): boolean => group.claimed !== undefined && !group.doubtful && !makesSet(group, group.own)

/** Whether these tiles of the own hand make the displayed group with the tile claimed for it. */
export const makesSet = ({ kind, claimed }: Group, own: readonly Tile[]): boolean =>
  claimed !== undefined && makesGroup(CALLS[kind], claimed.tile, own)

const CALLS = { chii: 'chii', pon: 'pon', kakan: 'pon', daiminkan: 'kan', ankan: 'kan' } as const

/** The tiles of the own hand among those shown. A recorder may have written down the claimed tile with them, as the whole group. */
export const shownOfHand = ({ call, tile }: Pick<Claim, 'call' | 'tile'>, shown: readonly Tile[]): readonly Tile[] => {
  if (call === 'ron' || shown.length !== tilesToShow(call) + 1) return shown
  if (!isKnown(tile)) {
    const [first = '?', ...rest] = shown
    // Nobody knows which tile of a chow was claimed.
    const own: readonly Tile[] = call === 'chii' ? ['?', '?'] : rest
    return makesGroup(call, first, rest) ? own : shown
  }
  const claimed = shown.findIndex((one) => isSameKind(one, tile))
  const others = shown.filter((_, place) => place !== claimed)
  return claimed >= 0 && makesGroup(call, tile, others) ? others : shown
}

/** A player's newest claim that the player's discard has not yet ended: of the last tile, or of the turn in which the player has made a kong since. */
export const claimOn = (table: Table, seat: Seat): Claim | undefined => {
  const { claims, target } = table
  return claims.findLast(
    (claim) =>
      claim.by === seat &&
      claim.call !== 'ron' &&
      claim.discardedAt === undefined &&
      (claim.target === target?.event || (target === null ? isStillToTake(claim) : isBeforeOwnKong(table, claim))),
  )
}

/** Whether the turn goes on that a claim began, and the last tile is that of a kong that its player has made in it. */
const isBeforeOwnKong = ({ turn, target }: Table, { by, called }: Claim): boolean =>
  turn.claim === called && turn.seat === by && target?.seat === by && target.kind !== 'discard'

/** A claim of a discard from before the record, whose tiles are shown and whose tile is still to be taken. */
const isStillToTake = ({ target, shownAt, takenAt }: Claim): boolean => target === 0 && shownAt !== undefined && takenAt === undefined

/**
 * The claim that a discard of the player would end: a good one, or one that is void, has yielded or was retracted, and is continued all the
 * same. A player who has drawn since plays an ordinary turn.
 */
export const claimContinuedBy = (table: Table, seat: Seat): Claim | undefined => {
  const claim = table.claims.length === 0 ? undefined : claimOn(table, seat)
  if (!claim) return undefined
  if (claim.standing === 'good' && !claim.yields) return claim
  if (table.target?.drawn?.seat === seat) return undefined
  return claim.standing === 'retracted' && claim.shownAt === undefined && table.turn.seat === seat ? undefined : claim
}

/**
 * The player's newest claim whose tile is still to be taken; naming a tile selects another claim. If there is none: a bare claim whose
 * implied take an explicit one may still replace.
 */
export const claimToTake = ({ claims }: Table, seat: Seat, tile?: Tile): Claim | undefined => {
  const all = claims.filter((claim) => claim.by === seat && claim.call !== 'ron')
  const named = tile === undefined || !isKnown(tile) ? all : all.filter((claim) => isSameKind(tile, claim.tile))
  // The tile of a discard from before the record, or of one with a wrong tile in its line, is named only when it is taken.
  const own =
    named.length > 0 || tile === undefined
      ? named
      : all.filter((claim) => (claim.target === 0 || claim.tile === '?') && isGroupOf({ ...claim, tile }, claim.shown))
  const newest = own.findLast(({ takenAt }) => takenAt === undefined)
  // One that its player has withdrawn is resumed only if no other discard is to be taken.
  const other =
    newest?.standing === 'retracted'
      ? own.findLast(({ takenAt, standing, target }) => takenAt === undefined && standing !== 'retracted' && target !== newest.target)
      : undefined
  return other ?? newest ?? own.findLast(countsAsTaken)
}

/** The win whose tile the player would take: the newest call on the last tile, while no claimed tile is due. */
export const wonTileTaken = ({ claims, target }: Table, seat: Seat): Claim | undefined => {
  const own = claims.filter(({ by }) => by === seat)
  // Whoever shows the tiles of a set since takes the tile for it, whichever call counts.
  const newest = own.findLast(({ standing, shownAt }) => standing !== 'retracted' || shownAt !== undefined)
  return newest?.call === 'ron' && newest.target === target?.event && newest.standing === 'good' ? newest : undefined
}

/** Whether a bare claim counts as taken although no act has taken its tile. */
const countsAsTaken = ({ short, called, takenAt = 0, shownAt = Number.POSITIVE_INFINITY }: Claim): boolean =>
  short && takenAt === called + TAKE && shownAt > takenAt
/** The number of events from the call to the take of a short form. */
const TAKE = 2

/** Whether a claim was recorded without its tiles (`W pon`), and no act since has shown them. */
export const isBareClaim = ({ short, shown, shownAt }: Claim): boolean => short && shown.length > 0 && shownAt === undefined

/**
 * The player's newest claim whose tiles are still to be shown, taken or not. Of a player who has called two sets for one tile, the tiles shown can be
 * those of the first call alone: then the player goes on with that one.
 */
export const claimToShow = ({ claims }: Table, seat: Seat, tiles: readonly Tile[] = []): Claim | undefined => {
  const newest = claims.findLast(
    (claim) =>
      claim.by === seat &&
      claim.call !== 'ron' &&
      (claim.takenAt === undefined ||
        (claim.standing !== 'retracted' && (claim.shown.length < tilesToShow(claim.call) || isBareClaim(claim))) ||
        canBePutRight(claim)),
  )
  const earlier = newest && newest.shownAt === undefined ? claims.find((claim) => isEarlierCall(claim, newest)) : undefined
  return earlier && newest && isGroupOf(earlier, tiles) && !isGroupOf(newest, tiles) ? earlier : newest
}

/** Whether a player has called another set for the same tile before, or at the same moment, with nothing shown or taken since. */
export const isEarlierCall = (claim: Claim, { by, target, called, moment }: Claim): boolean =>
  claim.by === by &&
  claim.target === target &&
  (claim.called < called || (claim.moment === moment && claim.called !== called)) &&
  (claim.shownAt ?? claim.takenAt ?? claim.discardedAt) === undefined &&
  (claim.standing === 'good' || claim.standing === 'retracted')

const isGroupOf = ({ call, tile }: Claim, tiles: readonly Tile[]): boolean =>
  call !== 'ron' && tiles.length === tilesToShow(call) && makesGroup(call, tile, tiles)

/** Whether a claim that has its group already is shown another, before the tile is taken: it takes the place of the first. */
export const isShownAnew = (claim: Claim, tiles: readonly Tile[]): boolean =>
  claim.standing === 'good' &&
  (claim.takenAt ?? claim.discardedAt) === undefined &&
  isGroupOf(claim, claim.shown) &&
  isGroupOf(claim, shownOfHand(claim, tiles))

/** Whether a wrong group can still be corrected: until its claimant discards. */
export const canBePutRight = ({ standing: stands, fault, discardedAt }: Claim): boolean =>
  stands === 'void' && fault?.effects.includes('group-wrong') === true && discardedAt === undefined

/** The valid claims on a tile: neither void nor retracted nor doubtful. */
export const validClaims = (claims: readonly Claim[], target: number): readonly Claim[] =>
  claims.filter((claim) => claim.target === target && claim.standing === 'good')

/** The claims of all players on a tile, including those in question, except a claim of an own discard, whose caller is unknown. */
export const validOrDoubtfulClaims = (claims: readonly Claim[], target: number): readonly Claim[] =>
  claims.filter(
    ({ target: of, standing: stands, fault }) =>
      of === target && (stands === 'good' || (stands === 'doubtful' && !fault?.effects.includes('caller-unknown'))),
  )

/** The event of the latest of some claims. Of claims at the same time (`&`) it is the one written last, whichever was first. */
export const latestCall = (claims: readonly Claim[], number: number): number => Math.max(number, ...claims.map(({ called }) => called))

/** Whether a player may call chow on another player's discard. */
export const mayChow = ({ form }: Pick<Table, 'form'>, from: Seat, by: Seat): boolean => chowCaller(from, form) === by

/** The doubtful claim of an own discard, as another player may continue it: then that player was the caller. */
export const ownDiscardCalled = ({ claims, target }: Table, seat: Seat): Claim | undefined =>
  claims.findLast(
    ({ call, by, from, target: of, takenAt }) =>
      call !== 'ron' && by === from && by !== seat && takenAt === undefined && of === target?.event,
  )

/**
 * The void claim of another player, or one with a dismissed fault, that a player now continues who has called nothing: then that player was the
 * caller, and the line of the call names the wrong seat. `shown`: the tiles that continue it, if any; they make its group.
 */
export const calledUnderOtherSeat = (table: Table, seat: Seat, shown?: readonly Tile[]): Claim | undefined => {
  const { claims, target, players } = table
  if (!target || target.drawn || target.seat === seat || players[seat].dead || players[seat].riichi || players[seat].shown) return undefined
  if (claims.some(({ by, target: of }) => by === seat && of === target.event)) return undefined
  return claims.findLast((claim) => {
    const { call, by, target: of, tile, standing, fault, letPass, takenAt, shownAt, discardedAt } = claim
    const isDoubted = standing === 'void' ? fault?.effects.includes('caller-doubted') === true : standing === 'doubtful' && letPass === true
    if (call === 'ron' || by === seat || of !== target.event || !isDoubted) return false
    if ((takenAt ?? shownAt ?? discardedAt) !== undefined || (call === 'chii' && !mayChow(table, target.seat, seat))) return false
    return !shown || (shown.length === tilesToShow(call) && makesGroup(call, tile, shown))
  })
}

/** The claim that a player would retract now: the newest one whose tile is not yet taken, or is taken without any act since. */
export const claimRetractedBy = (table: Table, seat: Seat): Claim | undefined => {
  const { claims, turn, players } = table
  const newest = claims.findLast(
    ({ by, standing: stands, takenAt, called, discardedAt }) =>
      by === seat &&
      stands !== 'retracted' &&
      (takenAt === undefined || (discardedAt === undefined && turn.claim === called && !players[by].drawn)),
  )
  return newest && isWinShown(table, newest) ? undefined : newest
}

/** Whether a win has been declared on another player's tile and its hand shown since: it can't be taken back any more. */
export const isWinShown = ({ players }: Pick<Table, 'players'>, { by, call, called }: Claim): boolean =>
  call === 'ron' && (players[by].revealed ?? 0) > called

/**
 * The claim that counts for nothing and whose tile was taken all the same, if a player goes on as though it had been put right: the tiles are back,
 * and the turn is that of before. In one line without a draw the player may rather have made that claim, under another seat.
 */
export const claimPutRightBy = (table: Table, actor: Seat, act: 'draw' | 'other'): Claim | undefined => {
  const { claims, turn, target, players, form } = table
  if (turn.claim === undefined || target?.kind !== 'discard') return undefined
  const claim = claims.find(({ called }) => called === turn.claim)
  if (!claim || target.event > claim.called || !isTakenForNothing(claim, players[claim.by])) return undefined
  const { drawn } = target
  const isTheirTurn = act === 'draw' ? !drawn : actor !== claim.by && (!claim.short || drawn !== undefined)
  if (!isTheirTurn || actor !== (drawn?.seat ?? nextSeat(target.seat, form.seats))) return undefined
  return validClaims(claims, target.event).some(({ called }) => called !== claim.called) ? undefined : claim
}

/**
 * The set that a player called, with nothing shown, and lets go by drawing now, after the last discard: one called in the moment of that discard,
 * which may have been of the tile before and come too late; or a chow or pung of that discard, which the player gives up. Another player's call of
 * the tile still comes before the draw. A kong may have been laid unsaid, and its replacement drawn.
 */
export const claimLetGoBy = ({ claims, turn, lastDiscard, form }: Table, actor: Seat): Claim | undefined => {
  if (turn.claim === undefined || !lastDiscard || nextSeat(lastDiscard.seat, form.seats) !== actor) return undefined
  const claim = claims.find(({ called, by }) => called === turn.claim && by === actor)
  if (!claim || (claim.shownAt ?? claim.takenAt ?? claim.discardedAt) !== undefined) return undefined
  if (lastDiscard.event >= Math.max(claim.target, claim.moment)) return claim
  const isGivenUp = claim.call !== 'kan' && claim.target === lastDiscard.event
  return isGivenUp && validClaims(claims, claim.target).every(({ by }) => by === actor) ? claim : undefined
}

/** Whether a player who has called a set, and has shown nothing, discards in an own turn: the player has drawn since, or has withdrawn the call. */
export const isLetGo = ({ players }: Table, { by, called, standing, shownAt }: Claim, { verb }: TableEvent): boolean => {
  if (verb !== 'discard' || shownAt !== undefined) return false
  const { drawn } = players[by]
  return standing === 'retracted' || (drawn !== undefined && drawn.event > called && !drawn.replaces)
}

/** Whether a claim is void, or its hand has been declared dead since, and its player has neither discarded nor drawn. */
const isTakenForNothing = ({ standing, called, takenAt, discardedAt }: Claim, { dead, drawn }: Player): boolean =>
  (standing === 'void' || (dead?.rule === null && dead.event > called)) && takenAt !== undefined && discardedAt === undefined && !drawn

/** The riichi, own kong or self-draw win that the player declared in the line before, and would retract now. */
export const declarationRetractedBy = ({ before, unsaid }: Table, seat: Seat): TableEvent | undefined => {
  if (before?.actor !== seat || unsaid === null) return undefined
  const isOwn =
    before.verb === 'call' ? before.call === 'riichi' || before.call === 'tsumo' : before.verb === 'ankan' || before.verb === 'kakan'
  return isOwn ? before : undefined
}

/** The self-draw win that a player would retract now: since it was declared, others may have called, and its hand has not been shown. */
export const selfDrawRetractedBy = (table: Table, seat: Seat): Table['selfDraw'] => {
  const { selfDraw, turn, players } = table
  if (selfDraw?.seat !== seat) return null
  const declared = declarationRetractedBy(table, seat)
  if (declared) return declared.verb === 'call' && declared.call === 'tsumo' ? selfDraw : null
  const since = Math.max(players[seat].revealed ?? 0, claimRetractedBy(table, seat)?.called ?? 0)
  return turn.seat === seat && since < selfDraw.event ? selfDraw : null
}

/** Whether a player has called a win on the last tile, valid or not. */
export const hasCalledRon = ({ claims, target }: Table, seat: Seat): boolean =>
  claims.some(({ by, call, standing, target: of }) => by === seat && call === 'ron' && standing !== 'retracted' && of === target?.event)

/** Whether a claim of the last tile is valid, and its player has neither taken the tile nor played on. */
export const isOpenClaim = ({ target }: Table, { target: of, standing, takenAt, discardedAt }: Claim): boolean =>
  of === target?.event && standing === 'good' && (takenAt ?? discardedAt) === undefined

/** Whether a player continues a void or doubtful kong, from the own hand or claimed. */
export const continuesVoidKong = (table: Table, seat: Seat): boolean => {
  const claim = claimOn(table, seat)
  return table.voidKong?.seat === seat || (claim?.call === 'kan' && claim.standing !== 'good')
}
