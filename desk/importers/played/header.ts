import { bySeat, SEATS, type Seat, seatAfter } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { sortedFaces } from './held-faces.ts'

/** Facts of a hand before its first event. Lists are in the log's player order; the dealer's number maps them to seats. */
export type DealFacts = {
  readonly name?: HandHeader['name']
  readonly dealer: number
  readonly names?: readonly string[] | undefined
  readonly scores?: readonly number[] | undefined
  readonly dora: Tile
  readonly hands?: readonly (readonly Tile[])[] | undefined
}

export const seatOf = (player: number, dealer: number): Seat => seatAfter('E', player - dealer, SEATS)

export const playerAt = (seat: Seat, dealer: number): number => (SEATS.indexOf(seat) + dealer) % SEATS.length

/** Maps a list by player to a record by seat. */
export const bySeatFrom = <T>(list: readonly T[], dealer: number, absent: T): Readonly<Record<Seat, T>> =>
  bySeat((seat) => list[playerAt(seat, dealer)] ?? absent)

/** The header of a hand; leaves out hands that the log hides. */
export const headerOf = ({ name, dealer, names, scores, dora, hands }: DealFacts): HandHeader => {
  const inOrder = <T>(list: readonly T[], absent: T): readonly T[] => {
    const found = bySeatFrom(list, dealer, absent)
    return SEATS.map((seat) => found[seat])
  }
  const bySeats = bySeatFrom<readonly Tile[]>(hands ?? [], dealer, [])
  const known = SEATS.filter((seat) => bySeats[seat].length > 0 && !bySeats[seat].includes('?'))
  return {
    ...(name && { name }),
    from: 'deal',
    ...(names && { players: inOrder(names, '') }),
    ...(scores && { scores: inOrder(scores, 0) }),
    ...(dora !== '?' && { dora }),
    ...(known.length > 0 && { deal: Object.fromEntries(known.map((seat) => [seat, sortedFaces(bySeats[seat])])) }),
    melds: [],
    riichi: [],
  }
}

/** The name of a hand by its round: 0 to 3 are East 1 to 4, 4 is South 1. */
export const handName = (round: number, counters: number, sticks: number): NonNullable<HandHeader['name']> => ({
  wind: SEATS[Math.floor(round / SEATS.length)] ?? 'E',
  number: (round % SEATS.length) + 1,
  counters,
  sticks,
})
