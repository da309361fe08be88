import type { Verb } from '../../model/events.ts'
import type { Language } from '../../model/language.ts'

/** The kind of act in one word; in English the notation’s own. */
export const verbName = (verb: Verb, language: Language): string => ({ en: verb, fr: FRENCH[verb] })[language]

const FRENCH: Readonly<Record<Verb, string>> = {
  touch: 'mur touché',
  draw: 'pioche',
  replace: 'remplacement',
  return: 'remise',
  discard: 'écart',
  call: 'annonce',
  show: 'tuiles montrées',
  take: 'prise',
  retract: 'retrait',
  ankan: 'kong caché',
  kakan: 'petit kong',
  dora: 'dora',
  stick: 'bâton',
  kita: 'Nord de côté',
  expose: 'tuiles vues',
  rearrange: 'déplacement',
  reveal: 'main dévoilée',
  count: 'comptage',
  tenpai: 'tenpai',
  noten: 'noten',
  ready: 'prêt',
  note: 'remarque',
  answer: 'réponse',
  ruling: 'décision',
  dead: 'main morte',
  ura: 'ura dora',
  scores: 'scores',
  end: 'fin',
}
