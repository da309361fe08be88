import { z } from 'zod'
import { once } from '../../../engine/model/memo.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { type Tile, tileNamed } from '../../../engine/model/tiles.ts'
import { integer, listOfAtMost, listOfExactly, playerName, playerPoints, type ShapeComplaint } from '../json/shapes.ts'

const SUITS = ['m', 'p', 's'] as const
const HONOURS = [...SEATS, 'P', 'F', 'C'] as const
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Mjai's names of tiles; `?` is a hidden tile. */
const FACES: ReadonlyMap<string, Tile> = new Map<string, Tile>([
  ['?', '?'],
  ...SUITS.flatMap((suit) => [
    ...NUMBERS.map((n): [string, Tile] => [`${n}${suit}`, tileNamed(`${n}${suit}`) ?? '?']),
    [`5${suit}r`, tileNamed(`0${suit}`) ?? '?'] as [string, Tile],
  ]),
  ...HONOURS.map((name, i): [string, Tile] => [name, tileNamed(`${i + 1}z`) ?? '?']),
])

const expectTile: ShapeComplaint = 'expect-tile'
const tile = z.string({ error: expectTile }).transform((name, context) => {
  const face = FACES.get(name)
  if (face === undefined) context.addIssue({ code: 'custom', message: expectTile })
  return face ?? '?'
})

const actor = integer(0, 3, 'expect-seat')
const yesNo = z.boolean({ error: 'expect-yes-no' satisfies ShapeComplaint })
const text = z.string({ error: 'expect-text' satisfies ShapeComplaint }).max(40, { error: 'expect-text' satisfies ShapeComplaint })
const fourPoints = listOfExactly(playerPoints, 4)
const wind = z.enum(SEATS, { error: 'expect-tile' satisfies ShapeComplaint })
const by = { actor, pai: tile }

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) => z.object({ type: z.literal(type), ...shape })

/** Every event of both dialects: gimite's, and the slim one of Mortal and janpo. Ignores other fields of an event. */
export const MJAI_EVENT = once(() =>
  z.discriminatedUnion(
    'type',
    [
      event('start_game', { names: listOfAtMost(playerName, 4).optional(), aka_flag: yesNo.optional() }),
      event('start_kyoku', {
        oya: actor,
        dora_marker: tile,
        bakaze: wind.optional(),
        kyoku: integer(1, 4).optional(),
        honba: integer(0, 200).optional(),
        kyotaku: integer(0, 200).optional(),
        scores: listOfAtMost(playerPoints, 4).optional(),
        tehais: listOfAtMost(listOfAtMost(tile, 13), 4).optional(),
      }),
      event('haipai', { actor, pais: listOfExactly(tile, 13) }),
      event('tsumo', by),
      event('dahai', { ...by, tsumogiri: yesNo.optional() }),
      event('chi', { ...by, target: actor, consumed: listOfExactly(tile, 2) }),
      event('pon', { ...by, target: actor, consumed: listOfExactly(tile, 2) }),
      event('daiminkan', { ...by, target: actor, consumed: listOfExactly(tile, 3) }),
      event('ankan', { actor, consumed: listOfExactly(tile, 4) }),
      event('kakan', { ...by, consumed: listOfExactly(tile, 3) }),
      event('dora', { dora_marker: tile }),
      event('reach', { actor }),
      event('reach_accepted', { actor }),
      event('hora', {
        actor,
        target: actor,
        pai: tile.optional(),
        deltas: fourPoints.optional(),
        scores: fourPoints.optional(),
        ura_markers: listOfAtMost(tile, 15).optional(),
        uradora_markers: listOfAtMost(tile, 15).optional(),
      }),
      event('ryukyoku', {
        actor: actor.optional(),
        reason: text.optional(),
        deltas: fourPoints.optional(),
        scores: fourPoints.optional(),
        tenpais: listOfExactly(yesNo, 4).optional(),
      }),
      event('end_kyoku', {}),
      event('end_game', {}),
      event('kita', {}),
      event('nukidora', {}),
    ],
    { error: 'expect-event' satisfies ShapeComplaint },
  ),
)
export type MjaiEvent = z.output<ReturnType<typeof MJAI_EVENT>>
export type MjaiOf<T extends MjaiEvent['type']> = Extract<MjaiEvent, { readonly type: T }>
/** An event within a hand. */
export type MjaiAct = Exclude<MjaiEvent, { readonly type: 'start_game' | 'start_kyoku' | 'end_game' | 'kita' | 'nukidora' }>
