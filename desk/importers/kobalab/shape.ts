import {
  anything,
  faultAt,
  faultInside,
  fieldsWith,
  isObject,
  listOf,
  optional,
  playerNames,
  playerNumber,
  pointsOfFour,
  type ShapeCheck,
  textThat,
  wholeNumber,
} from '../json/shapes.ts'
import { stringsIn } from '../json/text.ts'
import { concealedTiles, discardOfPai, faceOfPai, readKobalabMeld } from './tiles.ts'

/** A game; its events are validated one by one. */
export type KobalabGame = {
  readonly log: readonly (readonly unknown[])[]
  readonly player?: readonly string[]
  /** The first dealer. */
  readonly qijia?: number
}

/** An act of a player: a tile, or a group in the notation of `readKobalabMeld`. */
type WithTile = { readonly l: number; readonly p: string }
type WithMeld = { readonly l: number; readonly m: string }

/** One event: an object with one of these names in it. */
export type KobalabEvent = {
  readonly qipai?: {
    readonly zhuangfeng: number
    readonly jushu: number
    readonly changbang: number
    readonly lizhibang: number
    readonly defen: readonly number[]
    readonly baopai: string
    readonly shoupai: readonly string[]
  }
  readonly zimo?: WithTile
  readonly gangzimo?: WithTile
  readonly dapai?: WithTile
  readonly fulou?: WithMeld
  readonly gang?: WithMeld
  readonly kaigang?: { readonly baopai: string }
  readonly hule?: {
    readonly l: number
    readonly baojia?: number | null
    readonly shoupai: string
    readonly fubaopai?: readonly string[] | null
    readonly fenpei?: readonly number[]
  }
  readonly pingju?: { readonly name: string; readonly shoupai: readonly string[]; readonly fenpei?: readonly number[] }
}

const MOST_TEXT = 60

const tile: ShapeCheck = (pai) => (typeof pai === 'string' && faceOfPai(pai) !== undefined ? undefined : faultAt(pai, 'expect-tile'))
const discarded: ShapeCheck = (pai) => (typeof pai === 'string' && discardOfPai(pai) ? undefined : faultAt(pai, 'expect-tile'))
const hand = textThat((text) => text.length <= MOST_TEXT && concealedTiles(text) !== undefined, 'expect-tile')
const meld = textThat((text) => text.length <= MOST_TEXT && readKobalabMeld(text) !== undefined, 'expect-call')
const drawName = textThat((text) => text.length <= 20, 'expect-result')
const turn = wholeNumber(0, 3)
const count = wholeNumber(0, 200)
const fourHands = listOf(hand, 4, 4)
const payments = optional(pointsOfFour)
const indicators = listOf(tile, 0, 5)
const games = listOf(listOf(anything, 0, 1000), 0, 200)

const act = fieldsWith({ l: playerNumber, p: tile })
const call = fieldsWith({ l: playerNumber, m: meld })
const orNull =
  (check: ShapeCheck): ShapeCheck =>
  (value) =>
    value === null || value === undefined ? undefined : check(value)

/** The check of each event. */
const EVENTS: ReadonlyMap<string | undefined, ShapeCheck> = new Map<keyof KobalabEvent, ShapeCheck>([
  [
    'qipai',
    fieldsWith({
      zhuangfeng: turn,
      jushu: turn,
      changbang: count,
      lizhibang: count,
      defen: pointsOfFour,
      baopai: tile,
      shoupai: fourHands,
    }),
  ],
  ['zimo', act],
  ['gangzimo', act],
  ['dapai', fieldsWith({ l: playerNumber, p: discarded })],
  ['fulou', call],
  ['gang', call],
  ['kaigang', fieldsWith({ baopai: tile })],
  ['hule', fieldsWith({ l: playerNumber, baojia: orNull(playerNumber), shoupai: hand, fubaopai: orNull(indicators), fenpei: payments })],
  ['pingju', fieldsWith({ name: drawName, shoupai: fourHands, fenpei: payments })],
])

/** Why a value is no game. */
export const faultInKobalab = fieldsWith({ log: games, player: optional(playerNames), qijia: optional(playerNumber) })

/** Why a value is no event. */
export const faultInEvent: ShapeCheck = (value) => {
  if (!isObject(value)) return faultAt(value, 'expect-event')
  let name: string | undefined
  for (const key in value) {
    if (name !== undefined) return faultAt(value, 'expect-event')
    name = key
  }
  const check = EVENTS.get(name)
  if (name === undefined || !check) return faultAt(value, 'expect-event')
  const fault = check(value[name])
  return fault && faultInside(name, fault)
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
