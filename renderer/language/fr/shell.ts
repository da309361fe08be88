import type { Texts } from '../en.ts'

/** French texts of the top bar beside its screens. */
export const shell: Pick<Texts, 'shell'> = {
  shell: {
    openTables: 'Tables ouvertes',
    openTablesKeys: 'Alt ← → : d’une table ouverte à l’autre',
    tableOf: 'Table {{table}}, ronde {{round}}',
    closeTable: 'Fermer la table {{table}}',
    roundShort: 'R{{round}}',
  },
}
