import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

export const texts: EditionTexts = {
  name: { en: 'EMA 2016', fr: 'EMA 2016' },
  short: { en: 'EMA 2016', fr: 'EMA 2016' },
  sections: 'numbers',
  laws,
}
