import type { Texts } from '../en.ts'

/** French texts of damaged files and their repair. */
export const rescue: Pick<Texts, 'fileBand' | 'rescue'> = {
  fileBand: {
    older: 'Des entrées manquent.',
    goOn: 'Continuer sans elles',
    damaged: 'Le fichier est endommagé.',
    damagedMeans: 'Il est ouvert en lecture seule, autant qu’il est lisible. Rien ne peut être saisi tant qu’il n’est pas réparé :',
    wrongMeans: 'Aucun rapport n’en est tiré. Pour le réparer :',
    readOnlyMeans:
      'Le fichier ou son dossier ne peut pas être écrit : rien ne peut être saisi. Rendez-le inscriptible ou copiez-le ailleurs, puis rouvrez-le.',
    noBackupMeans:
      'Tout ce qui a été saisi est enregistré dans le fichier, mais il manque une deuxième copie. Faites de la place ou libérez le dossier, puis réessayez.',
  },
  rescue: {
    restore: 'Restaurer la dernière bonne sauvegarde',
    look: 'Chercher une bonne sauvegarde',
    looking: 'Recherche d’une bonne sauvegarde…',
    found: 'La sauvegarde {{time}} est bonne. Les entrées suivantes ne sont que dans le fichier endommagé, gardé à côté.',
    restoreIt: 'La restaurer',
    none: 'Il n’y a aucune bonne sauvegarde.',
    salvage: 'Sauver ce qui est lisible dans un nouveau fichier',
    saving: 'Sauvetage de ce qui est lisible…',
    saved_one: '{{count}} entrée sauvée dans {{file}}.',
    saved_other: '{{count}} entrées sauvées dans {{file}}.',
    nothingMissing: 'Rien ne manque.',
    missing_one: '{{count}} entrée manque.',
    missing_other: '{{count}} entrées manquent.',
    leftOut_one: '{{count}} entrée qui suit une entrée manquante, ou est endommagée, est dans {{file}}.',
    leftOut_other: '{{count}} entrées qui suivent des entrées manquantes, ou sont endommagées, sont dans {{file}}.',
    openIt: 'L’ouvrir',
  },
}
