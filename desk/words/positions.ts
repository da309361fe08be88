import type { ByLanguage } from '../../engine/language.ts'
import type { Seat } from '../../engine/seats.ts'
import { seatName } from '../../engine/words/seats.ts'

type Text = ByLanguage<string>

/** A seat of somebody, as an example. */
export type SeatSaid = { readonly round: number | null; readonly table: string; readonly seat: Seat; readonly whose: string }

/** Warnings of what identifies people in a file under pseudonyms, wherever a start list, a seating or results are public. */
export const positionWords = {
  seats: (seated: number, people: number, { round, table, seat, whose }: SeatSaid): Text => ({
    en: `A table and a seat identify ${seated} of ${people} people to every reader of the seating: for example, ${round === null ? '' : `round ${round}, `}table ${table}, ${seatName(seat, 'en')} is ${whose}.`,
    fr: `Une table et un siège désignent ${seated} personnes sur ${people} à qui a le plan de table : par exemple, ${round === null ? '' : `ronde ${round}, `}table ${table}, ${seatName(seat, 'fr')} est ${whose}.`,
  }),
  results: (count: number): Text => ({
    en: `The points of ${count} signed ${count === 1 ? 'result' : 'results'} identify the players in published results.`,
    fr: `Les points des résultats signés (${count}) désignent les joueurs dans des résultats publiés.`,
  }),
  incidents: (count: number): Text => ({
    en: `${count} ${count === 1 ? 'incident names its table' : 'incidents name their table'} and the hand.`,
    fr: `Incidents qui indiquent leur table et la donne : ${count}.`,
  }),
  changes: (count: number): Text => ({
    en: `${count} ${count === 1 ? 'substitute, swapped seat or withdrawal tells' : 'substitutes, swapped seats and withdrawals tell'} who was concerned to everybody who was there.`,
    fr: `Remplacements, échanges de sièges et abandons (${count}) : qui était présent sait de qui il s’agit.`,
  }),
  theOnlyOne: {
    en: 'Everybody else keeps their name: the one who is missing from the start list is the one with the pseudonym.',
    fr: 'Tous les autres gardent leur nom : qui manque à la liste des inscrits porte le pseudonyme.',
  } as Text,
  times: {
    en: 'The times of acts, rulings and penalties are kept: another report with the same times, or anybody who was there, identifies them.',
    fr: 'Les heures des actes, décisions et pénalités sont conservées : un autre rapport avec les mêmes heures, ou une personne présente, permet de reconnaître qui c’est.',
  } as Text,
}
