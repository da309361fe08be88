import { SEATS, type Seat } from '../../engine/model/seats.ts'

/** The letters that choose a seat in a form, in both languages: `o` is Ouest. No button there has one of them. */
export const SEAT_LETTERS = [...SEATS.map((seat) => seat.toLowerCase()), 'o']

/** The seat that a letter chooses in a form. */
export const seatOfLetter = (letter: string): Seat | undefined =>
  letter === 'o' ? 'W' : SEATS.find((seat) => seat.toLowerCase() === letter)
