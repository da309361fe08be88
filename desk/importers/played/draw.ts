import { unknownMelds } from '../../../engine/hand/majiang-hand.ts'
import { waitsOf } from '../../../engine/hand/waits.ts'
import type { Abort } from '../../../engine/model/events.ts'
import { FOUR_PLAYERS } from '../../../engine/model/game-form.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { isKnown } from '../../../engine/model/tiles.ts'
import type { PlayedDraw } from './acts.ts'
import { faceNumber, facesNamed } from './faces.ts'
import type { ImportedHand } from './hand.ts'
import { SEAT_NUMBERS } from './header.ts'

/** Why a hand ended if the log only says that nobody won; undefined if nothing in the play explains it. */
export const drawReason = (hand: ImportedHand): 'exhaustive' | Abort | undefined => {
  const { due, tile, draws, riichis, kongs, claims, discards } = hand.facts()
  if (due === 'discard') return tile !== undefined && discards.length < SEATS.length ? 'nine-terminals' : undefined
  if (due === 'first') return undefined
  if (riichis === SEATS.length) return 'four-riichi'
  if (kongs.length === 4 && new Set(kongs).size > 1) return 'four-kongs'
  // Once all tiles of the live wall are drawn, also as replacements, it is empty.
  if (draws === FOUR_PLAYERS.wallAtTheDeal) return 'exhaustive'
  if (discards.length === SEATS.length && claims + kongs.length === 0 && discards.every((face) => face === discards[0] && isWind(face)))
    return 'four-winds'
  return 'three-wins'
}

const WINDS: readonly number[] = (['1z', '2z', '3z', '4z'] as const).map(faceNumber)
const isWind = (face: number): boolean => WINDS.includes(face)

/**
 * Which players were waiting at an exhaustive draw, by the payments. If nobody paid, all were or none was, by the hands. Undefined if
 * unknown. All lists are by seat.
 */
export const waitingAt = (deltas: readonly number[], hand: ImportedHand): PlayedDraw['waiting'] => {
  if (!deltas.every((delta) => delta === 0)) return waitingBy(deltas)
  const [first, ...others] = SEAT_NUMBERS.map((seat) => isWaiting(hand.hand(seat)))
  return first === undefined || others.some((other) => other !== first) ? undefined : SEAT_NUMBERS.map(() => first)
}

/** Whether a hand is one tile from complete; undefined if the log hides it. */
const isWaiting = (faces: readonly number[]): boolean | undefined => {
  const concealed = facesNamed(faces).filter(isKnown)
  if (concealed.length !== faces.length || faces.length % 3 !== 1) return undefined
  const { kinds, fifth } = waitsOf({ concealed, melds: unknownMelds(concealed, (13 - faces.length) / 3) })
  return kinds.length > 0 || fifth
}

/** Which players were waiting, by the payments alone. */
export const waitingBy = (deltas: readonly number[]): PlayedDraw['waiting'] => {
  const received = deltas.filter((delta) => delta > 0)
  const paid = deltas.filter((delta) => delta < 0)
  const isShare = (points: readonly number[]) => points.every((delta) => Math.abs(delta) === FOUR_PLAYERS.notenPayment / points.length)
  return received.length > 0 && received.length + paid.length === SEATS.length && isShare(received) && isShare(paid)
    ? deltas.map((delta) => delta > 0)
    : undefined
}

/**
 * A draw, and which players show their hands: those waiting at an exhaustive draw, the declarer of nine terminals, all four in riichi, all
 * winners.
 */
export const drawOf = (how: PlayedDraw['how'], hand: ImportedHand, waiting?: PlayedDraw['waiting']): PlayedDraw => {
  const { due, seat } = hand.facts()
  const actor = due === 'first' ? undefined : seat
  if (how === 'exhaustive') return waiting ? { how, waiting, shown: SEAT_NUMBERS.filter((one) => waiting[one]) } : { how, shown: [] }
  if (how === 'nine-terminals') return { how, shown: SEAT_NUMBERS.filter((one) => one === actor) }
  if (how === 'three-wins') return { how, shown: SEAT_NUMBERS.filter((one) => one !== actor) }
  return { how, shown: how === 'four-riichi' ? SEAT_NUMBERS : [] }
}
