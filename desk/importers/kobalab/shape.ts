import { z } from 'zod'
import { type Expected, list, listOf, playerName, points, whole } from '../json/shapes.ts'
import { concealedTiles, faceOfPai, readMeld } from './tiles.ts'

const expectTile: Expected = 'expect-tile'
const expectCall: Expected = 'expect-call'
const expectEvent: Expected = 'expect-event'
const expectObject: Expected = 'expect-object'

/** Text that `read` converts, or refuses by returning undefined. */
const written = <T>(read: (text: string) => T | undefined, expected: Expected) =>
  z
    .string({ error: expected })
    .max(60, { error: expected })
    .transform((text, context): T => {
      const value = read(text)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: expected })
      return z.NEVER
    })

const object = <S extends z.ZodRawShape>(shape: S) => z.object(shape, { error: expectObject })

const tile = written(faceOfPai, expectTile)
/** A discard of the drawn tile is written `m5_`, one that declares riichi `m5*`. */
const discarded = written((text) => {
  const [, pai = '', drawn, riichi] = /^(..?)(_?)(\*?)$/.exec(text) ?? []
  const face = faceOfPai(pai)
  return face === undefined ? undefined : { tile: face, drawn: drawn === '_', riichi: riichi === '*' }
}, expectTile)
const hand = written(concealedTiles, expectTile)
const meld = written(readMeld, expectCall)
const seat = whole(0, 3, 'expect-seat')
const drawn = object({ l: seat, p: tile })
const called = object({ l: seat, m: meld })

/** One event: an object with one name in it. */
export const KOBALAB_EVENT = z.strictObject(
  {
    qipai: object({
      zhuangfeng: whole(0, 3),
      jushu: whole(0, 3),
      changbang: whole(0, 200),
      lizhibang: whole(0, 200),
      defen: listOf(points, 4),
      baopai: tile,
      shoupai: listOf(hand, 4),
    }).optional(),
    zimo: drawn.optional(),
    gangzimo: drawn.optional(),
    dapai: object({ l: seat, p: discarded }).optional(),
    fulou: called.optional(),
    gang: called.optional(),
    kaigang: object({ baopai: tile }).optional(),
    hule: object({
      l: seat,
      baojia: seat.nullish(),
      shoupai: hand,
      fubaopai: list(tile, 5).nullish(),
      fenpei: listOf(points, 4).optional(),
    }).optional(),
    pingju: object({
      name: z.string({ error: 'expect-result' satisfies Expected }).max(20, { error: 'expect-result' satisfies Expected }),
      shoupai: listOf(hand, 4),
      fenpei: listOf(points, 4).optional(),
    }).optional(),
  },
  { error: expectEvent },
)
export type KobalabEvent = z.output<typeof KOBALAB_EVENT>

/** A game; its events are validated one by one. */
export const KOBALAB_GAME = object({
  log: list(list(z.unknown(), 1000), 200),
  player: list(playerName, 4).optional(),
  qijia: seat.optional(),
})
