import type { Text } from '../../../engine/model/language.ts'
import { typeset } from '../../../engine/phrases/typeset.ts'

const text = (en: string, fr: string): Text => ({ en, fr: typeset(fr, 'fr') })

/** The words of the reports on a whole tournament and on one player. */
export const SHEET_WORDS = {
  penaltySheet: text('Penalty sheet', 'Feuille des pénalités'),
  tournamentReport: text('Tournament report', 'Rapport du tournoi'),
  slip: text('Penalties of a player', 'Pénalités d’un joueur'),
  time: text('Time', 'Heure'),
  noPenalties: text('No penalties.', 'Aucune pénalité.'),
  noIncidents: text('No incidents.', 'Aucun incident.'),
  noFindings: text('No findings.', 'Aucun constat.'),
  byPlayer: text('Penalty totals by player', 'Total des pénalités par joueur'),
  all: text('All penalties', 'Toutes les pénalités'),
  figures: text('Figures', 'Chiffres'),
  findings: text('Findings by rule and round', 'Constats par règle et par ronde'),
  findingsNote: text(
    'All findings of the record, including those answered, corrected or dismissed; “ruled” counts those that a referee confirmed or changed. Mistakes of the record come last.',
    'Tous les constats du relevé, y compris ceux qui sont réglés, corrigés ou rejetés ; « tranchés » compte ceux qu’un arbitre a confirmés ou modifiés. Les erreurs du relevé viennent en dernier.',
  ),
  level: text('Level', 'Niveau'),
  roundShort: text('R', 'R'),
  noRound: text('none', 'sans'),
  total: text('All', 'Total'),
  ruled: text('Ruled', 'Tranchés'),
  byRule: text('Penalties by rule', 'Pénalités par règle'),
  byRound: text('Penalties by round', 'Pénalités par ronde'),
  byReferee: text('Penalties by referee', 'Pénalités par arbitre'),
  incidents: text('Incidents', 'Incidents'),
  what: text('What', 'Quoi'),
  decision: text('Decision', 'Décision'),
  received: text('Received (player)', 'Reçu (joueur)'),
  effect: text('Totals', 'Totaux'),
  undecided: text('Findings without a ruling', 'Constats sans décision'),
  secondsMedian: text('From incident to ruling, median', 'De l’incident à la décision, médiane'),
  secondsLongest: text('From incident to ruling, longest', 'De l’incident à la décision, maximum'),
  minutes: text('min', 'min'),
  seconds: text('s', 's'),
} as const
