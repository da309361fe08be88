import type { Texts } from '../texts.ts'

/** French texts of the top bar beside its screens. */
export const shell: Pick<Texts, 'shell'> = {
  shell: {
    openTables: 'Tables ouvertes',
    openTablesKeys: 'Alt ← → : d’une table ouverte à l’autre',
    tableOf: 'Table {{table}}, ronde {{round}}',
    closeTable: 'Fermer la table {{table}}',
    roundShort: 'R{{round}}',
    switchTable: 'd’une table ouverte à l’autre',
    closeThis: 'fermer cette table',
    hallClock: 'lancer, arrêter, reprendre l’horloge de la ronde',
    moreTime: '5 minutes de plus pour la ronde',
    extraTime: '5 minutes de plus pour la table 7',
    logIncident: 'il s’est passé quelque chose à la table 7 ; détails plus tard',
    findPlayer: 'joueur numéro 7',
    nextOpen: 'ouvrir ce qui attend',
    toList: 'vers ce qui attend',
    undoHall: 'annuler, rétablir ce qu’on y a fait en dernier',
  },
}
