import type { ByLanguage, Language } from '../model/language.ts'
import type { BySeat, Seat } from '../model/seats.ts'

const SEAT_NAMES: ByLanguage<BySeat<string>> = {
  en: { E: 'East', S: 'South', W: 'West', N: 'North' },
  fr: { E: 'Est', S: 'Sud', W: 'Ouest', N: 'Nord' },
}

/** The letter on the label of a seat. The notation writes `W` in every language. */
const SEAT_LETTERS: ByLanguage<BySeat<string>> = {
  en: { E: 'E', S: 'S', W: 'W', N: 'N' },
  fr: { E: 'E', S: 'S', W: 'O', N: 'N' },
}

/** A seat by its letter: `O` is Ouest. */
export const seatLetter = (seat: Seat, language: Language): string => SEAT_LETTERS[language][seat]

export const seatName = (seat: Seat, language: Language): string => SEAT_NAMES[language][seat]

/** A seat in an English sentence: `West`, `West’s`. */
export const englishSeat = (seat: Seat): string => SEAT_NAMES.en[seat]
export const englishOwner = (seat: Seat): string => `${SEAT_NAMES.en[seat]}’s`

/** A seat in a French sentence is the name of its player, without article: `Est`, `d’Est`, `de Sud`, `à Ouest`. */
export const frenchSeat = (seat: Seat): string => SEAT_NAMES.fr[seat]
export const frenchOf = (seat: Seat): string => `${seat === 'E' || seat === 'W' ? 'd’' : 'de '}${SEAT_NAMES.fr[seat]}`
export const frenchTo = (seat: Seat): string => `à ${SEAT_NAMES.fr[seat]}`

/** `North`, `North and East`, `North, East and South`; French with « et »; choices with “or”, « ou ». */
export const listInWords = (parts: readonly string[], and: 'and' | 'et' | 'or' | 'ou'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
