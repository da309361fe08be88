import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

export const texts: EditionTexts = {
  name: { en: 'EMA 2025', fr: 'EMA 2025' },
  short: { en: 'EMA 2025', fr: 'EMA 2025' },
  about: {
    en: 'European Mahjong Association, riichi rules; tournaments in Europe',
    fr: 'Règles riichi de l’European Mahjong Association ; tournois en Europe',
  },
  since: '2025-08',
  sections: 'numbers',
  laws,
}
