import type { Text } from '../../engine/model/language.ts'
import type { Seat } from '../../engine/model/seats.ts'
import { seatName } from '../../engine/phrases/seats.ts'
import { inType } from './in-type.ts'

/** A player's seat, as an example. */
export type SeatSaid = { readonly round: number | null; readonly table: string; readonly seat: Seat; readonly whose: string }

/** Warnings of data that identifies people in a file with pseudonyms, if a start list, a seating or results are public. */
export const positionWords = inType({
  seats: (seated: number, people: number, { round, table, seat, whose }: SeatSaid): Text => ({
    en: `A table and a seat identify ${seated} of ${people} people to every reader of the seating: for example, ${round === null ? '' : `round ${round}, `}table ${table}, ${seatName(seat, 'en')} is ${whose}.`,
    fr: `Une table et une place permettent de reconnaître ${seated} personnes sur ${people} avec le plan de table : par exemple, ${round === null ? '' : `ronde ${round}, `}table ${table}, ${seatName(seat, 'fr')} est ${whose}.`,
  }),
  results: (count: number): Text => ({
    en: `The points of ${count} signed ${count === 1 ? 'result' : 'results'} identify the players in published results.`,
    fr: `Les points des résultats signés (${count}) permettent de reconnaître les joueurs dans des résultats publiés.`,
  }),
  incidents: (count: number): Text => ({
    en: `${count} ${count === 1 ? 'incident names its table' : 'incidents name their table'} and the hand.`,
    fr: `Incidents qui indiquent leur table et la donne : ${count}.`,
  }),
  changes: (count: number): Text => ({
    en: `${count} ${count === 1 ? 'substitute, swapped seat or withdrawal identifies' : 'substitutes, swapped seats and withdrawals identify'} the people involved to everyone who was there.`,
    fr: `Remplacements, échanges de places et abandons (${count}) : les personnes présentes savent de qui il s’agit.`,
  }),
  theOnlyOne: {
    en: 'Everyone else keeps their name: the name missing from the file but on the start list belongs to the pseudonym.',
    fr: 'Tous les autres gardent leur nom : le nom de la liste des inscrits qui manque ici est celui du pseudonyme.',
  },
  times: {
    en: 'The times of acts, rulings and penalties are kept: another report with the same times, or anyone who was there, can identify the people.',
    fr: 'Les heures des actes, décisions et pénalités sont conservées : un autre rapport avec les mêmes heures, ou une personne présente, permet de reconnaître qui c’est.',
  },
})
