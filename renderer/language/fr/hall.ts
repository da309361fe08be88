import type { Texts } from '../texts.ts'

/** French texts of the hall. */
export const hall: Pick<Texts, 'hall'> = {
  hall: {
    tables: 'Tables',
    recording: 'relevé en cours',
    act: 'acte {{act}}',
    open: 'Ouvrir la table {{table}}',
    command: 'Table, joueur ou numéro',
    nothingFound: 'Aucune table, aucun joueur ni numéro de ce nom',
    openIncidents: 'Ouvert aux tables',
    noIncidents: 'Aucun incident ouvert',
    noIncidentsDo: 'Ce qui est constaté à une table attend ici qu’on décide.',
    penalties: 'Pénalités',
    noPenalties: 'Pas encore de pénalité',
    noPenaltiesDo: 'Confirmez un constat à sa table.',
    file: 'Fichier',
    nextOpen: 'Suivant',
    nothingOpen: 'Rien n’est ouvert',
    newTable: 'Nouvelle table',
    newTableName: 'Nom ou numéro',
    makeTable: 'Créer la table',
    noTables: 'Pas encore de table',
    noTablesDo: 'Créez-en une : son nom ou numéro, et qui y est assis.',
    rounds: 'Rondes',
    roundOpen_zero: 'rien d’ouvert',
    roundOpen_one: '{{count}} ouvert',
    roundOpen_other: '{{count}} ouverts',
    toMend_one: '{{count}} ligne à corriger',
    toMend_other: '{{count}} lignes à corriger',
  },
}
