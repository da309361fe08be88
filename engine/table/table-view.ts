import type { LyingFlag } from '../model/circumstances.ts'
import type { Abort, GroupKind, RecordStart, Side, TurnAct } from '../model/events.ts'
import type { GameForm } from '../model/game-form.ts'
import type { ClaimWindows, WinClosing } from '../model/rule-set.ts'
import type { BySeat, Seat } from '../model/seats.ts'
import type { Tile } from '../model/tiles.ts'

/** A tile in a river, oldest first. `claimedBy`: the player whose group it lies in; `called`: claimed and not yet taken. */
export type RiverTile = {
  readonly tile: Tile
  /** The event that discarded it; null for one from the headers. */
  readonly event: number | null
  readonly lies: readonly LyingFlag[]
  readonly drawn: boolean
  readonly claimedBy: Seat | '?' | null
  readonly called: boolean
}

/** One tile of a displayed group, left to right as the group lies. */
export type GroupTile = {
  readonly tile: Tile
  /** This is the claimed tile, which lies sideways. */
  readonly rotated: boolean
  readonly faceDown: boolean
  /** The claimed tile is not taken yet: this is its gap. */
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
  /** Concealed tiles held now; null if the record does not know. */
  readonly concealed: number | null
  /** The concealed tiles whose faces the record knows. */
  readonly known: readonly Tile[]
  /** The concealed tiles as they lie face up: the hand was shown, with no draw and no discard since. */
  readonly shown: readonly Tile[] | null
  /** The tile just drawn, if a draw is known. */
  readonly drawn: Tile | null
  readonly riichi: boolean
  readonly dead: boolean
  /** A fault costs the hand once somebody declares it dead; until then it is alive. */
  readonly deadOnceDeclared: boolean
  /** The first word of the player at an exhaustive draw. */
  readonly announced: 'tenpai' | 'noten' | null
  readonly score: number | null
  readonly name: string | null
}

/** A claimed tile still to be taken, under rule sets that count discards. `outcome`: what follows once none are left. */
export type UntakenTile = {
  readonly seat: Seat
  readonly tile: Tile
  readonly from: Seat
  readonly called: number
  readonly discardsLeft: number
  readonly discardsAllowed: number
  readonly outcome: 'dead' | 'can-be-declared-dead' | 'too-late'
}

/** The seats that the claim windows still allow to claim the last tile, and for which calls; hands are not checked. */
export type OpenClaimWindows = {
  readonly tile: Tile
  readonly from: Seat
  readonly event: number
  readonly kind: 'discard' | 'kong'
  readonly chow: readonly Seat[]
  readonly pung: readonly Seat[]
  readonly win: readonly Seat[]
  /** The acts with which the rule set closes the windows before the next discard. */
  readonly until: { readonly sets: ClaimWindows['sets']; readonly win: readonly WinClosing[] }
}

/** The table after an event, for drawing. Plain data. */
export type TableView = {
  readonly form: GameForm
  /** The last event included; 0 before the first. */
  readonly event: number
  readonly hand: { readonly wind: Seat; readonly number: number; readonly counters: number; readonly sticks: number } | null
  readonly wall: number | null
  readonly dora: readonly Tile[]
  /**
   * The indicator of the kong in this turn has not been turned: by the rules it comes before the act that is due (`first`), or may be turned as
   * well (`also`). Null: none is left to turn.
   */
  readonly indicator: 'first' | 'also' | null
  /** Tiles left in the dead wall to replace kongs; null if the record can't know. */
  readonly replacements: number | null
  /** Whether the record starts at the deal or in the middle of the hand. */
  readonly from: RecordStart
  /** Whose turn it is and the act that is due; null where the record does not tell, once a win is declared, and after the end. */
  readonly turn: { readonly seat: Seat; readonly due: TurnAct } | null
  readonly seats: BySeat<SeatView>
  readonly windows: OpenClaimWindows | null
  readonly untaken: readonly UntakenTile[]
  /** A turn that was too fast: the discard to be taken back, or null if only the drawn tile has still to go back. */
  readonly toReturn: { readonly seat: Seat; readonly discard: Tile | null } | null
  /** The last discard, for marking. */
  readonly last: { readonly seat: Seat; readonly event: number } | null
  /** The seats with a declared win in force; next they show the hand and the hand ends. */
  readonly won: readonly Seat[]
  readonly ended: 'exhaustive' | 'win' | Abort | null
  /** Whether the dealer deals again after the hand that ended here, as far as the record says. */
  readonly dealerStays: boolean
}
