import type { AnswerWords } from './rule-words.ts'

/** It was the player's fault. */
export const FOUL: AnswerWords = {
  en: { label: 'Foul', follows: (f) => `It is a violation by ${f.who}.` },
  fr: { label: 'Faute', follows: (f) => `C’est une faute ${f.of}.` },
}

/** A turn was not recorded. */
export const MISSING: AnswerWords = {
  en: { label: 'A turn is missing', follows: () => 'A turn is missing from the record; nobody is at fault.' },
  fr: { label: 'Il manque un tour', follows: () => 'Il manque un tour au relevé ; personne n’est en faute.' },
}

export const DOUBLED: AnswerWords = {
  en: { label: 'Entered twice', follows: (f) => `${f.at.replace('act', 'Act')} is entered twice; nobody is at fault.` },
  fr: { label: 'Noté deux fois', follows: (f) => `L’${f.act} est noté deux fois ; personne n’est en faute.` },
}

export const WRONG_SEAT: AnswerWords = {
  en: { label: 'Wrong seat entered', follows: (f) => `Another player did ${f.at}; nobody is at fault.` },
  fr: { label: 'Mauvaise place notée', follows: (f) => `C’est un autre joueur qui a fait ${f.at} ; personne n’est en faute.` },
}

export const WRONG_TILE: AnswerWords = {
  en: { label: 'Mistake in the record', follows: (f) => `The record is wrong at ${f.at}; nobody is at fault.` },
  fr: { label: 'Erreur du relevé', follows: (f) => `Le relevé est faux à ${f.at} ; personne n’est en faute.` },
}

export const ALLOWED: AnswerWords = {
  en: { label: 'Allowed', follows: () => 'It is allowed, and play goes on.' },
  fr: { label: 'Permis', follows: () => 'C’est permis, et le jeu continue.' },
}

/** The previous turn was over: its discard was made but not noted, or the whole turn is missing from the record. */
export const TURN_OVER: AnswerWords = {
  en: {
    label: 'The previous turn was over',
    follows: () => 'A discard or a whole turn is missing from the record; nobody is at fault.',
  },
  fr: {
    label: 'Le tour précédent était fini',
    follows: () => 'Il manque un écart ou un tour entier au relevé ; personne n’est en faute.',
  },
}

/** The player draws the tile forgotten before the discard. */
export const MADE_UP_FOR: AnswerWords = {
  en: {
    label: 'The forgotten draw',
    follows: (f) => `${f.Who} forgot to draw before the discard and drew right after it; nobody is at fault.`,
  },
  fr: {
    label: 'La pioche oubliée',
    follows: (f) => `${f.Who} a oublié de piocher avant d’écarter et a pioché aussitôt après ; personne n’est en faute.`,
  },
}

/** The record has a tile from the hand instead of the drawn one. */
export const DRAWN: AnswerWords = {
  en: {
    label: 'It was the drawn tile',
    follows: () => 'The record confused the drawn tile with a tile from the hand; nobody is at fault.',
  },
  fr: {
    label: 'C’était la tuile piochée',
    follows: () => 'Le relevé a confondu la tuile piochée avec une tuile de la main ; personne n’est en faute.',
  },
}

/** Nothing follows. */
export const NO_FAULT: AnswerWords = {
  en: { label: 'No fault', follows: () => 'Play goes on; nobody is at fault.' },
  fr: { label: 'Pas de faute', follows: () => 'Le jeu continue ; personne n’est en faute.' },
}
