import { z } from 'zod'
import { once } from '../../../engine/model/memo.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { tileNamed } from '../../../engine/model/tiles.ts'
import { isListOf, isObject, isPlayer, isPoints, isWhole } from '../json/plain.ts'
import { integer, listOfAtMost, listOfExactly, playerName, playerPoints, type ShapeComplaint } from '../json/shapes.ts'
import { faceNumber, HIDDEN } from '../played/faces.ts'

const SUITS = ['m', 'p', 's'] as const
const HONOURS = [...SEATS, 'P', 'F', 'C'] as const
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

const faceNamed = (name: string): number => faceNumber(tileNamed(name) ?? '?')

/** Mjai's names of tiles; `?` is a hidden tile. */
const FACES: ReadonlyMap<string, number> = new Map<string, number>([
  ['?', HIDDEN],
  ...SUITS.flatMap((suit) => [
    ...NUMBERS.map((n): [string, number] => [`${n}${suit}`, faceNamed(`${n}${suit}`)]),
    [`5${suit}r`, faceNamed(`0${suit}`)] as [string, number],
  ]),
  ...HONOURS.map((name, i): [string, number] => [name, faceNamed(`${i + 1}z`)]),
])

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) => z.object({ type: z.literal(type), ...shape })

/** Every event of both dialects: gimite's, and the slim one of Mortal and janpo. Ignores other fields of an event. */
export const MJAI_EVENT = once(() => {
  const expectTile: ShapeComplaint = 'expect-tile'
  /** A tile by its face. */
  const tile = z.string({ error: expectTile }).transform((name, context) => {
    const face = FACES.get(name)
    if (face === undefined) context.addIssue({ code: 'custom', message: expectTile })
    return face ?? HIDDEN
  })

  const actor = integer(0, 3, 'expect-seat')
  const yesNo = z.boolean({ error: 'expect-yes-no' satisfies ShapeComplaint })
  const text = z.string({ error: 'expect-text' satisfies ShapeComplaint }).max(40, { error: 'expect-text' satisfies ShapeComplaint })
  const fourPoints = listOfExactly(playerPoints(), 4)
  const wind = z.enum(SEATS, { error: 'expect-tile' satisfies ShapeComplaint })
  const by = { actor, pai: tile }

  return z.discriminatedUnion(
    'type',
    [
      event('start_game', { names: listOfAtMost(playerName(), 4).optional(), aka_flag: yesNo.optional() }),
      event('start_kyoku', {
        oya: actor,
        dora_marker: tile,
        bakaze: wind.optional(),
        kyoku: integer(1, 4).optional(),
        honba: integer(0, 200).optional(),
        kyotaku: integer(0, 200).optional(),
        scores: listOfAtMost(playerPoints(), 4).optional(),
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
  )
})
export type MjaiEvent = z.output<ReturnType<typeof MJAI_EVENT>>
export type MjaiOf<T extends MjaiEvent['type']> = Extract<MjaiEvent, { readonly type: T }>
/** An event within a hand. */
export type MjaiAct = Exclude<MjaiEvent, { readonly type: 'start_game' | 'start_kyoku' | 'end_game' | 'kita' | 'nukidora' }>

/** The event of a value that is certainly of its shape, without what the shape leaves out; undefined for all others, which the shapes know. */
export const readPlainEvent = (value: unknown): MjaiEvent | undefined => {
  if (!isObject(value)) return undefined
  const { type, actor } = value
  switch (type) {
    case 'start_game':
      return readPlainGame(value)
    case 'start_kyoku':
      return readPlainStart(value)
    case 'hora':
      return readPlainWin(value)
    case 'ryukyoku':
      return readPlainDraw(value)
    case 'dora': {
      const dora = faceAt(value.dora_marker)
      return dora === undefined ? undefined : { type, dora_marker: dora }
    }
    case 'end_kyoku':
    case 'end_game':
      return { type }
    case 'reach':
    case 'reach_accepted':
      return isPlayer(actor) ? { type, actor } : undefined
    default:
      return isPlayer(actor) ? readPlainAct(value, actor) : undefined
  }
}

type Fields = Readonly<Record<string, unknown>>

const readPlainStart = ({ oya, dora_marker, bakaze, kyoku, honba, kyotaku, scores, tehais }: Fields): MjaiEvent | undefined => {
  const [dora, wind] = [faceAt(dora_marker), SEATS.find((seat) => seat === bakaze)]
  if (!isPlayer(oya) || dora === undefined || wind === undefined || !isWhole(kyoku, 1, 4)) return undefined
  if (!isWhole(honba, 0, 200) || !isWhole(kyotaku, 0, 200) || !isListOf(scores, 4, 4, isPoints)) return undefined
  if (!Array.isArray(tehais) || tehais.length !== 4) return undefined
  const hands: number[][] = []
  for (const hand of tehais) {
    const faces = facesIn(hand, 13)
    if (!faces) return undefined
    hands.push(faces)
  }
  return { type: 'start_kyoku', oya, dora_marker: dora, bakaze: wind, kyoku, honba, kyotaku, scores: [...scores], tehais: hands }
}

/** An act with tiles. */
const readPlainAct = ({ type, pai: name, tsumogiri, target, consumed }: Fields, actor: number): MjaiEvent | undefined => {
  const pai = faceAt(name)
  if (type === 'ankan') {
    const tiles = facesIn(consumed, 4)
    return tiles?.length === 4 ? { type, actor, consumed: tiles } : undefined
  }
  if (pai === undefined) return undefined
  if (type === 'tsumo') return { type, actor, pai }
  if (type === 'dahai') return typeof tsumogiri === 'boolean' ? { type, actor, pai, tsumogiri } : undefined
  const shown = facesIn(consumed, 3)
  if (type === 'kakan') return shown?.length === 3 ? { type, actor, pai, consumed: shown } : undefined
  if (!isPlayer(target) || (type !== 'chi' && type !== 'pon' && type !== 'daiminkan')) return undefined
  return shown?.length === (type === 'daiminkan' ? 3 : 2) ? { type, actor, pai, target, consumed: shown } : undefined
}

const readPlainGame = ({ names, aka_flag: red }: Fields): MjaiEvent | undefined =>
  isListOf(names, 0, 4, (name) => typeof name === 'string') && typeof red === 'boolean'
    ? { type: 'start_game', names: [...names], aka_flag: red }
    : undefined

const readPlainDraw = ({ actor, reason, deltas, scores, tenpais }: Fields): MjaiEvent | undefined => {
  const isPlain = actor === undefined && reason === undefined && scores === undefined && tenpais === undefined
  return isPlain && isListOf(deltas, 4, 4, isPoints) ? { type: 'ryukyoku', deltas: [...deltas] } : undefined
}

const readPlainWin = ({ actor, target, pai, deltas, scores, ura_markers, uradora_markers }: Fields): MjaiEvent | undefined => {
  if (!isPlayer(actor) || !isPlayer(target) || pai !== undefined || uradora_markers !== undefined) return undefined
  if (!isListOf(deltas, 4, 4, isPoints) || scores !== undefined) return undefined
  const below = facesIn(ura_markers, 15)
  return below && { type: 'hora', actor, target, deltas: [...deltas], ura_markers: below }
}

const faceAt = (name: unknown): number | undefined => (typeof name === 'string' ? FACES.get(name) : undefined)

const facesIn = (names: unknown, most: number): number[] | undefined => {
  if (!Array.isArray(names) || names.length > most) return undefined
  const faces: number[] = []
  for (const name of names) {
    const face = faceAt(name)
    if (face === undefined) return undefined
    faces.push(face)
  }
  return faces
}
