import { bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
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

/** The seat of a player's number. */
export const seatOf = (player: number, dealer: number): Seat => SEATS[(player - dealer + 4) % 4] ?? 'E'

/** Maps a list by player to a record by seat. */
export const bySeatFrom = <T>(list: readonly T[], dealer: number, absent: T): Readonly<Record<Seat, T>> =>
  bySeat((seat) => list[(SEATS.indexOf(seat) + dealer) % 4] ?? absent)

/** The header of a hand; leaves out hands that the log hides. */
export const headerOf = ({ name, dealer, names, scores, dora, hands }: DealFacts): HandHeader => {
  const inOrder = <T>(list: readonly T[], absent: T): readonly [T, T, T, T] => {
    const { E, S, W, N } = bySeatFrom(list, dealer, absent)
    return [E, S, W, N]
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
  wind: SEATS[round >> 2] ?? 'E',
  number: (round % 4) + 1,
  counters,
  sticks,
})
