import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

export const texts: EditionTexts = {
  name: { en: 'EMA before 2016', fr: 'EMA avant 2016' },
  short: { en: 'EMA before 2016', fr: 'EMA avant 2016' },
  about: {
    en: 'European Mahjong Association, riichi rules of 2008 and 2012',
    fr: 'Règles riichi de l’European Mahjong Association, 2008 et 2012',
  },
  since: '2008',
  replacedBy: 'ema-2016',
  sections: 'numbers',
  laws,
}
