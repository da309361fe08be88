import type { Abort, GroupKind, RecordStart, Side, TurnAct } from '../model/events.ts'
import type { ClaimWindows } from '../model/rule-set.ts'
import type { BySeat, Seat } from '../model/seats.ts'
import type { Tile } from '../model/tiles.ts'

/** A tile in a river, oldest first. `claimedBy`: it lies in that player's group; `called`: claimed and not yet taken. */
export type RiverTile = {
  readonly tile: Tile
  /** The event that discarded it; null for one from the headers. */
  readonly event: number | null
  readonly rotated: boolean
  readonly drawn: boolean
  readonly claimedBy: Seat | '?' | null
  readonly called: boolean
}

/** One place of a displayed group, in the order in which the group lies, left to right. */
export type GroupTile = {
  readonly tile: Tile
  /** The claimed tile lies sideways. */
  readonly rotated: boolean
  readonly faceDown: boolean
  /** The place of a claimed tile that has not been taken yet. */
  readonly missing: boolean
  /** The fourth tile of an extended pung, sideways above the sideways one. */
  readonly stacked: boolean
}
export type GroupView = {
  readonly kind: GroupKind
  readonly tiles: readonly GroupTile[]
  readonly from: Seat | null
  readonly side: Side | null
}

export type SeatView = {
  readonly river: readonly RiverTile[]
  readonly groups: readonly GroupView[]
  /** Concealed tiles held now; null where the record does not know. */
  readonly concealed: number | null
  /** The concealed tiles whose faces the record knows. */
  readonly known: readonly Tile[]
  /** The tile just drawn, where it is known that one was. */
  readonly drawn: Tile | null
  readonly riichi: boolean
  readonly dead: boolean
  readonly score: number | null
  readonly name: string | null
}

/** A claimed tile still to be taken; at 0 discards left the hand is dead. Only under rule sets that count them. */
export type Untaken = {
  readonly seat: Seat
  readonly tile: Tile
  readonly from: Seat
  readonly called: number
  readonly discardsLeft: number
  readonly discardsAllowed: number
}

/** Who may still claim the last tile, for what, as far as the rule set's windows go; hands are not looked at. */
export type Windows = {
  readonly tile: Tile
  readonly from: Seat
  readonly event: number
  readonly kind: 'discard' | 'kong'
  readonly chow: readonly Seat[]
  readonly pung: readonly Seat[]
  readonly win: readonly Seat[]
  /** Until when by the rule set: `until-draw` is the next player's, `until-discard` the next player's, or the declarer's of a kong. */
  readonly until: Pick<ClaimWindows, 'group' | 'win'>
}

/** The table as it lies after an event, for drawing. Plain data. */
export type TableView = {
  /** The last event it includes; 0 before the first. */
  readonly event: number
  readonly hand: { readonly wind: Seat; readonly number: number; readonly counters: number; readonly sticks: number } | null
  readonly wall: number | null
  readonly dora: readonly Tile[]
  /** Tiles left in the dead wall to replace kongs; null where the record cannot know. */
  readonly replacements: number | null
  /** Whether the record starts at the deal or in the middle of the hand. */
  readonly from: RecordStart
  /** Whose turn it is and what is due; null where the record does not tell. */
  readonly turn: { readonly seat: Seat; readonly due: TurnAct } | null
  readonly seats: BySeat<SeatView>
  readonly windows: Windows | null
  readonly untaken: readonly Untaken[]
  /** The last discard, for marking. */
  readonly last: { readonly seat: Seat; readonly event: number } | null
  /** Who has declared a win that stands so far: what is due is to show the hand and to end it. */
  readonly won: readonly Seat[]
  readonly ended: 'exhaustive' | 'win' | Abort | null
}
