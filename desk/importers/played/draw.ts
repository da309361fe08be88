import { unknownMelds } from '../../../engine/hand/majiang-hand.ts'
import { waitsOf } from '../../../engine/hand/waits.ts'
import type { Abort } from '../../../engine/model/events.ts'
import { bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import { isKnown, kindOf, type Tile } from '../../../engine/model/tiles.ts'
import type { PlayedDraw } from './acts.ts'
import type { PlayedHand } from './hand.ts'

/** Live wall at the deal: with the last of them, drawn or as a replacement, the wall is empty. */
const WALL = 70
/** What those who do not wait pay to those who do. */
const FOR_WAITING = 3000

/** Why a hand ended, where the log only says that nobody won. Undefined where nothing that was played can be the reason. */
export const drawReason = (hand: PlayedHand): 'exhaustive' | Abort | undefined => {
  const { due, draws, riichis, kongs, claims, discards } = hand.facts()
  if (due.due === 'discard') return due.drawn !== undefined && discards.length < 4 ? 'nine-terminals' : undefined
  if (due.due === 'first') return undefined
  if (riichis === 4) return 'four-riichi'
  if (kongs.length === 4 && new Set(kongs).size > 1) return 'four-kongs'
  if (draws === WALL) return 'exhaustive'
  if (discards.length === 4 && claims + kongs.length === 0 && discards.every((tile) => tile === discards[0] && isWind(tile)))
    return 'four-winds'
  return 'three-wins'
}

const isWind = (tile: Tile): boolean => isKnown(tile) && ['1z', '2z', '3z', '4z'].includes(kindOf(tile))

/** Who waited at an exhaustive draw, as the payments tell; where nobody paid, all waited or nobody, as the hands tell. Undefined where they do not. */
export const waitingAt = (deltas: Readonly<Record<Seat, number>>, hand: PlayedHand): PlayedDraw['waiting'] => {
  if (!SEATS.every((seat) => deltas[seat] === 0)) return waitingBy(deltas)
  const [first, ...others] = SEATS.map((seat) => isWaiting(hand.hand(seat)))
  return first === undefined || others.some((other) => other !== first) ? undefined : bySeat(() => first)
}

/** Whether a hand is one tile from complete; undefined where the log hides it. */
const isWaiting = (tiles: readonly Tile[]): boolean | undefined => {
  const concealed = tiles.filter(isKnown)
  if (concealed.length !== tiles.length || tiles.length % 3 !== 1) return undefined
  const { kinds, fifth } = waitsOf({ concealed, melds: unknownMelds(concealed, (13 - tiles.length) / 3) })
  return kinds.length > 0 || fifth
}

/** Who waited, by the payments alone. */
export const waitingBy = (deltas: Readonly<Record<Seat, number>>): PlayedDraw['waiting'] => {
  const received = SEATS.filter((seat) => deltas[seat] > 0)
  const paid = SEATS.filter((seat) => deltas[seat] < 0)
  const isShare = (seats: readonly Seat[]) => seats.every((seat) => Math.abs(deltas[seat]) === FOR_WAITING / seats.length)
  return received.length > 0 && received.length + paid.length === 4 && isShare(received) && isShare(paid)
    ? bySeat((seat) => deltas[seat] > 0)
    : undefined
}

/** A draw, and who shows the hand: those who wait at an exhaustive one, whoever declares, all four in riichi, all who win. */
export const drawOf = (how: PlayedDraw['how'], hand: PlayedHand, waiting?: PlayedDraw['waiting']): PlayedDraw => {
  const { due } = hand.facts()
  const actor = due.due === 'first' ? undefined : due.seat
  if (how === 'exhaustive') return waiting ? { how, waiting, shown: SEATS.filter((seat) => waiting[seat]) } : { how, shown: [] }
  if (how === 'nine-terminals') return { how, shown: SEATS.filter((seat) => seat === actor) }
  if (how === 'three-wins') return { how, shown: SEATS.filter((seat) => seat !== actor) }
  return { how, shown: how === 'four-riichi' ? SEATS : [] }
}
