import type { WordOf } from '../../engine/model/circumstances.ts'
import { SEATS, type Seat } from '../../engine/model/seats.ts'

/** Rows of four keys, one per seat, for calls. After an empty wall the first two rows enter who is tenpai. */
export const CALL_ROWS = ['pon', 'chii', 'ron'] as const
export type CallRow = (typeof CALL_ROWS)[number]

export type NumberKey = `n${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
export type SuitKey = 'm' | 'p' | 's' | 'z'
export type CallKey = `${CallRow}.${Seat}`

/** The meaning of one key in fast mode. */
export type FastKey = NumberKey | SuitKey | CallKey | OtherKey
/** A key that is neither a number nor a suit nor a call. */
export type OtherKey = (typeof OTHERS)[number][0]

/** A flag that one key adds to the newest act of that kind. */
type FlagOnKey = { readonly [V in 'draw' | 'discard']: { readonly of: V; readonly flag: WordOf<V>; readonly key: string } }[
  | 'draw'
  | 'discard']

/** The flags that have a key. Effect, words and buttons follow; `key` is a free one. */
export const FLAGS_ON_KEYS = [{ of: 'discard', flag: 'slow', key: 'Minus' }] as const satisfies readonly FlagOnKey[]
export type FlagKey = (typeof FLAGS_ON_KEYS)[number]['flag']

/** The flag of a key that adds one. */
export const flagOnKey = (key: FastKey): (typeof FLAGS_ON_KEYS)[number] | undefined => FLAGS_ON_KEYS.find(({ flag }) => flag === key)

/** In the order of their buttons. */
const OTHERS = [
  ['due', 'Space'],
  ['unknown', 'KeyG'],
  ['riichi', 'KeyQ'],
  ['tsumo', 'KeyW'],
  ['kan', 'KeyE'],
  ['ankan', 'KeyR'],
  ['kakan', 'KeyT'],
  ['dora', 'KeyN'],
  ['take', 'Quote'],
  ['says', 'KeyH'],
  ['player', 'KeyY'],
  ['touch', 'IntlBackslash'],
  ['retract', 'Backslash'],
  ['tooFast', 'KeyX'],
  ['notTaken', 'KeyC'],
  ['noDraw', 'KeyV'],
  ['putBack', 'KeyZ'],
  ['count', 'KeyB'],
  ...FLAGS_ON_KEYS.map(({ flag, key }) => [flag, key] as const),
  ['undo', 'Backspace'],
  ['line', 'BracketRight'],
] as const
export const OTHER_KEYS: readonly OtherKey[] = OTHERS.map(([key]) => key)

const ROW_PLACES: { readonly [R in CallRow]: readonly [string, string, string, string] } = {
  pon: ['KeyU', 'KeyI', 'KeyO', 'KeyP'],
  chii: ['KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
  ron: ['KeyM', 'Comma', 'Period', 'Slash'],
}

/**
 * The keys of fast mode, by physical key: numbers in the top row or on the number pad, suits under the left hand, a column per seat under
 * the right. No key with a dead accent on a common layout.
 */
export const FAST_KEYS: Readonly<Record<FastKey, string>> = Object.fromEntries([
  ...Array.from({ length: 10 }, (_, n) => [`n${n}`, `Digit${n}`]),
  ...(['m', 'p', 's', 'z'] as const).map((suit, n) => [suit, ['KeyA', 'KeyS', 'KeyD', 'KeyF'][n]]),
  ...CALL_ROWS.flatMap((row) => SEATS.map((seat, n) => [`${row}.${seat}`, ROW_PLACES[row][n]])),
  ...OTHERS,
]) as Record<FastKey, string>
