import type { Seat } from '../model/seats.ts'
import type { ExpectedFinding, HandHeader, SettingLine, StartDiscard, StartMeld } from '../model/table-file.ts'
import type { Tile } from '../model/tiles.ts'

/** The content of an `@expect` line, without its place. */
export type ExpectLine = ExpectedFinding extends infer E ? (E extends unknown ? Omit<E, 'game' | 'hand' | 'line'> : never) : never

export type HeaderLine =
  | { readonly name: 'rules'; readonly rules: string }
  | { readonly name: 'set'; readonly setting: SettingLine }
  | { readonly name: 'expect'; readonly expected: ExpectLine }
  | { readonly name: 'game' }
  | { readonly name: 'hand'; readonly hand: NonNullable<HandHeader['name']> }
  | { readonly name: 'from' }
  | { readonly name: 'wall'; readonly wall: number | '?' }
  | { readonly name: 'displayed' }
  | { readonly name: 'deal'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly name: 'hold'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly name: 'dora'; readonly tile: Tile }
  | { readonly name: 'meld'; readonly meld: StartMeld }
  | { readonly name: 'river'; readonly seat: Seat; readonly discards: readonly StartDiscard[] }
  | { readonly name: 'riichi'; readonly seat: Seat }
  | { readonly name: 'scores'; readonly points: readonly number[] }
  | { readonly name: 'players'; readonly players: readonly string[] }
export type HeaderLineName = HeaderLine['name']

/** The header of a hand before any header line. */
export const EMPTY_HEADER: HandHeader = { from: 'deal', melds: [], riichi: [] }
