import { ofSeat, SEATS, type Seat } from '../model/seats.ts'
import type { Claim, DeclarationSnapshot, Player, Table, Target } from './table.ts'

/** A mutable copy of a table under construction. No other code holds it yet, so an event makes one new table however much it changes. */
export type Draft = { -readonly [Field in keyof Table]: Table[Field] }

/** A player of a draft, to be written to at once: the next change goes to another copy. */
export type PlayerDraft = { -readonly [Field in keyof Player]: Player[Field] }

/** A writable copy of a draft's player; the player of the table before stays unchanged. */
export const mutablePlayer = (draft: Draft, seat: Seat): PlayerDraft => {
  const player = { ...ofSeat(draft.players, seat) }
  const { E, S, W, N } = draft.players
  draft.players = { E: seat === 'E' ? player : E, S: seat === 'S' ? player : S, W: seat === 'W' ? player : W, N: seat === 'N' ? player : N }
  return player
}

/** Changes one claim, named by the event of its call. */
export const changeClaim = (draft: Draft, called: number, change: Partial<Claim>): void => {
  draft.claims = draft.claims.map((claim) => (claim.called === called ? { ...claim, ...change } : claim))
}

/** Marks the groups of these players as unknown: their tiles are not counted from here on. */
export const doubtGroups = (draft: Draft, seats: readonly Seat[] = SEATS): void => {
  for (const seat of seats) mutablePlayer(draft, seat).groupsKnown = false
}

/** Marks one group as possibly another player's. */
export const doubtGroup = (draft: Draft, seat: Seat, called: number): void => {
  const player = mutablePlayer(draft, seat)
  player.groups = player.groups.map((group) => (group.event === called ? { ...group, doubtful: true } : group))
}

/** Changes the number of tiles in the live wall; an unknown wall stays unknown, an empty one stays empty. */
export const changeWall = (draft: Draft, by: number): void => {
  if (draft.wall !== null) draft.wall = Math.max(0, draft.wall + by)
}

/** Restores a riichi whose tile was won on. */
export const restoreRiichi = (draft: Draft): void => {
  const { returned } = draft
  if (!returned) return
  mutablePlayer(draft, returned.seat).riichi = returned.riichi
  draft.returned = null
}

/** The fields that a riichi, own kong or self-draw win changes: a snapshot, since it may be retracted at once. */
export const declarationSnapshot = ({
  turn,
  wall,
  players,
  target,
  others,
  othersOpen,
  selfDraw,
  draws,
  replacements,
  kongs,
  voidKong,
  lastTurn,
}: Draft): DeclarationSnapshot => ({
  turn,
  wall,
  players,
  target,
  others,
  othersOpen,
  selfDraw,
  draws,
  replacements,
  kongs,
  voidKong,
  lastTurn,
})

/** An act out of turn leaves the discards before it open to claims: the turn that would close them has not been played. */
export const leaveOpen = (draft: Draft, by: NonNullable<Target['passedOver']>): void => {
  draft.others = draft.others.map((one) => (one.kind === 'discard' ? { ...one, passedOver: one.passedOver === 'foul' ? 'foul' : by } : one))
}

/** The next player's draw also comes after the discards that an act out of turn has left open. */
export const closeLeftOpen = (draft: Draft, drawn: NonNullable<Target['drawn']>): void => {
  draft.others = draft.others.map((one) => (one.passedOver && !one.drawn && one.seat !== drawn.seat ? { ...one, drawn } : one))
}

/** The list with one more item at its end, without the spare room that a spread leaves. Every draw and discard needs it: half the cost of `toSpliced`. */
export const appended = <T>(list: readonly T[], item: T): readonly T[] => {
  const { length } = list
  // oxlint-disable-next-line unicorn/no-new-array -- `Array.from` and a literal that grows cost several times as much here
  const longer = new Array<T>(length + 1)
  for (let at = 0; at < length; at++) longer[at] = list[at] as T
  longer[length] = item
  return longer
}
