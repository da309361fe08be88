import { z } from 'zod'
import { once } from '../../../engine/model/memo.ts'
import { isListOf, isObject, isPlayer, isPoints, isWhole } from '../json/plain.ts'
import { integer, listOfAtMost, listOfExactly, playerName, playerPoints, type ShapeComplaint } from '../json/shapes.ts'
import { stringsIn } from '../json/text.ts'
import { faceOf } from './tiles.ts'

const object: ShapeComplaint = 'expect-object'
const call: ShapeComplaint = 'expect-call'
const result: ShapeComplaint = 'expect-result'
const wholeList: ShapeComplaint = 'expect-list'
const expectTile: ShapeComplaint = 'expect-tile'

const isTile = (value: unknown): value is number => typeof value === 'number' && faceOf(value) !== undefined
const isAct = (value: unknown): value is number | string => (typeof value === 'string' ? value.length <= 20 : Number.isSafeInteger(value))
const MOST_ACTS = 60

/** All shapes; made only for a log that is not plain. */
export const TENHOU_SHAPES = once(() => {
  const text: ShapeComplaint = 'expect-text'
  const count = integer(0, 4).optional()
  const rule = z.object(
    { disp: z.string({ error: text }).optional(), aka: count, aka51: count, aka52: count, aka53: count },
    { error: object },
  )
  const points = listOfExactly(playerPoints(), 4)
  const tile = z.int({ error: expectTile }).refine((number) => faceOf(number) !== undefined, { error: expectTile })
  const act = z.custom<number | string>(isAct, { error: call })
  const acts = listOfAtMost(act, MOST_ACTS)
  /** For each player the deal, the tiles taken, and the tiles discarded; empty for the fourth of three players. */
  const side = [listOfAtMost(tile, 13), acts, acts] as const
  const seat = integer(0, 3, 'expect-seat')
  return {
    /** A game; its hands are validated one by one. */
    game: z.object(
      { log: listOfAtMost(z.unknown(), 200), name: listOfAtMost(playerName(), 4).optional(), rule: rule.optional() },
      { error: object },
    ),
    /** One hand: name, points, indicators, ura-dora indicators, three lists for each player, result. */
    hand: z.tuple(
      [
        z.tuple([integer(0, 15), integer(0, 200), integer(0, 200)], { error: wholeList }),
        points,
        listOfAtMost(tile, 5).refine((dora) => dora.length > 0, { error: wholeList }),
        listOfAtMost(tile, 5),
        ...side,
        ...side,
        ...side,
        ...side,
        listOfAtMost(z.unknown(), 9),
      ],
      { error: wholeList },
    ),
    /** Winner and discarder; the rest, the value of the hand, is dropped. */
    win: z
      .array(z.unknown(), { error: result })
      .max(60, { error: result })
      .transform((parts) => parts.slice(0, 2))
      .pipe(z.tuple([seat, seat], { error: result })),
    /** Points won and lost, by player. */
    deltas: points,
    /** The first word of a result. */
    word: z.string({ error: result }).max(20, { error: result }),
  }
})
type Shapes = ReturnType<typeof TENHOU_SHAPES>
export type TenhouGame = z.output<Shapes['game']>
export type TenhouHandParts = z.output<Shapes['hand']>
/** A take or a discard. */
export type TenhouAct = number | string

/** Whether a game is certainly of its shape; the shape knows of the others. */
export const isPlainGame = (value: unknown): value is TenhouGame =>
  isObject(value) &&
  Array.isArray(value.log) &&
  value.log.length <= 200 &&
  isListOf(value.name, 0, 4, (name) => typeof name === 'string') &&
  isObject(value.rule) &&
  (value.rule.disp === undefined || typeof value.rule.disp === 'string') &&
  COUNTS_OF_REDS.every((name) => isAbsentOrCount(value.rule, name))

const COUNTS_OF_REDS = ['aka', 'aka51', 'aka52', 'aka53']
const isAbsentOrCount = (rule: unknown, name: string): boolean => isObject(rule) && (rule[name] === undefined || isWhole(rule[name], 0, 4))

/** Whether a hand is certainly of its shape; the shape knows of the others. */
export const isPlainHand = (value: unknown): value is TenhouHandParts => {
  if (!Array.isArray(value) || value.length !== 17) return false
  const [name, points, dora, below]: readonly unknown[] = value
  if (!Array.isArray(name) || name.length !== 3 || !isWhole(name[0], 0, 15) || !isWhole(name[1], 0, 200) || !isWhole(name[2], 0, 200))
    return false
  if (!isListOf(points, 4, 4, isPoints) || !isListOf(dora, 1, 5, isTile) || !isListOf(below, 0, 5, isTile)) return false
  for (let part = 4; part < 16; part += 3)
    if (
      !isListOf(value[part], 0, 13, isTile) ||
      !isListOf(value[part + 1], 0, MOST_ACTS, isAct) ||
      !isListOf(value[part + 2], 0, MOST_ACTS, isAct)
    )
      return false
  return Array.isArray(value[16]) && value[16].length <= 9
}

/** The number of strings in a hand. */
export const stringsInHand = (parts: TenhouHandParts): number => {
  let count = stringsIn(parts[16], DEPTH_OF_PART)
  for (let part = 5; part < 16; part++) for (const act of parts[part] ?? []) if (typeof act === 'string') count++
  return count
}

/** In a list of games: game, hands, parts. */
const DEPTH_OF_PART = 4

/** Whether a win is certainly of its shape but for its rest. */
export const isPlainWin = (value: unknown): value is z.output<Shapes['win']> =>
  Array.isArray(value) && value.length <= 60 && isPlayer(value[0]) && isPlayer(value[1])

export const isPlainDeltas = (value: unknown): value is z.output<Shapes['deltas']> => isListOf(value, 4, 4, isPoints)

export const isPlainWord = (value: unknown): value is string => typeof value === 'string' && value.length <= 20
