import type { Texts } from '../en.ts'

/** French texts of the start screen. */
export const start: Pick<Texts, 'start'> = {
  start: {
    title: 'Choisir ou créer un fichier de tournoi',
    files: 'Fichiers de tournoi',
    folder: 'dans {{folder}}',
    none: 'Pas encore de fichier de tournoi',
    noneDo: 'Créez-en un avec le formulaire, ou ouvrez l’exemple.',
    make: 'Nouveau tournoi',
    name: 'Nom',
    place: 'Lieu',
    date: 'Date',
    rules: 'Règlement',
    inForce: 'En vigueur',
    earlier: 'Antérieurs, ou jamais mis en vigueur',
    tables: 'Nombre de tables, si connu',
    referee: 'Arbitre principal',
    create: 'Créer le fichier',
    sample: 'Ouvrir l’exemple',
    receive: 'Importer un fichier de tournoi',
    receiveWhat: 'une copie venue d’un autre ordinateur, .shinpan ou .shinpan.gz, jusqu’à 8 Go ; elle est vérifiée d’abord',
    sampleWhat: 'joueurs, tables et un litige déjà joué, pour découvrir',
    isSample: 'exemple',
    unreadable: 'illisible : {{trouble}}',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    thenSetup: 'Règles, joueurs, rondes, places et arbitres suivent, étape par étape. Chacune peut attendre.',
    required: 'À remplir.',
    failed: 'Échec : {{why}}',
  },
}
