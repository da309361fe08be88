import type { ByLanguage, Language } from '../language.ts'
import type { Remedy } from '../penalties.ts'

const NAMES: ByLanguage<Readonly<Record<Remedy, string>>> = {
  en: {
    'point-out': 'point it out',
    'put-right': 'put it right',
    'return-tile': 'tile goes back',
    'call-stands': 'call stands',
    'claim-void': 'call void',
    'tile-to': 'tile to who is entitled',
    'first-call-stands': 'first call stands',
    'kong-void': 'kong void',
    'riichi-void': 'riichi void',
    'stick-back': 'stick goes back',
    'win-void': 'win void',
    'win-stands': 'win stands',
    'dead-hand': 'dead hand',
    'abortive-draw': 'abortive draw',
    're-deal': 'deal again',
    'referee-discretion': 'the referee decides',
  },
  fr: {
    'point-out': 'le signaler',
    'put-right': 'remettre en ordre',
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
    'abortive-draw': 'main annulée',
    're-deal': 'redistribuer',
    'referee-discretion': 'l’arbitre décide',
  },
}

/** What is to be done at the table, in two or three words. */
export const remedyName = (remedy: Remedy, language: Language): string => NAMES[language][remedy]
