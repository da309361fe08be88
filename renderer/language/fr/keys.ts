import type { Texts } from '../texts.ts'

/** Textes français de la feuille des touches. */
export const keys: Pick<Texts, 'keymap'> = {
  keymap: {
    title: 'Touches',
    scope: {
      everywhere: 'Partout',
      hall: 'Salle',
      line: 'Table, dans la ligne de saisie',
      table: 'Table, ligne de saisie vide',
      fast: 'Table, saisie rapide',
      finding: 'Sur un constat',
      ruling: 'Décision',
      replay: 'Relecture',
      rulebook: 'Règles',
    },
    byPlace: 'selon la place de la touche, quelle que soit sa lettre',
    numbers: 'nombre, puis famille ; aussi sur le pavé numérique',
    suits: 'caractères, ronds, bambous, honneurs',
    layout: 'Lettres de',
    asTold: 'ce clavier',
    asLanguage: 'clavier usuel de cette langue',
    reset: 'Toutes les touches comme au début',
    wasReset: 'Toutes les touches sont comme au début.',
    howToChange: 'On change une touche en cliquant dessus.',
    changeKey: 'Changer la touche pour : {{what}}',
    press: 'Appuyez sur la nouvelle touche pour « {{what}} » ; Échap n’y change rien.',
    notThatKey: 'Pas cette touche. Une autre pour « {{what}} » ; Échap n’y change rien.',
    taken: '{{key}} est déjà « {{other}} ». Entrée échange les deux ; Échap n’y change rien.',
    nothing: 'Rien de ce nom.',
    close: 'Fermer',
    words: 'Ce que l’on tape',
    seats: 'qui : Est, Sud, Ouest, Nord',
    tiles: 'Tuiles',
    example: 'E discard 1z : qui, quoi, quelle tuile',
  },
}
