/** The four seats in turn order. Everything that walks the table walks this array. */
export const SEATS = ['E', 'S', 'W', 'N'] as const
export type Seat = (typeof SEATS)[number]

/** One value for every seat; a missing seat does not compile. */
export type BySeat<T> = Readonly<Record<Seat, T>>

/** The seat to the right, whose turn comes next (shimocha). */
export const nextSeat = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % 4] as Seat

/** The seat to the left: whose discards may be claimed for a chow (kamicha). */
export const leftSeat = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 3) % 4] as Seat

/** All four seats in turn order, starting with one of them. */
export const seatsFrom = (first: Seat): readonly Seat[] => SEATS.map((_, turns) => SEATS[(SEATS.indexOf(first) + turns) % 4] as Seat)

/**
 * The number of turns from one seat to another, 0 to 3: 1 is the right neighbour (shimocha), 2 across (toimen), 3 the left neighbour
 * (kamicha).
 */
export const distance = (from: Seat, to: Seat): number => (SEATS.indexOf(to) - SEATS.indexOf(from) + 4) % 4

/** Computes one value for every seat. */
export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({ E: make('E'), S: make('S'), W: make('W'), N: make('N') })

/** Whether a word is a seat letter. */
export const isSeat = (word: string): word is Seat => word === 'E' || word === 'S' || word === 'W' || word === 'N'
