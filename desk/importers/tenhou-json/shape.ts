import { z } from 'zod'
import { type Expected, list, listOf, playerName, points, whole } from '../json/shapes.ts'
import { faceOf } from './tiles.ts'

const object: Expected = 'expect-object'
const call: Expected = 'expect-call'
const result: Expected = 'expect-result'
const wholeList: Expected = 'expect-list'

/** A game; its hands are validated one by one. */
export const TENHOU_GAME = z.object(
  {
    log: list(z.unknown(), 200),
    name: list(playerName, 4).optional(),
    rule: z
      .object(
        {
          disp: z.string({ error: 'expect-text' satisfies Expected }).optional(),
          aka: whole(0, 4).optional(),
          aka51: whole(0, 4).optional(),
          aka52: whole(0, 4).optional(),
          aka53: whole(0, 4).optional(),
        },
        { error: object },
      )
      .optional(),
  },
  { error: object },
)

const tile = z.int({ error: 'expect-tile' satisfies Expected }).transform((number, context) => {
  const face = faceOf(number)
  if (face === undefined) context.addIssue({ code: 'custom', message: 'expect-tile' satisfies Expected })
  return face ?? '?'
})

const act = z.union([z.int({ error: call }), z.string({ error: call }).max(20, { error: call })], { error: call })
const acts = list(act, 60)

/** For each player the deal, the tiles taken, and the tiles discarded; empty for the fourth of three players. */
const side = [list(tile, 13), acts, acts] as const

/** One hand: name, points, indicators, ura-dora indicators, three lists for each player, result. */
export const TENHOU_HAND = z.tuple(
  [
    z.tuple([whole(0, 15), whole(0, 200), whole(0, 200)], { error: wholeList }),
    listOf(points, 4),
    list(tile, 5).refine((dora) => dora.length > 0, { error: wholeList }),
    list(tile, 5),
    ...side,
    ...side,
    ...side,
    ...side,
    list(z.unknown(), 9),
  ],
  { error: wholeList },
)
export type TenhouHand17 = z.output<typeof TENHOU_HAND>
/** A take or a discard. */
export type TenhouAct = z.output<typeof act>

/** Winner and discarder; the rest, the value of the hand, is dropped. */
export const TENHOU_WIN = z
  .array(z.unknown(), { error: result })
  .max(60, { error: result })
  .transform((parts) => parts.slice(0, 2))
  .pipe(z.tuple([whole(0, 3, 'expect-seat'), whole(0, 3, 'expect-seat')], { error: result }))

/** Points won and lost, by player. */
export const TENHOU_DELTAS = listOf(points, 4)

/** The first word of a result. */
export const TENHOU_WORD = z.string({ error: result }).max(20, { error: result })
