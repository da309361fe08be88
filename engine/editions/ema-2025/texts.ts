import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

export const texts: EditionTexts = {
  name: { en: 'EMA 2025', fr: 'EMA 2025' },
  short: { en: 'EMA 2025', fr: 'EMA 2025' },
  sections: 'numbers',
  laws,
}
