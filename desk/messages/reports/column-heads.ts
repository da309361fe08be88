import type { Text } from '../../../engine/model/language.ts'
import { wordsByLanguage } from '../../../engine/model/words-by-language.ts'
import { PENALTY_COLUMNS, type PenaltyColumn } from '../../contract/penalty-fields.ts'

const PENALTY_HEADS = Object.fromEntries(Object.entries(PENALTY_COLUMNS).map(([name, { head }]) => [name, head])) as Readonly<
  Record<PenaltyColumn, Text>
>

/** Column heads of spreadsheets, and the names of their sheets. */
export const HEADS = wordsByLanguage({
  ...PENALTY_HEADS,
  penalties: { en: 'Penalties', fr: 'Pénalités' },
  incidents: { en: 'Incidents', fr: 'Incidents' },
  players: { en: 'Players', fr: 'Joueurs' },
  statistics: { en: 'Figures', fr: 'Chiffres' },
  findings: { en: 'Findings', fr: 'Constats' },
  scores: { en: 'Scores', fr: 'Scores' },
  about: { en: 'About', fr: 'À propos' },
  sums: {
    players: { en: 'By player', fr: 'Par joueur' },
    rules: { en: 'By rule', fr: 'Par règle' },
    rounds: { en: 'By round', fr: 'Par ronde' },
    tables: { en: 'By table', fr: 'Par table' },
    referees: { en: 'By referee', fr: 'Par arbitre' },
  },
  count: { en: 'Number', fr: 'Nombre' },
  notices: { en: 'Notices', fr: 'Avertissements' },
  deadHands: { en: 'Dead hands', fr: 'Mains mortes' },
  chombos: { en: 'Chombo', fr: 'Chombo' },
  disqualifications: { en: 'Disqualifications', fr: 'Disqualifications' },
  notInPoints: { en: 'Without fixed points', fr: 'Sans points fixes' },
  weight: { en: 'Weight', fr: 'Importance' },
  note: { en: 'Note', fr: 'Note' },
  openedBy: { en: 'Opened by', fr: 'Ouvert par' },
  openedAt: { en: 'Opened (UTC)', fr: 'Ouvert (UTC)' },
  penaltyState: { en: 'Penalty state', fr: 'État de la pénalité' },
  ruledBy: { en: 'Ruled by', fr: 'Tranché par' },
  ruledAt: { en: 'Ruled (UTC)', fr: 'Tranché (UTC)' },
  appeal: { en: 'Appeal', fr: 'Recours' },
  closed: { en: 'Reason for closing', fr: 'Motif de clôture' },
  statements: { en: 'Statements', fr: 'Déclarations' },
  concerned: { en: 'Involved', fr: 'Personnes concernées' },
  level: { en: 'Level', fr: 'Niveau' },
  figure: { en: 'Figure', fr: 'Chiffre' },
  value: { en: 'Value', fr: 'Valeur' },
  tournament: { en: 'Tournament', fr: 'Tournoi' },
  place: { en: 'Place', fr: 'Lieu' },
  date: { en: 'Date', fr: 'Date' },
  logHash: { en: 'Newest log entry, hash', fr: 'Dernière entrée du journal, empreinte' },
  logEntry: { en: 'Newest log entry, place', fr: 'Dernière entrée du journal, place' },
  without: { en: 'none', fr: 'aucun' },
})
