import { z } from 'zod'
import { isListOf, isPlayer, isPoints, isWhole } from '../json/plain.ts'
import { integer, listOfAtMost, listOfExactly, playerName, playerPoints, type ShapeComplaint } from '../json/shapes.ts'
import { stringsIn } from '../json/text.ts'
import { faceOf } from './tiles.ts'

const object: ShapeComplaint = 'expect-object'
const call: ShapeComplaint = 'expect-call'
const result: ShapeComplaint = 'expect-result'
const wholeList: ShapeComplaint = 'expect-list'

/** A game; its hands are validated one by one. */
export const TENHOU_GAME = z.object(
  {
    log: listOfAtMost(z.unknown(), 200),
    name: listOfAtMost(playerName, 4).optional(),
    rule: z
      .object(
        {
          disp: z.string({ error: 'expect-text' satisfies ShapeComplaint }).optional(),
          aka: integer(0, 4).optional(),
          aka51: integer(0, 4).optional(),
          aka52: integer(0, 4).optional(),
          aka53: integer(0, 4).optional(),
        },
        { error: object },
      )
      .optional(),
  },
  { error: object },
)

const isTile = (value: unknown): value is number => typeof value === 'number' && faceOf(value) !== undefined
const tile = z
  .int({ error: 'expect-tile' satisfies ShapeComplaint })
  .refine((number) => faceOf(number) !== undefined, { error: 'expect-tile' satisfies ShapeComplaint })

const isAct = (value: unknown): value is number | string => (typeof value === 'string' ? value.length <= 20 : Number.isSafeInteger(value))
const act = z.custom<number | string>(isAct, { error: call })
const MOST_ACTS = 60
const acts = listOfAtMost(act, MOST_ACTS)

/** For each player the deal, the tiles taken, and the tiles discarded; empty for the fourth of three players. */
const side = [listOfAtMost(tile, 13), acts, acts] as const

/** One hand: name, points, indicators, ura-dora indicators, three lists for each player, result. */
export const TENHOU_HAND = z.tuple(
  [
    z.tuple([integer(0, 15), integer(0, 200), integer(0, 200)], { error: wholeList }),
    listOfExactly(playerPoints, 4),
    listOfAtMost(tile, 5).refine((dora) => dora.length > 0, { error: wholeList }),
    listOfAtMost(tile, 5),
    ...side,
    ...side,
    ...side,
    ...side,
    listOfAtMost(z.unknown(), 9),
  ],
  { error: wholeList },
)
export type TenhouHandParts = z.output<typeof TENHOU_HAND>
/** A take or a discard. */
export type TenhouAct = z.output<typeof act>

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

/** Winner and discarder; the rest, the value of the hand, is dropped. */
export const TENHOU_WIN = z
  .array(z.unknown(), { error: result })
  .max(60, { error: result })
  .transform((parts) => parts.slice(0, 2))
  .pipe(z.tuple([integer(0, 3, 'expect-seat'), integer(0, 3, 'expect-seat')], { error: result }))

/** Whether a win is certainly of its shape but for its rest. */
export const isPlainWin = (value: unknown): value is z.output<typeof TENHOU_WIN> =>
  Array.isArray(value) && value.length <= 60 && isPlayer(value[0]) && isPlayer(value[1])

/** Points won and lost, by player. */
export const TENHOU_DELTAS = listOfExactly(playerPoints, 4)
export const isPlainDeltas = (value: unknown): value is z.output<typeof TENHOU_DELTAS> => isListOf(value, 4, 4, isPoints)

/** The first word of a result. */
export const TENHOU_WORD = z.string({ error: result }).max(20, { error: result })
export const isPlainWord = (value: unknown): value is string => typeof value === 'string' && value.length <= 20
