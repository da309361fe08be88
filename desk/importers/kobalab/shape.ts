import {
  anything,
  faultAt,
  faultInside,
  fieldsWith,
  isObject,
  listOf,
  optional,
  type Passed,
  playerNames,
  playerNumber,
  pointsOfFour,
  type ShapeCheck,
  textThat,
  wholeNumber,
} from '../json/shapes.ts'
import { stringsIn } from '../json/text.ts'
import { concealedTiles, discardOfPai, faceOfPai, readKobalabMeld } from './tiles.ts'

const MOST_TEXT = 60

const tile: ShapeCheck<string> = (pai) =>
  typeof pai === 'string' && faceOfPai(pai) !== undefined ? undefined : faultAt(pai, 'expect-tile')
const discarded: ShapeCheck<string> = (pai) => (typeof pai === 'string' && discardOfPai(pai) ? undefined : faultAt(pai, 'expect-tile'))
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
  <T>(check: ShapeCheck<T>): ShapeCheck<T | null | undefined> =>
  (value) =>
    value === null || value === undefined ? undefined : check(value)

const EVENTS = {
  qipai: fieldsWith({
    zhuangfeng: turn,
    jushu: turn,
    changbang: count,
    lizhibang: count,
    defen: pointsOfFour,
    baopai: tile,
    shoupai: fourHands,
  }),
  zimo: act,
  gangzimo: act,
  dapai: fieldsWith({ l: playerNumber, p: discarded }),
  fulou: call,
  gang: call,
  kaigang: fieldsWith({ baopai: tile }),
  hule: fieldsWith({ l: playerNumber, baojia: orNull(playerNumber), shoupai: hand, fubaopai: orNull(indicators), fenpei: payments }),
  pingju: fieldsWith({ name: drawName, shoupai: fourHands, fenpei: payments }),
}
/** One event: an object with one of these names in it. A group is in the notation of `readKobalabMeld`. */
export type KobalabEvent = { readonly [Name in keyof typeof EVENTS]?: Passed<(typeof EVENTS)[Name]> }

/** The check of each event. */
const CHECKS: ReadonlyMap<string | undefined, ShapeCheck> = new Map(Object.entries(EVENTS))

/** Why a value is no game. */
export const faultInKobalab = fieldsWith({ log: games, player: optional(playerNames), qijia: optional(playerNumber) })
/** A game; its events are validated one by one. `qijia`: the first dealer. */
export type KobalabGame = Passed<typeof faultInKobalab>

/** Why a value is no event. */
export const faultInEvent: ShapeCheck = (value) => {
  if (!isObject(value)) return faultAt(value, 'expect-event')
  let name: string | undefined
  for (const key in value) {
    if (name !== undefined) return faultAt(value, 'expect-event')
    name = key
  }
  const check = CHECKS.get(name)
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
