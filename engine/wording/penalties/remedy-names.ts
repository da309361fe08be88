import type { ByLanguage, Language } from '../../model/language.ts'
import type { Remedy } from '../../model/penalties.ts'

const NAMES: ByLanguage<Readonly<Record<Remedy, string>>> = {
  en: {
    'point-out': 'point it out',
    'put-right': 'correct it',
    'return-tile': 'tile goes back',
    'call-stands': 'call valid',
    'claim-void': 'call void',
    'tile-to': 'tile to the entitled player',
    'first-call-stands': 'first call binding',
    'kong-void': 'kong void',
    'riichi-void': 'riichi void',
    'stick-back': 'stick goes back',
    'win-void': 'win void',
    'win-stands': 'win valid',
    'dead-hand': 'dead hand',
    'abortive-draw': 'abortive draw',
    're-deal': 'deal again',
    'referee-discretion': 'the referee decides',
    revert: 'play goes back',
    'discard-stands': 'discard stands',
  },
  fr: {
    'point-out': 'le signaler',
    'put-right': 'corriger',
    'return-tile': 'tuile remise',
    'call-stands': 'appel valable',
    'claim-void': 'appel nul',
    'tile-to': 'tuile à l’ayant droit',
    'first-call-stands': 'premier appel maintenu',
    'kong-void': 'kong nul',
    'riichi-void': 'riichi nul',
    'stick-back': 'bâton rendu',
    'win-void': 'victoire nulle',
    'win-stands': 'victoire valable',
    'dead-hand': 'main morte',
    'abortive-draw': 'donne annulée',
    're-deal': 'redistribuer',
    'referee-discretion': 'l’arbitre décide',
    revert: 'le jeu revient en arrière',
    'discard-stands': 'écart maintenu',
  },
}

/** The action at the table, in two or three words. */
export const remedyName = (remedy: Remedy, language: Language): string => NAMES[language][remedy]
