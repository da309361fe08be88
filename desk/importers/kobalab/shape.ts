import { z } from 'zod'
import { once } from '../../../engine/model/memo.ts'
import { integer, listOfAtMost, listOfExactly, playerName, playerPoints, type ShapeComplaint } from '../json/shapes.ts'
import { concealedTiles, faceOfPai, readMeld } from './tiles.ts'

const expectTile: ShapeComplaint = 'expect-tile'
const expectCall: ShapeComplaint = 'expect-call'
const expectEvent: ShapeComplaint = 'expect-event'
const expectObject: ShapeComplaint = 'expect-object'

/** Text that `read` converts, or refuses by returning undefined. */
const written = <T>(read: (text: string) => T | undefined, expected: ShapeComplaint) =>
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
const seat = integer(0, 3, 'expect-seat')
const drawn = object({ l: seat, p: tile })
const called = object({ l: seat, m: meld })

/** One event: an object with one name in it. */
const KOBALAB_EVENT = once(() =>
  z.strictObject(
    {
      qipai: object({
        zhuangfeng: integer(0, 3),
        jushu: integer(0, 3),
        changbang: integer(0, 200),
        lizhibang: integer(0, 200),
        defen: listOfExactly(playerPoints, 4),
        baopai: tile,
        shoupai: listOfExactly(hand, 4),
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
        fubaopai: listOfAtMost(tile, 5).nullish(),
        fenpei: listOfExactly(playerPoints, 4).optional(),
      }).optional(),
      pingju: object({
        name: z.string({ error: 'expect-result' satisfies ShapeComplaint }).max(20, { error: 'expect-result' satisfies ShapeComplaint }),
        shoupai: listOfExactly(hand, 4),
        fenpei: listOfExactly(playerPoints, 4).optional(),
      }).optional(),
    },
    { error: expectEvent },
  ),
)
export type KobalabEvent = z.output<ReturnType<typeof KOBALAB_EVENT>>

/** The shape that fits a value: of one event if the value has its name alone, else of any event. Both complain alike. */
export const kobalabEventShape = (value: unknown): z.ZodType<KobalabEvent> => {
  const [name, ...others] = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return (others.length === 0 && EVENTS_BY_NAME().get(name)) || KOBALAB_EVENT()
}

const EVENTS_BY_NAME = once(() => {
  const { shape } = KOBALAB_EVENT()
  const names = KOBALAB_EVENT().keyof().options
  return new Map<string | undefined, z.ZodType<KobalabEvent>>(names.map((name) => [name, z.strictObject({ [name]: shape[name] })]))
})

/** A game; its events are validated one by one. */
export const KOBALAB_GAME = object({
  log: listOfAtMost(listOfAtMost(z.unknown(), 1000), 200),
  player: listOfAtMost(playerName, 4).optional(),
  qijia: seat.optional(),
})
