import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

export const texts: EditionTexts = {
  name: { en: 'EMA 2016', fr: 'EMA 2016' },
  short: { en: 'EMA 2016', fr: 'EMA 2016' },
  about: {
    en: 'European Mahjong Association, riichi rules of 2016',
    fr: 'Règles riichi de l’European Mahjong Association, 2016',
  },
  since: '2016',
  replacedBy: 'ema-2025',
  sections: 'numbers',
  laws,
}
