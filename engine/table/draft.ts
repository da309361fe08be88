import { SEATS, type Seat } from '../model/seats.ts'
import type { Claim, Player, Table, Unsaid } from './table.ts'

/** A table that is being built out of the one before: nobody else holds it yet, so that an event makes one new table however much it changes. */
export type Draft = { -readonly [Field in keyof Table]: Table[Field] }

/** A player of a draft, to be written to at once: whatever is changed next is changed on another copy. */
type PlayerDraft = { -readonly [Field in keyof Player]: Player[Field] }

/** The player of a draft as a copy that may be written to; the player of the table before stays as it was. */
export const changing = (draft: Draft, seat: Seat): PlayerDraft => {
  const player = { ...draft.players[seat] }
  const { E, S, W, N } = draft.players
  draft.players = { E: seat === 'E' ? player : E, S: seat === 'S' ? player : S, W: seat === 'W' ? player : W, N: seat === 'N' ? player : N }
  return player
}

/** Changes one claim, named by the event of its call. */
export const changeClaim = (draft: Draft, called: number, change: Partial<Claim>): void => {
  draft.claims = draft.claims.map((claim) => (claim.called === called ? { ...claim, ...change } : claim))
}

/** Nobody is sure any more which groups lie before whom: tiles are not counted from here on. */
export const doubtGroups = (draft: Draft, seats: readonly Seat[] = SEATS): void => {
  for (const seat of seats) changing(draft, seat).groupsKnown = false
}

/** One group may lie before the wrong player. */
export const doubtGroup = (draft: Draft, seat: Seat, called: number): void => {
  const player = changing(draft, seat)
  player.groups = player.groups.map((group) => (group.event === called ? { ...group, doubtful: true } : group))
}

/** The live wall has fewer or more tiles; an unknown wall stays unknown, an empty one stays empty. */
export const changeWall = (draft: Draft, by: number): void => {
  if (draft.wall !== null) draft.wall = Math.max(0, draft.wall + by)
}

/** A riichi that was won on stands after all. */
export const riichiStands = (draft: Draft): void => {
  const { returned } = draft
  if (!returned) return
  changing(draft, returned.seat).riichi = returned.riichi
  draft.returned = null
}

/** What a riichi, an own kong or a self-draw win changes: kept, as it may be taken back at once. */
export const sayable = ({
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
}: Draft): Unsaid => ({
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
})
