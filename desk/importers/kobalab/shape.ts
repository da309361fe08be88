import { z } from 'zod'
import { once } from '../../../engine/model/memo.ts'
import { isListOf, isObject, isPlayer, isPoints, isWhole } from '../json/plain.ts'
import { integer, listOfAtMost, listOfExactly, playerName, playerPoints, type ShapeComplaint } from '../json/shapes.ts'
import { stringsIn } from '../json/text.ts'
import { concealedTiles, discardOfPai, faceOfPai, readMeld } from './tiles.ts'

const expectTile: ShapeComplaint = 'expect-tile'
const expectCall: ShapeComplaint = 'expect-call'
const expectEvent: ShapeComplaint = 'expect-event'
const expectObject: ShapeComplaint = 'expect-object'

const MOST_TEXT = 60

/** Text that `read` knows. */
const written = (read: (text: string) => unknown, expected: ShapeComplaint) =>
  z
    .string({ error: expected })
    .max(MOST_TEXT, { error: expected, abort: true })
    .refine((text) => read(text) !== undefined, { error: expected })

const object = <S extends z.ZodRawShape>(shape: S) => z.object(shape, { error: expectObject })

/** All shapes; made only for a log that is not plain. */
const SHAPES = once(() => {
  const tile = written(faceOfPai, expectTile)
  const discarded = written(discardOfPai, expectTile)
  const hand = written(concealedTiles, expectTile)
  const meld = written(readMeld, expectCall)
  const seat = integer(0, 3, 'expect-seat')
  const points = listOfExactly(playerPoints(), 4)
  const drawn = object({ l: seat, p: tile })
  const called = object({ l: seat, m: meld })
  const result: ShapeComplaint = 'expect-result'
  const event = z.strictObject(
    {
      qipai: object({
        zhuangfeng: integer(0, 3),
        jushu: integer(0, 3),
        changbang: integer(0, 200),
        lizhibang: integer(0, 200),
        defen: points,
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
        fenpei: points.optional(),
      }).optional(),
      pingju: object({
        name: z.string({ error: result }).max(20, { error: result }),
        shoupai: listOfExactly(hand, 4),
        fenpei: points.optional(),
      }).optional(),
    },
    { error: expectEvent },
  )
  const game = object({
    log: listOfAtMost(listOfAtMost(z.unknown(), 1000), 200),
    player: listOfAtMost(playerName(), 4).optional(),
    qijia: seat.optional(),
  })
  return { event, game }
})

/** A game; its events are validated one by one. */
export const kobalabGameShape = () => SHAPES().game
/** One event: an object with one name in it. */
const KOBALAB_EVENT = () => SHAPES().event
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

/** Whether a game is certainly of its shape; the shape knows of the others. */
export const isPlainGame = (value: unknown): value is z.output<ReturnType<typeof kobalabGameShape>> =>
  isObject(value) &&
  isListOf(value.log, 0, 200, (events): events is unknown[] => Array.isArray(events) && events.length <= 1000) &&
  isListOf(value.player, 0, 4, (name) => typeof name === 'string') &&
  isPlayer(value.qijia)

/** Whether an event is certainly of its shape; the shape knows of the others. */
export const isPlainEvent = (value: unknown): value is KobalabEvent => {
  if (!isObject(value)) return false
  let name: string | undefined
  for (const key in value) {
    if (name !== undefined) return false
    name = key
  }
  if (name === undefined) return false
  const inner = value[name]
  return isObject(inner) && isPlain(name, inner)
}

const isPlain = (name: string, inner: Readonly<Record<string, unknown>>): boolean => {
  switch (name) {
    case 'zimo':
    case 'gangzimo':
      return isPlayer(inner.l) && isPai(inner.p)
    case 'dapai':
      return isPlayer(inner.l) && typeof inner.p === 'string' && discardOfPai(inner.p) !== undefined
    case 'fulou':
    case 'gang':
      return isPlayer(inner.l) && typeof inner.m === 'string' && inner.m.length <= MOST_TEXT && readMeld(inner.m) !== undefined
    case 'kaigang':
      return isPai(inner.baopai)
    case 'qipai':
      return (
        isWhole(inner.zhuangfeng, 0, 3) &&
        isWhole(inner.jushu, 0, 3) &&
        isWhole(inner.changbang, 0, 200) &&
        isWhole(inner.lizhibang, 0, 200) &&
        isListOf(inner.defen, 4, 4, isPoints) &&
        isPai(inner.baopai) &&
        isListOf(inner.shoupai, 4, 4, isHand)
      )
    case 'hule':
      return (
        isPlayer(inner.l) &&
        isAbsentOr(inner.baojia, isPlayer) &&
        isHand(inner.shoupai) &&
        isAbsentOr(inner.fubaopai, (below) => isListOf(below, 0, 5, isPai)) &&
        isFenpei(inner.fenpei)
      )
    case 'pingju':
      return typeof inner.name === 'string' && inner.name.length <= 20 && isListOf(inner.shoupai, 4, 4, isHand) && isFenpei(inner.fenpei)
    default:
      return false
  }
}

/** The number of names and strings in an event; `NaN` if `stringsIn` finds it odd. */
export const stringsInEvent = (event: KobalabEvent): number => {
  const { zimo, dapai } = event
  const act = zimo ?? dapai
  return act && hasTwoNames(act) ? STRINGS_IN_ACT : stringsIn(event, DEPTH_OF_EVENT)
}

/** Name of the act, its player's and its tile's, and the tile. */
const STRINGS_IN_ACT = 4
/** In a list of games: game, hands, events. */
const DEPTH_OF_EVENT = 4

const hasTwoNames = (value: object): boolean => {
  let count = 0
  for (const _ in value) count++
  return count === 2
}

const isPai = (value: unknown): value is string => typeof value === 'string' && faceOfPai(value) !== undefined
const isHand = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_TEXT && concealedTiles(value) !== undefined
const isFenpei = (value: unknown): boolean => value === undefined || isListOf(value, 4, 4, isPoints)
const isAbsentOr = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || value === null || is(value)
