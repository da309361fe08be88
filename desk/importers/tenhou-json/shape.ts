import {
  anything,
  faultAt,
  faultInside,
  fieldsWith,
  listOf,
  optional,
  type Passed,
  playerNames,
  playerNumber,
  pointsOfFour,
  type ShapeCheck,
  textThat,
  wholeNumber,
} from '../json/shapes.ts'
import { stringsIn } from '../json/text.ts'
import { faceOfNumber } from './tiles.ts'

/** A take or a discard. */
export type TenhouAct = number | string

/** For each player the deal, the tiles taken, and the tiles discarded; empty for the fourth of three players. */
type Side = readonly [deal: readonly number[], takes: readonly TenhouAct[], discards: readonly TenhouAct[]]

/** One hand. */
export type TenhouHandParts = readonly [
  name: readonly [round: number, counters: number, sticks: number],
  points: readonly number[],
  dora: readonly number[],
  below: readonly number[],
  ...Side,
  ...Side,
  ...Side,
  ...Side,
  result: readonly unknown[],
]

/** Winner and discarder; the rest is the value of the hand. */
export type TenhouWin = readonly [winner: number, from: number, ...value: readonly unknown[]]

const isAct = (value: unknown): boolean => (typeof value === 'string' ? value.length <= 20 : Number.isSafeInteger(value))
const tile: ShapeCheck<number> = (value) =>
  typeof value === 'number' && faceOfNumber(value) !== undefined ? undefined : faultAt(value, 'expect-tile')
const tiles = (least: number, most: number): ShapeCheck => listOf(tile, least, most)
const acts = listOf((value) => (isAct(value) ? undefined : faultAt(value, 'expect-call')), 0, 60)
const ruleName = optional(textThat(() => true, 'expect-text'))
const reds = optional(wholeNumber(0, 4))
const hands = listOf(anything, 0, 200)

/** The rules of a game: their name, and the number of its red fives in all or by suit. */
const rule = fieldsWith({ disp: ruleName, aka: reds, aka51: reds, aka52: reds, aka53: reds })
export type TenhouRule = Passed<typeof rule>

/** Why a value is no game. */
export const faultInTenhouJson = fieldsWith({ log: hands, name: optional(playerNames), rule: optional(rule) })
/** A game; its hands are validated one by one. */
export type TenhouJsonGame = Passed<typeof faultInTenhouJson>

/** Checks for a list with a part for each check. */
const listWith =
  (parts: readonly ShapeCheck[], expected: 'expect-list' | 'expect-result'): ShapeCheck =>
  (value) => {
    if (!Array.isArray(value) || value.length !== parts.length) return faultAt(value, expected)
    for (let i = 0; i < parts.length; i++) {
      const fault = parts[i]?.(value[i])
      if (fault) return faultInside(i, fault)
    }
    return undefined
  }

const side = [tiles(0, 13), acts, acts] as const

/** Why a value is no hand. */
export const faultInHand: ShapeCheck = listWith(
  [
    listWith([wholeNumber(0, 15), wholeNumber(0, 200), wholeNumber(0, 200)], 'expect-list'),
    pointsOfFour,
    tiles(1, 5),
    tiles(0, 5),
    ...side,
    ...side,
    ...side,
    ...side,
    listOf(anything, 0, 9),
  ],
  'expect-list',
)

/** The number of strings in a hand. */
export const stringsInHand = (parts: TenhouHandParts): number => {
  let count = stringsIn(parts[16], DEPTH_OF_PART)
  for (let part = 5; part < 16; part++) for (const act of parts[part] ?? []) if (typeof act === 'string') count++
  return count
}

/** In a list of games: game, hands, parts. */
const DEPTH_OF_PART = 4

const MOST_OF_A_WIN = 60
const winnerAndDiscarder = listWith([playerNumber, playerNumber], 'expect-result')

/** Why a value is no win. */
export const faultInWin: ShapeCheck = (value) =>
  Array.isArray(value) && value.length <= MOST_OF_A_WIN ? winnerAndDiscarder(value.slice(0, 2)) : faultAt(value, 'expect-result')

/** Why a value is not the first word of a result. */
export const faultInWord: ShapeCheck = textThat((text) => text.length <= 20, 'expect-result')
