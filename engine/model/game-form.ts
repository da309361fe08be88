import { SEATS, type Seat, type Seats, seatAfter } from './seats.ts'

/** The facts of a game that depend on its number of players. */
export type GameForm = {
  readonly seats: Seats
  readonly tilesInSet: number
  /** Tiles in the live wall at the deal: the set, less the dead wall and the dealt hands. */
  readonly wallAtTheDeal: number
  /** The total that players without a waiting hand pay to those with one. */
  readonly notenPayment: number
  /** The points that each loser of a self-draw win pays for a counter; a discarder pays the share of all. */
  readonly counterShare: number
}

/** Riichi for four players: a dead wall of 14 tiles and hands of 13. */
export const FOUR_PLAYERS: GameForm = {
  seats: SEATS,
  tilesInSet: 136,
  wallAtTheDeal: 136 - 14 - 4 * 13,
  notenPayment: 3000,
  counterShare: 100,
}

/** The number of losers of a win. */
export const losersIn = ({ seats }: GameForm): number => seats.length - 1

/** The wind and number of the hand after one in which the dealer does not stay. */
export const nextDeal = (
  { wind, number }: { readonly wind: Seat; readonly number: number },
  { seats }: GameForm = FOUR_PLAYERS,
): { readonly wind: Seat; readonly number: number } =>
  number < seats.length ? { wind, number: number + 1 } : { wind: seatAfter(wind, 1), number: 1 }
