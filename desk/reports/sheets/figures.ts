import { wordsByLanguage } from '../../../engine/model/words-by-language.ts'

/** The names of a tournament's figures. */
export const FIGURE_NAMES = wordsByLanguage({
  rounds: { en: 'Rounds', fr: 'Rondes' },
  tables: { en: 'Tables', fr: 'Tables' },
  hands: { en: 'Hands', fr: 'Donnes' },
  acts: { en: 'Acts on record', fr: 'Actes relevés' },
  players: { en: 'Players', fr: 'Joueurs' },
  referees: { en: 'Referees', fr: 'Arbitres' },
  incidents: {
    all: { en: 'Incidents', fr: 'Incidents' },
    open: { en: 'Incidents: open', fr: 'Incidents : ouverts' },
    ruled: { en: 'Incidents: ruled', fr: 'Incidents : décidés' },
    appealed: { en: 'Incidents: appealed', fr: 'Incidents : recours en cours' },
    closed: { en: 'Incidents: closed', fr: 'Incidents : clos' },
    notable: { en: 'Incidents: notable', fr: 'Incidents : notables' },
  },
  rulings: {
    all: { en: 'Rulings', fr: 'Décisions' },
    upheld: { en: 'Rulings: confirmed', fr: 'Décisions : confirmées' },
    changed: { en: 'Rulings: confirmed with another penalty', fr: 'Décisions : confirmées avec une autre pénalité' },
    dismissed: { en: 'Rulings: dismissed', fr: 'Décisions : rejetées' },
    superseded: { en: 'Rulings: superseded', fr: 'Décisions : remplacées' },
    review: { en: 'Rulings: to be reviewed', fr: 'Décisions : à revoir' },
  },
  appeals: {
    all: { en: 'Appeals', fr: 'Recours' },
    undecided: { en: 'Appeals: not decided yet', fr: 'Recours : pas encore tranchés' },
    upheld: { en: 'Appeals: ruling upheld', fr: 'Recours : décision maintenue' },
    changed: { en: 'Appeals: penalty changed', fr: 'Recours : pénalité modifiée' },
    overturned: { en: 'Appeals: ruling overturned', fr: 'Recours : décision infirmée' },
  },
  penalties: {
    stands: { en: 'Penalties: in force', fr: 'Pénalités : en vigueur' },
    cancelled: { en: 'Penalties: cancelled', fr: 'Pénalités : annulées' },
    superseded: { en: 'Penalties: superseded', fr: 'Pénalités : remplacées' },
    void: { en: 'Penalties: void', fr: 'Pénalités : nulles' },
    contradicted: { en: 'Penalties: contradicted', fr: 'Pénalités : contredites' },
  },
  seconds: {
    median: { en: 'Seconds from incident to ruling, median', fr: 'Secondes de l’incident à la décision, médiane' },
    longest: { en: 'Seconds from incident to ruling, longest', fr: 'Secondes de l’incident à la décision, maximum' },
  },
})
