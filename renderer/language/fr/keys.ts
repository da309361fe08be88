import type { Texts } from '../texts.ts'

/** French texts of the sheet of keys. */
export const keys: Pick<Texts, 'keymap'> = {
  keymap: {
    title: 'Touches',
    everywhere: 'Partout',
    entry: 'Table, dans la ligne de saisie',
    empty: 'Table, ligne de saisie vide',
    finding: 'Sur un constat',
    ruling: 'Décision',
    screens: 'les écrans',
    signs: 'signature, langue, apparence',
    this: 'ces touches',
    enter: 'enregistrer l’acte',
    take: 'prendre la complétion',
    others: 'autres complétions',
    clear: 'vider la ligne, retour au présent',
    stepFinding: 'passer d’un constat à l’autre',
    answer: 'la lettre sur le bouton répond',
    steps: 'cocher une étape',
    language: 'français, anglais',
    close: 'Fermer',
    openTable: 'ouvrir une table par son numéro',
    words: 'Ce que l’on tape',
    seats: 'qui : Est, Sud, Ouest, Nord',
    tiles: 'Tuiles',
    example: 'E discard 1z : qui, quoi, quelle tuile',
    export: 'rapport en HTML, en JSON',
    penalty: 'autre pénalité, en modifiant',
    openEntry: 'ouvre ce qui est ouvert à côté du dernier acte',
  },
}
