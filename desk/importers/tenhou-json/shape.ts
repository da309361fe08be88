import { z } from 'zod'
import { integer, listOfAtMost, listOfExactly, playerName, playerPoints, type ShapeComplaint } from '../json/shapes.ts'
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

const tile = z.int({ error: 'expect-tile' satisfies ShapeComplaint }).transform((number, context) => {
  const face = faceOf(number)
  if (face === undefined) context.addIssue({ code: 'custom', message: 'expect-tile' satisfies ShapeComplaint })
  return face ?? '?'
})

const act = z.custom<number | string>((value) => (typeof value === 'string' ? value.length <= 20 : Number.isSafeInteger(value)), {
  error: call,
})
const acts = listOfAtMost(act, 60)

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

/** Winner and discarder; the rest, the value of the hand, is dropped. */
export const TENHOU_WIN = z
  .array(z.unknown(), { error: result })
  .max(60, { error: result })
  .transform((parts) => parts.slice(0, 2))
  .pipe(z.tuple([integer(0, 3, 'expect-seat'), integer(0, 3, 'expect-seat')], { error: result }))

/** Points won and lost, by player. */
export const TENHOU_DELTAS = listOfExactly(playerPoints, 4)

/** The first word of a result. */
export const TENHOU_WORD = z.string({ error: result }).max(20, { error: result })
