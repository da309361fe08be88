/** All winds, in turn order: the seats of four players, and the prevailing winds of a game. */
export const SEATS = ['E', 'S', 'W', 'N'] as const
export type Seat = (typeof SEATS)[number]

/** The seats of a hand in turn order, the dealer first. */
export type Seats = readonly [Seat, ...Seat[]]

/** One value for every seat; a missing seat does not compile. */
export type BySeat<T> = Readonly<Record<Seat, T>>

/** The value of one seat. At every event it is read by a name that V8 knows, which an index by a changing seat is not. */
export const ofSeat = <T>(values: BySeat<T>, seat: Seat): T =>
  seat === 'E' ? values.E : seat === 'S' ? values.S : seat === 'W' ? values.W : values.N

/** The seat to the right, whose turn comes next (shimocha). */
export const nextSeat = (seat: Seat, seats: Seats): Seat => seats[seats.indexOf(seat) + 1] ?? seats[0]

/** The seat to the left: whose discards may be claimed for a chow (kamicha). */
export const leftSeat = (seat: Seat, seats: Seats): Seat => seatAfter(seat, -1, seats)

/** The seat some turns after another one; before it if the number is negative. */
export const seatAfter = (seat: Seat, turns: number, seats: Seats): Seat =>
  seats[(((seats.indexOf(seat) + turns) % seats.length) + seats.length) % seats.length] ?? seats[0]

/** The seat that a player of the hand with this number had in the first hand: the seats move on with the deal. */
export const firstWind = (seat: Seat, handNumber: number, seats: Seats): Seat => seatAfter(seat, handNumber - 1, seats)

/** All seats in turn order, starting with one of them. */
export const seatsFrom = (first: Seat, seats: Seats): readonly Seat[] => seats.map((_, turns) => seatAfter(first, turns, seats))

/**
 * The number of turns from one seat to another. Of four players: 1 is the right neighbour (shimocha), 2 across (toimen), 3 the left
 * neighbour (kamicha).
 */
export const seatDistance = (from: Seat, to: Seat, seats: Seats): number =>
  (seats.indexOf(to) - seats.indexOf(from) + seats.length) % seats.length

/** The side on which another player sits: right and left are the neighbours, middle is across. */
export const sideOf = (seat: Seat, other: Seat, seats: Seats): 'right' | 'middle' | 'left' | undefined => {
  const turns = seatDistance(seat, other, seats)
  return turns === 0 ? undefined : turns === 1 ? 'right' : turns === seats.length - 1 ? 'left' : 'middle'
}

/** Computes one value for every seat. */
export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({ E: make('E'), S: make('S'), W: make('W'), N: make('N') })

/** The seats that letters name, such as `ESWN`. */
export const seatsNamed = (letters: string): Seats => {
  const [first = 'E', ...others] = SEATS.filter((seat) => letters.includes(seat))
  return [first, ...others]
}

export const isSeat = (word: string): word is Seat => SEATS.some((seat) => seat === word)
