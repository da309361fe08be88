import type { RecordStart, TableEvent } from './events.ts'
import type { Level } from './findings.ts'
import type { BySeat, Seat } from './seats.ts'
import type { Tile } from './tiles.ts'

/** A displayed group that lies on the table before the first event (`@meld`). */
export type StartMeld =
  | { readonly seat: Seat; readonly kind: 'chii'; readonly tiles: readonly [Tile, Tile, Tile]; readonly claimed: Tile }
  | { readonly seat: Seat; readonly kind: 'pon' | 'daiminkan' | 'kakan'; readonly tile: Tile; readonly from: Seat }
  | { readonly seat: Seat; readonly kind: 'ankan'; readonly tile: Tile }

/** A discard made before the first event (`@river`); `claimed`: it lies in another player's group. */
export type StartDiscard = { readonly tile: Tile; readonly claimed?: true }

/** The state of the table before the first event of a hand, as far as known. */
export type HandHeader = {
  /** Prevailing wind, number, counters (honba), riichi sticks on the table; absent if the file has no `@hand` line. */
  readonly name?: { readonly wind: Seat; readonly number: number; readonly counters: number; readonly sticks: number }
  readonly from: RecordStart
  /** Tiles in the live wall; `?` unknown; absent: as many as the game has at the deal, unknown in the middle. */
  readonly wall?: number | '?'
  readonly deal?: Partial<BySeat<readonly Tile[]>>
  readonly hold?: Partial<BySeat<readonly Tile[]>>
  readonly dora?: Tile
  readonly melds: readonly StartMeld[]
  readonly rivers?: Partial<BySeat<readonly StartDiscard[]>>
  readonly riichi: readonly Seat[]
  /** `@displayed complete`: nothing is on the table beyond the headers. */
  readonly displayed?: true
  readonly scores?: readonly number[]
  readonly players?: readonly string[]
}

/** One hand: its header, its events in order, and the file's line number of each event (none in formats without lines). */
export type Hand = { readonly header: HandHeader; readonly events: readonly TableEvent[]; readonly lines?: readonly number[] }

export type Game = { readonly hands: readonly Hand[] }

/** `@set NAME VALUE`, checked against the settings of the rule book. */
export type SettingLine = { readonly name: string; readonly value: string }

/**
 * The expectation of a test case (`@expect`) for its hand; a line before the first hand belongs to that one. `game` and `hand` count from
 * 1.
 */
export type ExpectedFinding = { readonly rules: string; readonly game: number; readonly hand: number; readonly line: number } & (
  | { readonly none: true }
  | { readonly none?: never; readonly event: number; readonly level: Level; readonly rule: string; readonly seat?: Seat }
)

/** A whole file of table notation. */
export type TableFile = {
  readonly rules?: string
  readonly settings: readonly SettingLine[]
  readonly expectations: readonly ExpectedFinding[]
  readonly games: readonly Game[]
}
