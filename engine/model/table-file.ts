import type { RecordStart, TableEvent } from './events.ts'
import type { Level } from './levels.ts'
import type { BySeat, Seat } from './seats.ts'
import type { Tile } from './tiles.ts'

/** A displayed group that lay there before the first event (`@meld`). */
export type StartMeld =
  | { readonly seat: Seat; readonly kind: 'chii'; readonly tiles: readonly [Tile, Tile, Tile]; readonly claimed: Tile }
  | { readonly seat: Seat; readonly kind: 'pon' | 'daiminkan' | 'kakan'; readonly tile: Tile; readonly from: Seat }
  | { readonly seat: Seat; readonly kind: 'ankan'; readonly tile: Tile }

/** A discard made before the first event (`@river`); `claimed`: it lies in another player's group. */
export type StartDiscard = { readonly tile: Tile; readonly claimed?: true }

/** What is known before the first event of a hand. */
export type HandHeader = {
  /** Prevailing wind, number, counters (honba), riichi sticks on the table; absent where the file has no `@hand` line. */
  readonly name?: { readonly wind: Seat; readonly number: number; readonly counters: number; readonly sticks: number }
  readonly from: RecordStart
  /** Tiles in the live wall; `?` unknown; absent: 70 at the deal, unknown in the middle. */
  readonly wall?: number | '?'
  readonly deal?: Partial<BySeat<readonly Tile[]>>
  readonly hold?: Partial<BySeat<readonly Tile[]>>
  readonly dora?: Tile
  readonly melds: readonly StartMeld[]
  readonly rivers?: Partial<BySeat<readonly StartDiscard[]>>
  readonly riichi: readonly Seat[]
  /** `@displayed complete`: what is not in the headers is not on the table. */
  readonly displayed?: true
  readonly scores?: readonly [number, number, number, number]
  readonly players?: readonly [string, string, string, string]
}

/** One hand: its header, its events in order, and for each event the line of the file it stands on (none in formats without lines). */
export type Hand = { readonly header: HandHeader; readonly events: readonly TableEvent[]; readonly lines?: readonly number[] }

export type Game = { readonly hands: readonly Hand[] }

/** `@set NAME VALUE`, checked against the settings of the rule book. */
export type SettingLine = { readonly name: string; readonly value: string }

/** What a test case expects (`@expect`) of the hand it stands in; a line before the first hand speaks of that one. `game` and `hand` count from 1. */
export type Expectation = { readonly rules: string; readonly game: number; readonly hand: number; readonly line: number } & (
  | { readonly none: true }
  | { readonly none?: never; readonly event: number; readonly level: Level; readonly rule: string; readonly seat?: Seat }
)

/** A whole file of table notation. */
export type TableFile = {
  readonly rules?: string
  readonly settings: readonly SettingLine[]
  readonly expectations: readonly Expectation[]
  readonly games: readonly Game[]
}
