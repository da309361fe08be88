import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import { tileNamed } from '../../../engine/model/tiles.ts'
import {
  faultAt,
  faultInside,
  isObject,
  listOf,
  optional,
  type PassedFields,
  playerNames,
  playerNumber,
  pointsOfFour,
  pointsOfUpToFour,
  type ShapeCheck,
  type ShapeFault,
  textThat,
  wholeNumber,
} from '../json/shapes.ts'
import { faceNumber, HIDDEN_FACE } from '../played/faces.ts'

const SUITS = ['m', 'p', 's'] as const
const HONOURS = [...SEATS, 'P', 'F', 'C'] as const
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

const faceNamed = (name: string): number => faceNumber(tileNamed(name) ?? '?')

/** Mjai's names of tiles; `?` is a hidden tile. */
const FACES: ReadonlyMap<string, number> = new Map<string, number>([
  ['?', HIDDEN_FACE],
  ...SUITS.flatMap((suit) => [
    ...NUMBERS.map((n): [string, number] => [`${n}${suit}`, faceNamed(`${n}${suit}`)]),
    [`5${suit}r`, faceNamed(`0${suit}`)] as [string, number],
  ]),
  ...HONOURS.map((name, i): [string, number] => [name, faceNamed(`${i + 1}z`)]),
])

/** A tile, read as its face. */
const tile = textThat<number>((name) => FACES.has(name), 'expect-tile')
const yesNo: ShapeCheck<boolean> = (value) => (typeof value === 'boolean' ? undefined : faultAt(value, 'expect-yes-no'))
const tiles = (count: number) => listOf(tile, count, count)
const below = optional(listOf(tile, 0, 15))
const payments = { deltas: optional(pointsOfFour), scores: optional(pointsOfFour) }

const byActor = { actor: playerNumber }
const withTile = { actor: playerNumber, pai: tile }
const claimWith = (count: number) => ({ ...withTile, target: playerNumber, consumed: tiles(count) })

/** The checks of the fields of each event; other fields are ignored. */
const SHAPES = {
  start_game: { names: optional(playerNames), aka_flag: optional(yesNo) },
  start_kyoku: {
    oya: playerNumber,
    dora_marker: tile,
    bakaze: optional(textThat<Seat>((name) => SEATS.some((seat) => seat === name), 'expect-tile')),
    kyoku: optional(wholeNumber(1, 4)),
    honba: optional(wholeNumber(0, 200)),
    kyotaku: optional(wholeNumber(0, 200)),
    scores: optional(pointsOfUpToFour),
    tehais: optional(listOf(listOf(tile, 0, 13), 0, 4)),
  },
  haipai: { ...byActor, pais: tiles(13) },
  tsumo: withTile,
  dahai: { ...withTile, tsumogiri: optional(yesNo) },
  chi: claimWith(2),
  pon: claimWith(2),
  daiminkan: claimWith(3),
  ankan: { ...byActor, consumed: tiles(4) },
  kakan: { ...withTile, consumed: tiles(3) },
  dora: { dora_marker: tile },
  reach: byActor,
  reach_accepted: byActor,
  hora: { ...byActor, target: playerNumber, pai: optional(tile), ...payments, ura_markers: below, uradora_markers: below },
  ryukyoku: {
    actor: optional(playerNumber),
    reason: optional(textThat((text) => text.length <= 40, 'expect-text')),
    ...payments,
    tenpais: optional(listOf(yesNo, 4, 4)),
  },
  end_kyoku: {},
  end_game: {},
  kita: {},
  nukidora: {},
}

/** Every event of both dialects: gimite's, and the slim one of Mortal and janpo. */
export type MjaiEvent = {
  [Type in keyof typeof SHAPES]: { readonly type: Type } & PassedFields<(typeof SHAPES)[Type]>
}[keyof typeof SHAPES]
export type MjaiOf<T extends MjaiEvent['type']> = Extract<MjaiEvent, { readonly type: T }>
/** An event within a hand. */
export type MjaiAct = Exclude<MjaiEvent, { readonly type: 'start_game' | 'start_kyoku' | 'end_game' | 'kita' | 'nukidora' }>

const TILE_FIELDS: readonly string[] = ['pai', 'pais', 'dora_marker', 'tehais', 'consumed', 'ura_markers', 'uradora_markers']

const FIELDS_OF = new Map(
  Object.entries(SHAPES).map(([type, shape]): [unknown, readonly Field[]] => [
    type,
    Object.entries(shape).map(([name, check]) => ({ name, check, isTiles: TILE_FIELDS.includes(name) })),
  ]),
)
type Field = { readonly name: string; readonly check: ShapeCheck; readonly isTiles: boolean }

/** Reads an event, or says why a value is none. */
export const readMjaiEvent = (value: unknown): Result<MjaiEvent, ShapeFault> => {
  if (!isObject(value)) return refuse(faultAt(value, 'expect-event'))
  const fields = FIELDS_OF.get(value.type)
  if (!fields) return refuse({ ...faultAt(value.type, 'expect-event'), path: ['type'] })
  const event: Record<string, unknown> = { type: value.type }
  for (const { name, check, isTiles } of fields) {
    const found = value[name]
    const fault = check(found)
    if (fault) return refuse(faultInside(name, fault))
    if (found !== undefined) event[name] = isTiles ? facesIn(found) : found
  }
  return ok(event as MjaiEvent)
}

/** The faces of checked tiles, in lists as they are. */
const facesIn = (tiles: unknown): unknown => (Array.isArray(tiles) ? tiles.map(facesIn) : FACES.get(String(tiles)))
