import { unknownMelds } from '../../../engine/hand/majiang-hand.ts'
import { waitsOf } from '../../../engine/hand/waits.ts'
import type { Abort } from '../../../engine/model/events.ts'
import { FOUR_PLAYERS } from '../../../engine/model/game-form.ts'
import { bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import { isKnown, kindOf, type Tile } from '../../../engine/model/tiles.ts'
import type { PlayedDraw } from './acts.ts'
import type { ImportedHand } from './hand.ts'

/** Why a hand ended if the log only says that nobody won; undefined if nothing in the play explains it. */
export const drawReason = (hand: ImportedHand): 'exhaustive' | Abort | undefined => {
  const { due, draws, riichis, kongs, claims, discards } = hand.facts()
  if (due.due === 'discard') return due.drawn !== undefined && discards.length < SEATS.length ? 'nine-terminals' : undefined
  if (due.due === 'first') return undefined
  if (riichis === SEATS.length) return 'four-riichi'
  if (kongs.length === 4 && new Set(kongs).size > 1) return 'four-kongs'
  // Once all tiles of the live wall are drawn, also as replacements, it is empty.
  if (draws === FOUR_PLAYERS.wallAtTheDeal) return 'exhaustive'
  if (discards.length === SEATS.length && claims + kongs.length === 0 && discards.every((tile) => tile === discards[0] && isWind(tile)))
    return 'four-winds'
  return 'three-wins'
}

const isWind = (tile: Tile): boolean => isKnown(tile) && ['1z', '2z', '3z', '4z'].includes(kindOf(tile))

/**
 * Which players were waiting at an exhaustive draw, by the payments. If nobody paid, all were or none was, by the hands. Undefined if
 * unknown.
 */
export const waitingAt = (deltas: Readonly<Record<Seat, number>>, hand: ImportedHand): PlayedDraw['waiting'] => {
  if (!SEATS.every((seat) => deltas[seat] === 0)) return waitingBy(deltas)
  const [first, ...others] = SEATS.map((seat) => isWaiting(hand.hand(seat)))
  return first === undefined || others.some((other) => other !== first) ? undefined : bySeat(() => first)
}

/** Whether a hand is one tile from complete; undefined if the log hides it. */
const isWaiting = (tiles: readonly Tile[]): boolean | undefined => {
  const concealed = tiles.filter(isKnown)
  if (concealed.length !== tiles.length || tiles.length % 3 !== 1) return undefined
  const { kinds, fifth } = waitsOf({ concealed, melds: unknownMelds(concealed, (13 - tiles.length) / 3) })
  return kinds.length > 0 || fifth
}

/** Which players were waiting, by the payments alone. */
export const waitingBy = (deltas: Readonly<Record<Seat, number>>): PlayedDraw['waiting'] => {
  const received = SEATS.filter((seat) => deltas[seat] > 0)
  const paid = SEATS.filter((seat) => deltas[seat] < 0)
  const isShare = (seats: readonly Seat[]) => seats.every((seat) => Math.abs(deltas[seat]) === FOUR_PLAYERS.notenPayment / seats.length)
  return received.length > 0 && received.length + paid.length === SEATS.length && isShare(received) && isShare(paid)
    ? bySeat((seat) => deltas[seat] > 0)
    : undefined
}

/**
 * A draw, and which players show their hands: those waiting at an exhaustive draw, the declarer of nine terminals, all four in riichi, all
 * winners.
 */
export const drawOf = (how: PlayedDraw['how'], hand: ImportedHand, waiting?: PlayedDraw['waiting']): PlayedDraw => {
  const { due } = hand.facts()
  const actor = due.due === 'first' ? undefined : due.seat
  if (how === 'exhaustive') return waiting ? { how, waiting, shown: SEATS.filter((seat) => waiting[seat]) } : { how, shown: [] }
  if (how === 'nine-terminals') return { how, shown: SEATS.filter((seat) => seat === actor) }
  if (how === 'three-wins') return { how, shown: SEATS.filter((seat) => seat !== actor) }
  return { how, shown: how === 'four-riichi' ? SEATS : [] }
}
