import { SEATS, type Seat, type Seats, seatAfter } from './seats.ts'

/** The facts of a game that depend on its number of players. Every rule set names one. */
export type GameForm = {
  /** The seats of a hand in turn order, the dealer first. */
  readonly seats: Seats
  /** Whether a discard can be called for a chow. */
  readonly hasChow: boolean
  readonly tilesInSet: number
  /** Tiles in the live wall at the deal: the set, less the dead wall and the dealt hands. */
  readonly wallAtTheDeal: number
  /** Tiles of the dead wall that are drawn after a kong. */
  readonly replacementTiles: number
  /** How many base points a discarder pays to a dealer and to another winner. */
  readonly discardShares: { readonly dealer: number; readonly other: number }
  /** The share that a missing player would have paid for a self-draw: the winner loses it, or the losers pay half each. */
  readonly absentShare: 'lost' | 'halved'
  /** The total that players without a waiting hand pay to those with one. */
  readonly notenPayment: number
  /** The points that each loser of a self-draw win pays for a counter; a discarder pays the share of all. */
  readonly counterShare: number
}

/** Riichi for four players: a dead wall of 14 tiles and hands of 13. */
export const FOUR_PLAYERS: GameForm = {
  seats: SEATS,
  hasChow: true,
  tilesInSet: 136,
  wallAtTheDeal: 136 - 14 - 4 * 13,
  replacementTiles: 4,
  discardShares: { dealer: 6, other: 4 },
  absentShare: 'lost',
  notenPayment: 3000,
  counterShare: 100,
}

export type Deal = { readonly wind: Seat; readonly number: number }

/** The wind and number of the hand after one in which the dealer does not stay. */
export const nextDeal = ({ wind, number }: Deal, { seats }: Pick<GameForm, 'seats'>): Deal =>
  number < seats.length ? { wind, number: number + 1 } : { wind: seatAfter(wind, 1, SEATS), number: 1 }

/** The other players of a hand, who pay for a win. */
export const losersTo = (winner: Seat, { seats }: Pick<GameForm, 'seats'>): readonly Seat[] => seats.filter((seat) => seat !== winner)

export const losersIn = ({ seats }: Pick<GameForm, 'seats'>): number => seats.length - 1

/** The seats that nobody takes. */
export const absentSeats = ({ seats }: Pick<GameForm, 'seats'>): readonly Seat[] => SEATS.filter((seat) => !seats.includes(seat))

/** The player to the right of a discarder if the game has chows: only this player can call one. */
export const chowCaller = (discarder: Seat, { seats, hasChow }: Pick<GameForm, 'seats' | 'hasChow'>): Seat | undefined =>
  hasChow ? seatAfter(discarder, 1, seats) : undefined
