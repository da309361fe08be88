import { SEATS } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { faceNamed, facesNamed, HIDDEN_FACE, sortedHand } from './faces.ts'

/** Facts of a hand before its first event. Lists are in the log's player order; the dealer's number maps them to seats. */
export type DealFacts = {
  readonly name?: HandHeader['name']
  readonly dealer: number
  readonly names?: readonly string[] | undefined
  readonly scores?: readonly number[] | undefined
  readonly dora: number
  readonly hands?: readonly (readonly number[])[] | undefined
}

/** A deal: the header of its hand, the tiles of each seat, sorted, and the first indicator. */
export type PlayedDeal = { readonly header: HandHeader; readonly hands: readonly (readonly number[])[]; readonly dora: number }

/** The seats of a hand as numbers, the dealer's first. */
export const SEAT_NUMBERS = [0, 1, 2, 3] as const

export const seatOf = (player: number, dealer: number): number => (player - dealer + SEATS.length) % SEATS.length

export const playerInSeat = (seat: number, dealer: number): number => (seat + dealer) % SEATS.length

/** A list by player as a list by seat. */
export const bySeatFrom = <T>(list: readonly T[], dealer: number, absent: T): readonly T[] =>
  SEAT_NUMBERS.map((seat) => list[playerInSeat(seat, dealer)] ?? absent)

const UNKNOWN: readonly number[] = Array.from({ length: 13 }, () => HIDDEN_FACE)

/** A deal with its header, which leaves out hands that the log hides. */
export const dealOf = ({ name, dealer, names, scores, dora, hands = [] }: DealFacts): PlayedDeal => {
  const deal: Partial<Record<(typeof SEATS)[number], readonly Tile[]>> = {}
  const sorted = SEATS.map((seat, number) => {
    const hand = hands[playerInSeat(number, dealer)] ?? []
    if (hand.length === 0 || hand.includes(HIDDEN_FACE)) return UNKNOWN
    const tiles = sortedHand(hand)
    deal[seat] = facesNamed(tiles)
    return tiles
  })
  const header: HandHeader = {
    ...(name && { name }),
    from: 'deal',
    ...(names && { players: bySeatFrom(names, dealer, '') }),
    ...(scores && { scores: bySeatFrom(scores, dealer, 0) }),
    ...(dora !== HIDDEN_FACE && { dora: faceNamed(dora) }),
    ...(sorted.some((hand) => hand !== UNKNOWN) && { deal }),
    melds: [],
    riichi: [],
  }
  return { header, hands: sorted, dora }
}

/** The name of a hand by its round: 0 to 3 are East 1 to 4, 4 is South 1. */
export const importedHandName = (round: number, counters: number, sticks: number): NonNullable<HandHeader['name']> => ({
  wind: SEATS[Math.floor(round / SEATS.length)] ?? 'E',
  number: (round % SEATS.length) + 1,
  counters,
  sticks,
})
