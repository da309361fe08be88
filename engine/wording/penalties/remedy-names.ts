import type { ByLanguage, Language } from '../../model/language.ts'
import type { Remedy } from '../../model/penalties.ts'

const NAMES: Readonly<Record<Remedy, ByLanguage<string>>> = {
  'point-out': { en: 'point it out', fr: 'le signaler' },
  'put-right': { en: 'correct it', fr: 'corriger' },
  'return-tile': { en: 'tile goes back', fr: 'tuile remise' },
  'call-stands': { en: 'call valid', fr: 'appel valable' },
  'claim-void': { en: 'call void', fr: 'appel nul' },
  'tile-to': { en: 'tile to the entitled player', fr: 'tuile à l’ayant droit' },
  'first-call-stands': { en: 'first call binding', fr: 'premier appel maintenu' },
  'kong-void': { en: 'kong void', fr: 'kong nul' },
  'riichi-void': { en: 'riichi void', fr: 'riichi nul' },
  'stick-back': { en: 'stick goes back', fr: 'bâton rendu' },
  'win-void': { en: 'win void', fr: 'victoire nulle' },
  'win-stands': { en: 'win valid', fr: 'victoire valable' },
  'dead-hand': { en: 'dead hand', fr: 'main morte' },
  'abortive-draw': { en: 'abortive draw', fr: 'donne annulée' },
  're-deal': { en: 'deal again', fr: 'redistribuer' },
  'referee-discretion': { en: 'the referee decides', fr: 'l’arbitre décide' },
  revert: { en: 'play goes back', fr: 'le jeu revient en arrière' },
  'discard-stands': { en: 'discard binding', fr: 'écart maintenu' },
}

/** The action at the table, in two or three words. */
export const remedyName = (remedy: Remedy, language: Language): string => NAMES[remedy][language]
