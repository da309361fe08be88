import type { Abort, TableEvent } from '../../../engine/model/events.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { expandShort } from '../../../engine/notation/short-forms.ts'
import { faceNamed, facesNamed, TILE_FACES } from './faces.ts'

// An event is a value that nobody changes. A game has a thousand events, but all games together have only some hundred different draws and
// discards, so each of these is made once.

/** The three events of a short form. */
export type ShortEvents = ReturnType<typeof expandShort>

/** The seat of a number: the dealer is 0. */
const seatNamed = (seat: number): Seat => SEATS[seat] ?? 'E'

/** A draw or replacement draw. */
export const drawEvent = (seat: number, face: number): TableEvent => of(DRAWS, seat, face)
export const replacementEvent = (seat: number, face: number): TableEvent => of(REPLACES, seat, face)

/** A discard; without `source` if the log does not say whether it was the drawn tile. */
export const discardEvent = (seat: number, face: number, source: 'drawn' | 'hand' | undefined): TableEvent =>
  of(source === 'drawn' ? DRAWN_DISCARDS : source === 'hand' ? HAND_DISCARDS : DISCARDS, seat, face)

export const ankanEvent = (seat: number, kind: number): TableEvent => of(ANKANS, seat, kind)
export const kakanEvent = (seat: number, face: number): TableEvent => of(KAKANS, seat, face)
/** A discard of a riichi whose stick is not paid. */
export const rotatedEvent = (seat: number, face: number, source: 'drawn' | 'hand' | undefined): TableEvent =>
  inOneShape({ actor: seatNamed(seat), verb: 'discard', rotated: true, tile: faceNamed(face), ...(source && { source }) })

export const doraEvent = (face: number): TableEvent => inOneShape({ actor: '*', verb: 'dora', tile: faceNamed(face) })
export const callEvent = (seat: number, call: 'riichi' | 'ron' | 'tsumo'): TableEvent =>
  inOneShape({ actor: seatNamed(seat), verb: 'call', call })
export const endEvent = (how: 'exhaustive' | 'win' | Abort): TableEvent => inOneShape({ actor: '*', verb: 'end', how })
/** A hand shown; for a self-draw win, its tile comes last. */
export const revealEvent = (seat: number, faces: readonly number[]): TableEvent =>
  inOneShape({ actor: seatNamed(seat), verb: 'reveal', tiles: facesNamed(faces) })
export const waitingEvent = (seat: number, waits: boolean): TableEvent =>
  inOneShape({ actor: seatNamed(seat), verb: waits ? 'tenpai' : 'noten' })
export const uraEvent = (faces: readonly number[]): TableEvent => inOneShape({ actor: '*', verb: 'ura', tiles: facesNamed(faces) })
/** `points` by seat. */
export const scoresEvent = (points: readonly number[]): TableEvent => inOneShape({ actor: '*', verb: 'scores', points })

/** A riichi whose stick is paid. */
export const riichiEvents = (seat: number, face: number): ShortEvents => shortEvents(seat, 'riichi', [face])

/** A claim with the tiles shown from the hand. */
export const claimEvents = (seat: number, form: ShortForm, shown: readonly number[]): ShortEvents => shortEvents(seat, form, shown)

const SHORT_FORMS = ['chii', 'pon', 'daiminkan', 'riichi'] as const
type ShortForm = (typeof SHORT_FORMS)[number]

/** More than real games have. A made-up log could have any tiles. */
const MOST_SHORTS = 4000
const shorts = new Map<number, ShortEvents>()

const shortEvents = (seat: number, form: ShortForm, faces: readonly number[]): ShortEvents => {
  let key = 0
  for (const face of faces) key = key * (TILE_FACES.length + 1) + face + 1
  key = (key * SHORT_FORMS.length + SHORT_FORMS.indexOf(form)) * SEATS.length + seat
  const known = shorts.get(key)
  if (known) return known
  const [call, second, third] = expandShort({ actor: seatNamed(seat), form, tiles: facesNamed(faces) })
  const made = [inOneShape(call), inOneShape(second), inOneShape(third)] as const
  if (shorts.size < MOST_SHORTS) shorts.set(key, made)
  return made
}

/** Each field that an event of a game can have. */
const FIELDS: object = {
  actor: undefined,
  verb: undefined,
  tile: undefined,
  source: undefined,
  rotated: undefined,
  short: undefined,
  call: undefined,
  tiles: undefined,
  how: undefined,
  points: undefined,
}

/**
 * The event with undefined fields for those of other verbs. Where all events of a game have the same fields, V8 finds them at once: the
 * engine judges the game in an eighth less time.
 */
const inOneShape = (event: TableEvent): TableEvent => ({ ...FIELDS, ...event })

const forEach = (make: (actor: Seat, tile: Tile) => TableEvent): readonly TableEvent[] =>
  SEATS.flatMap((actor) => TILE_FACES.map((tile) => inOneShape(make(actor, tile))))

const of = (events: readonly TableEvent[], seat: number, face: number): TableEvent => {
  const event = events[seat * TILE_FACES.length + face]
  if (event === undefined) throw new Error(`no event of seat ${seat} with face ${face}`)
  return event
}

const named = (tile: Tile) => (tile === '?' ? {} : { tile })
const DRAWS = forEach((actor, tile) => ({ actor, ...named(tile), verb: 'draw' }))
const REPLACES = forEach((actor, tile) => ({ actor, ...named(tile), verb: 'replace' }))
const DISCARDS = forEach((actor, tile) => ({ actor, verb: 'discard', tile }))
const DRAWN_DISCARDS = forEach((actor, tile) => ({ actor, verb: 'discard', tile, source: 'drawn' }))
const HAND_DISCARDS = forEach((actor, tile) => ({ actor, verb: 'discard', tile, source: 'hand' }))
const ANKANS = forEach((actor, tile) => ({ actor, verb: 'ankan', tile }))
const KAKANS = forEach((actor, tile) => ({ actor, verb: 'kakan', tile }))
