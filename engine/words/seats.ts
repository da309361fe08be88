import type { ByLanguage, Language } from '../language.ts'
import type { BySeat, Seat } from '../seats.ts'

/** The seats by the name that stands on their label. */
const SEAT_NAMES: ByLanguage<BySeat<string>> = {
  en: { E: 'East', S: 'South', W: 'West', N: 'North' },
  fr: { E: 'Est', S: 'Sud', W: 'Ouest', N: 'Nord' },
}

/** A seat by its name. */
export const seatName = (seat: Seat, language: Language): string => SEAT_NAMES[language][seat]

/** A seat in an English sentence: `West`, `West’s`. */
export const englishSeat = (seat: Seat): string => SEAT_NAMES.en[seat]
export const englishOwner = (seat: Seat): string => `${SEAT_NAMES.en[seat]}’s`

const ARTICLE: BySeat<string> = { E: 'l’', S: 'le ', W: 'l’', N: 'le ' }
const OF: BySeat<string> = { E: 'de l’', S: 'du ', W: 'de l’', N: 'du ' }
const TO: BySeat<string> = { E: 'à l’', S: 'au ', W: 'à l’', N: 'au ' }

/** A seat in a French sentence: `l’Est`, `le Sud`. */
export const frenchSeat = (seat: Seat): string => ARTICLE[seat] + SEAT_NAMES.fr[seat]
/** `de l’Est`, `du Sud`. */
export const frenchOf = (seat: Seat): string => OF[seat] + SEAT_NAMES.fr[seat]
/** `à l’Est`, `au Sud`. */
export const frenchTo = (seat: Seat): string => TO[seat] + SEAT_NAMES.fr[seat]

/** `North`, `North and East`, `North, East and South`; French with « et ». */
export const list = (parts: readonly string[], and: 'and' | 'et'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
