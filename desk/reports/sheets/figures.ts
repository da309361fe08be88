import type { ByLanguage } from '../../../engine/model/language.ts'

const en = {
  rounds: 'Rounds',
  tables: 'Tables',
  hands: 'Hands',
  acts: 'Acts on record',
  players: 'Players',
  referees: 'Referees',
  incidents: {
    all: 'Incidents',
    open: 'Incidents: open',
    ruled: 'Incidents: ruled',
    appealed: 'Incidents: appealed',
    closed: 'Incidents: closed',
    notable: 'Incidents: notable',
  },
  rulings: {
    all: 'Rulings',
    upheld: 'Rulings: confirmed',
    changed: 'Rulings: confirmed with another penalty',
    dismissed: 'Rulings: dismissed',
    superseded: 'Rulings: superseded',
    review: 'Rulings: waiting for a review',
  },
  appeals: {
    all: 'Appeals',
    undecided: 'Appeals: not decided yet',
    upheld: 'Appeals: the ruling stands',
    changed: 'Appeals: the penalty changed',
    overturned: 'Appeals: the ruling overturned',
  },
  penalties: {
    stands: 'Penalties: standing',
    cancelled: 'Penalties: cancelled',
    superseded: 'Penalties: superseded',
    void: 'Penalties: void',
    contradicted: 'Penalties: contradicted',
  },
  seconds: { median: 'Seconds from incident to ruling, median', longest: 'Seconds from incident to ruling, longest' },
}

const fr: typeof en = {
  rounds: 'Rondes',
  tables: 'Tables',
  hands: 'Mains',
  acts: 'Actes relevés',
  players: 'Joueurs',
  referees: 'Arbitres',
  incidents: {
    all: 'Incidents',
    open: 'Incidents : ouverts',
    ruled: 'Incidents : décidés',
    appealed: 'Incidents : recours en cours',
    closed: 'Incidents : clos',
    notable: 'Incidents : notables',
  },
  rulings: {
    all: 'Décisions',
    upheld: 'Décisions : confirmées',
    changed: 'Décisions : confirmées avec une autre pénalité',
    dismissed: 'Décisions : rejetées',
    superseded: 'Décisions : remplacées',
    review: 'Décisions : à revoir',
  },
  appeals: {
    all: 'Recours',
    undecided: 'Recours : pas encore tranchés',
    upheld: 'Recours : décision maintenue',
    changed: 'Recours : pénalité modifiée',
    overturned: 'Recours : décision infirmée',
  },
  penalties: {
    stands: 'Pénalités : en vigueur',
    cancelled: 'Pénalités : annulées',
    superseded: 'Pénalités : remplacées',
    void: 'Pénalités : nulles',
    contradicted: 'Pénalités : contredites',
  },
  seconds: { median: 'Secondes de l’incident à la décision, médiane', longest: 'Secondes de l’incident à la décision, maximum' },
}

/** The names of a tournament's figures. */
export const FIGURES: ByLanguage<typeof en> = { en, fr }
