import type { AnswerWords } from './answer-wording.ts'

/** It was the player's fault. */
export const FOUL: AnswerWords = {
  en: { label: 'Foul', follows: (f) => `It is a violation by ${f.who}.` },
  fr: { label: 'Faute', follows: (f) => `C’est une faute ${f.of}.` },
}

/** A turn was not recorded. */
export const MISSING: AnswerWords = {
  en: { label: 'A turn is missing', follows: () => 'The record has left out a turn; nobody is at fault.' },
  fr: { label: 'Il manque un tour', follows: () => 'Un tour manque au relevé ; personne n’est en faute.' },
}

/** The line stands twice. */
export const DOUBLED: AnswerWords = {
  en: { label: 'Entered twice', follows: (f) => `${f.at.replace('act', 'Act')} stands twice in the record; nobody is at fault.` },
  fr: { label: 'Entré deux fois', follows: (f) => `L’${f.act} est deux fois dans le relevé ; personne n’est en faute.` },
}

/** The line has the wrong seat. */
export const WRONG_SEAT: AnswerWords = {
  en: { label: 'Wrong seat entered', follows: (f) => `${f.at.replace('act', 'Act')} was done by another player; nobody is at fault.` },
  fr: { label: 'Mauvaise place notée', follows: (f) => `L’${f.act} est d’un autre joueur ; personne n’est en faute.` },
}

/** The record has a wrong tile. */
export const WRONG_TILE: AnswerWords = {
  en: { label: 'Mistake of the record', follows: (f) => `The record is wrong at ${f.at}; nobody is at fault.` },
  fr: { label: 'Erreur du relevé', follows: (f) => `Le relevé est faux à ${f.at} ; personne n’est en faute.` },
}

/** It was allowed. */
export const ALLOWED: AnswerWords = {
  en: { label: 'Allowed', follows: () => 'It stands, and play goes on.' },
  fr: { label: 'Permis', follows: () => 'C’est valable, et le jeu continue.' },
}

/** The turn before was over: a tile lay there for a discard, or the record has left the turn out. */
export const TURN_OVER: AnswerWords = {
  en: {
    label: 'The turn before was over',
    follows: () => 'The record has left out a discard or a whole turn; nobody is at fault.',
  },
  fr: {
    label: 'Le tour d’avant était fini',
    follows: () => 'Il manque un écart ou un tour entier au relevé ; personne n’est en faute.',
  },
}

/** The draw that had been forgotten before the discard. */
export const MADE_UP_FOR: AnswerWords = {
  en: {
    label: 'The forgotten draw',
    follows: (f) => `${f.Who} made up at once for the draw before the discard; nobody is at fault.`,
  },
  fr: {
    label: 'La pioche oubliée',
    follows: (f) => `${f.Who} a fait aussitôt la pioche oubliée avant l’écart ; personne n’est en faute.`,
  },
}
