import type { Reveal, Scores } from '../model/events.ts'
import { lastOf } from '../model/memo.ts'
import type { Seat } from '../model/seats.ts'
import { areKnown, isKnown, type KnownTile, type Tile } from '../model/tiles.ts'
import type { Claim, Player, Table } from '../table/table.ts'
import { canExist, type HandTiles, meldNotation, unknownMelds } from './majiang-hand.ts'
import { completes, isWaiting } from './waits.ts'
import { TILE_KINDS } from './winning.ts'

/** A declared win that is not void: on another player's tile, or self-drawn. */
export type DeclaredWin = {
  readonly claim?: Claim
  readonly tile: Tile
  readonly selfDraw: boolean
  readonly replacement: boolean
  readonly called: number
  /** The acts that prove it: the discard that was won on, as far as it is on record, and the call. */
  readonly proof: readonly number[]
}

/**
 * The win that a player has declared and not retracted. Who has said tenpai or noten after an exhaustive draw shows the hand for the draw, and not
 * for a win; who has withdrawn a binding ron, and shows the hand after another player's win, shows it for none.
 */
export const declaredWinOf = (table: Table, seat: Seat): DeclaredWin | undefined => {
  const { selfDraw, claims, target, ended, players } = table
  const { announced } = players[seat]
  if (announced && ended?.how === 'exhaustive' && announced.event > ended.event) return undefined
  const claim = claims.findLast(
    ({ by, call, standing, target: of }) => by === seat && call === 'ron' && standing === 'good' && of === target?.event,
  )
  if (claim && ended?.how === 'win' && claim.found.includes('claim.changed') && claims.some((other) => isRonOf(other, claim)))
    return undefined
  if (claim) {
    const { tile, called, target: of } = claim
    return { claim, tile, selfDraw: false, replacement: false, called, proof: [of, called].filter((n) => n > 0) }
  }
  if (selfDraw?.seat !== seat) return undefined
  const { tile, replacement, event } = selfDraw
  return { tile, selfDraw: true, replacement, called: event, proof: [event] }
}

/** Whether another player's ron on the tile of a claim counts. */
const isRonOf = ({ by, call, standing, target }: Claim, claim: Claim): boolean =>
  by !== claim.by && call === 'ron' && standing === 'good' && target === claim.target

/**
 * The hand that a reveal shows, between turns: the concealed tiles without the winning one, and the groups. Null if a tile is unknown or
 * the number of tiles can't be right. Groups missing from the record count as present.
 */
export const shownHand = ({ players }: Table, event: Reveal): ShownHand | null => handShown(players[event.actor], event)

/** A hand as shown; `last`: the winning tile, shown with it. */
type ShownHand = { readonly hand: HandTiles; readonly last?: KnownTile; readonly groupsKnown: boolean }

/** Most rules about a win need the hand that a reveal shows. */
const handShown = lastOf(({ groups, groupsKnown }: Player, { actor, tiles: known }: Reveal): ShownHand | null => {
  if (!areKnown(known) || !canExist(known)) return null
  const full = known.length % 3 === 2
  const size = full ? known.length - 1 : known.length
  const count = (13 - size) / 3
  if (!Number.isInteger(count) || count < 0 || count > 4 || groups.length > count || (groupsKnown && groups.length !== count)) return null
  const melds = groups.map((group) => meldNotation(group, actor)).filter((meld) => meld !== null)
  if (groupsKnown && melds.length !== groups.length) return null
  // Groups that may be recorded wrongly only count as groups.
  const written = groupsKnown ? melds : []
  const last = full ? known.at(-1) : undefined
  return {
    hand: { concealed: full ? known.slice(0, -1) : known, melds: [...written, ...unknownMelds(known, count - written.length)] },
    ...(last && { last }),
    groupsKnown: groupsKnown || count === 0,
  }
})

/** Whether a reveal right after another player's win was called likely shows the winner's hand. */
export const isAnothersWin = ({ claims, target, ended, selfDraw }: Table, seat: Seat): boolean => {
  if (ended) return false
  const winners = [
    ...claims.filter(({ call, target: of }) => call === 'ron' && of === target?.event).map(({ by }) => by),
    ...(selfDraw ? [selfDraw.seat] : []),
  ]
  return winners.length > 0 && !winners.includes(seat)
}

/** Whether a player has more points after a hand than before it; false if unknown. */
export const isPaid = ({ players, form }: Table, { points }: Scores, seat: Seat): boolean => {
  const { points: before } = players[seat]
  return before !== null && (points[form.seats.indexOf(seat)] ?? before) > before
}

/**
 * The tiles of a hand shown with one concealed tile too many or too few, with one left out or added so that the hand is as declared: a winning hand,
 * or, without a win, one that waits.
 */
export const handsButForOne = (table: Table, shown: ShownTiles): readonly (readonly Tile[])[] =>
  nearby(shown).filter((tiles) => isAsDeclared(table, { ...shown, tiles }))

/** Whether a hand shown with one concealed tile too many or too few is as declared with one left out or added. */
export const isRightButForOne = (table: Table, shown: ShownTiles): boolean =>
  nearby(shown).some((tiles) => isAsDeclared(table, { ...shown, tiles }))

/**
 * Whether a hand is shown under the seat of a player who has just shown another one that is as declared, and this one is not: it is another
 * player's.
 */
export const isAnothersHand = (table: Table, event: Reveal): boolean => {
  const { hand, tenpai, revealed = 0, drew, river } = table.players[event.actor]
  const hasDeclared = tenpai || declaredWinOf(table, event.actor) !== undefined
  if (!hasDeclared || revealed <= Math.max(drew, river.at(-1)?.event ?? 0) || hand.known.length !== hand.size) return false
  return isAsDeclared(table, { actor: event.actor, tiles: hand.known }) && !isAsDeclared(table, event)
}

type ShownTiles = Pick<Reveal, 'actor' | 'tiles'>

/** The last tile of a self-draw win stays the last. An added tile lies beside one of its kind. */
const nearby = ({ tiles }: ShownTiles): readonly (readonly Tile[])[] =>
  [...tiles.keys()]
    .map((at) => tiles.toSpliced(at, 1))
    .concat(TILE_KINDS.map((kind) => tiles.toSpliced(Math.max(0, tiles.indexOf(kind)), 0, kind)))

const isAsDeclared = (table: Table, { actor, tiles }: ShownTiles): boolean => {
  const win = declaredWinOf(table, actor)
  const shown = shownHand(table, { actor, verb: 'reveal', tiles })
  if (!shown) return false
  const { hand, last } = shown
  const won = last ?? win?.tile
  if (!win || won === undefined) return last === undefined && isWaiting(hand) === 'yes'
  return isKnown(won) ? completes(hand, won) : isWaiting(hand) === 'yes'
}
