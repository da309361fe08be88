import type { ByLanguage, Language, Text } from '../../model/language.ts'
import type { Settings } from '../../model/settings.ts'
import { typeset } from '../../phrases/typeset.ts'
import type { GameEnd } from '../../scoring/game-end.ts'

const ENDS: ByLanguage<Readonly<Record<NonNullable<GameEnd>, string>>> = {
  en: {
    'south-round': 'The south round is over, and with it the game.',
    bankruptcy: 'A score is below zero: under the rules in force the game is over.',
    'time-limit': 'This was the last hand of the time limit: the game is over.',
    'dealer-may-end': 'East has won the last hand in the lead, and may end the game.',
    'dealer-goes-on': 'East has won the last hand in the lead: under the rules in force the game goes on.',
    'dealer-asked': 'East has won the last hand in the lead. The text does not say whether East may end the game: the referee decides.',
    'one-more': 'The signal was given: one more hand.',
    'two-more': 'The signal was given: two more hands.',
    'hands-asked': 'The signal was given. The text does not say how many hands are left: the referee decides.',
  },
  fr: {
    'south-round': 'Le tour du sud est fini, et la partie avec lui.',
    bankruptcy: 'Un joueur est sous zéro : selon le règlement en vigueur, la partie est finie.',
    'time-limit': 'Le temps est écoulé et c’était la dernière donne : la partie est finie.',
    'dealer-may-end': 'Est gagne la dernière donne en étant en tête et peut mettre fin à la partie.',
    'dealer-goes-on': 'Est gagne la dernière donne en étant en tête : selon le règlement en vigueur, la partie continue.',
    'dealer-asked':
      'Est gagne la dernière donne en étant en tête. Le texte ne dit pas s’il peut mettre fin à la partie : l’arbitre décide.',
    'one-more': 'Le signal a retenti : encore une donne.',
    'two-more': 'Le signal a retenti : encore deux donnes.',
    'hands-asked': 'Le signal a retenti. Le texte ne dit pas combien de donnes il reste : l’arbitre décide.',
  },
}

const AT_A_DRAW: ByLanguage<Readonly<Record<Settings['chombo-at-draw'], string>>> = {
  en: {
    'dealt-again': 'A chombo was found at the draw: under the rules in force the hand is dealt again, without payment. Choose Chombo.',
    paid: 'A chombo was found at the draw: under the rules in force the draw is paid all the same.',
    unknown: 'A chombo was found at the draw. The text does not say whether the draw is still paid: the referee decides.',
  },
  fr: {
    'dealt-again':
      'Un chombo est constaté au mur épuisé : selon le règlement en vigueur, la donne est rejouée, sans paiement. Choisir Chombo.',
    paid: 'Un chombo est constaté au mur épuisé : selon le règlement en vigueur, le mur épuisé est payé quand même.',
    unknown: 'Un chombo est constaté au mur épuisé. Le texte ne dit pas si le mur épuisé est encore payé : l’arbitre décide.',
  },
}

/** The meaning of the end of a hand for the game, in one sentence. */
export const gameEndText = (end: NonNullable<GameEnd>, language: Language): string => typeset(ENDS[language][end], language)

/** The effect of a chombo found at an exhaustive draw on its payments. */
export const chomboAtDrawText = (setting: Settings['chombo-at-draw'], language: Language): string =>
  typeset(AT_A_DRAW[language][setting], language)

type Doubts = { readonly isRunning: boolean; readonly isUnsigned: boolean }

/** Why a result is signed too early: its hand has not ended, or no player has signed it. Null: it is not. */
export const signingDoubts = ({ isRunning, isUnsigned }: Doubts, language: Language): string | null => {
  const said = [...(isRunning ? [RUNNING[language]] : []), ...(isUnsigned ? [UNSIGNED[language]] : [])]
  return said.length === 0 ? null : [...said, AGAIN[language]].join(' ')
}

const RUNNING: Text = { en: 'The hand has not ended.', fr: 'La donne n’est pas terminée.' }
const UNSIGNED: Text = { en: 'No player has signed.', fr: 'Aucun joueur n’a signé.' }
const AGAIN: Text = { en: 'Enter once more to sign all the same.', fr: 'Validez encore une fois pour signer malgré tout.' }
