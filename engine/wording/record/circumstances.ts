import type { VerbWithWords, WordOf } from '../../model/circumstances.ts'
import type { ByLanguage } from '../../model/language.ts'
import type { Seat } from '../../model/seats.ts'

/** `aside`: said after the sentence of the act. `offer`: what the entry line says of the word before it is chosen. */
type Words = { readonly aside: ByLanguage<string>; readonly offer: ByLanguage<string> }

/** Said in the sentence itself: whose tiles were exposed, where a tile was drawn from, which tiles of a kong lie face down. */
type InSentence<V extends VerbWithWords> = WordOf<'expose'> | 'outer' | (V extends 'ankan' ? 'middle' : never)

const TURN_TOO_FAST = {
  aside: { en: 'too fast', fr: 'trop vite' },
  offer: { en: 'too fast: no time to claim the tile before', fr: 'trop vite : pas le temps de réclamer la tuile d’avant' },
}
const OUT_OF_TURN = {
  aside: { en: 'out of turn', fr: 'hors de son tour' },
  offer: { en: 'seen: not that player’s turn', fr: 'vu : pas le tour de ce joueur' },
}
const MIXED = {
  aside: { en: 'mixed into the hand', fr: 'tuile mêlée à la main' },
  offer: { en: 'mixed with the hand, no longer to be told apart', fr: 'mêlée à la main, ne s’en distingue plus' },
}

/** The words that a recorder can add to an act, in the order in which the entry line offers them. */
export const CIRCUMSTANCE_WORDS: {
  readonly [V in VerbWithWords]: {
    readonly [W in Exclude<WordOf<V>, Seat>]: W extends InSentence<V> ? Omit<Words, 'aside'> : Words
  }
} = {
  draw: {
    fast: {
      aside: { en: 'too fast', fr: 'trop vite' },
      offer: { en: 'too fast: nobody had time to call', fr: 'trop vite : personne n’a eu le temps d’annoncer' },
    },
    wrong: OUT_OF_TURN,
    mixed: MIXED,
    touching: {
      aside: { en: 'touching the hand', fr: 'la tuile touchant la main' },
      offer: { en: 'touched the tiles of the hand', fr: 'a touché les tuiles de la main' },
    },
    wall: { offer: { en: 'a tile from the wrong place of the wall', fr: 'une tuile du mauvais endroit du mur' } },
    'dead-wall': { offer: { en: 'a tile from the dead wall', fr: 'une tuile du mur mort' } },
  },
  replace: {
    mixed: MIXED,
    wall: { offer: { en: 'a tile from the live wall', fr: 'une tuile du mur' } },
    'dead-wall': { offer: { en: 'a tile from the wrong place of the dead wall', fr: 'une tuile du mauvais endroit du mur mort' } },
  },
  discard: {
    drawn: {
      aside: { en: 'the drawn tile', fr: 'la tuile piochée' },
      offer: { en: 'the tile just drawn', fr: 'la tuile qui vient d’être piochée' },
    },
    hand: {
      aside: { en: 'from the hand', fr: 'tuile de la main' },
      offer: { en: 'a tile from the hand', fr: 'une tuile de la main' },
    },
    rotated: { aside: { en: 'sideways', fr: 'tuile tournée' }, offer: { en: 'laid sideways', fr: 'tournée' } },
    slow: { aside: { en: 'slowly', fr: 'lentement' }, offer: { en: 'after an overlong time', fr: 'après un temps trop long' } },
    wrong: OUT_OF_TURN,
    nodraw: { aside: { en: 'without a draw', fr: 'sans pioche' }, offer: { en: 'without having drawn', fr: 'sans avoir pioché' } },
    meld: {
      aside: { en: 'from a displayed group', fr: 'prise dans un groupe exposé' },
      offer: { en: 'out of a displayed group', fr: 'prise dans un groupe exposé' },
    },
    fast: TURN_TOO_FAST,
  },
  call: {
    fast: TURN_TOO_FAST,
    laid: {
      aside: { en: 'after laying the tile down', fr: 'la tuile déjà posée' },
      offer: { en: 'the tile already lay by the discards', fr: 'la tuile était déjà posée avec les écarts' },
    },
  },
  take: {
    left: { aside: { en: 'on the left', fr: 'à gauche' }, offer: { en: 'laid on the left', fr: 'posée à gauche' } },
    middle: { aside: { en: 'in the middle', fr: 'au milieu' }, offer: { en: 'laid in the middle', fr: 'posée au milieu' } },
    right: { aside: { en: 'on the right', fr: 'à droite' }, offer: { en: 'laid on the right', fr: 'posée à droite' } },
  },
  ankan: {
    outer: { offer: { en: 'the outer tiles face down', fr: 'les tuiles extérieures cachées' } },
    middle: { offer: { en: 'the middle tiles face down', fr: 'les tuiles du milieu cachées' } },
    fast: TURN_TOO_FAST,
  },
  kakan: { fast: TURN_TOO_FAST },
  reveal: {
    mixed: {
      aside: MIXED.aside,
      offer: { en: 'the winning tile was not kept apart', fr: 'la tuile gagnante n’était pas à part' },
    },
  },
  expose: {
    own: { offer: { en: 'from the player’s own hand', fr: 'de sa propre main' } },
    wall: { offer: { en: 'from the live wall', fr: 'du mur' } },
    'dead-wall': { offer: { en: 'from the dead wall', fr: 'du mur mort' } },
  },
}

/** The words of a verb, for readers that know no verb by name. */
export const circumstanceWords = (verb: string): Readonly<Record<string, Pick<Words, 'offer'> & Partial<Words>>> =>
  Object.hasOwn(CIRCUMSTANCE_WORDS, verb) ? CIRCUMSTANCE_WORDS[verb as VerbWithWords] : {}
